// What the calls of the forms are answered from, read and decoded once when the service starts.
import { existsSync, readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { DialCountryCodec, type DialCountry } from '@evkit/engine/internal/forms'
import { decodeWith, left, none, right, some, type Either, type Option } from '@evkit/engine/shared'
import { resolveSite } from '@evkit/engine/site'
import { assembleMarkets, type FormsMarket } from '../../content/forms-assemble.js'
import type { AddressRow, ConsumerEntry, FormLimits } from '../../content/forms-parts.js'
import { readFormsContent } from '../../content/forms-read.js'
import { createChoiceWords } from '../../content/chosen-car.js'
import type { ContentParts } from '../../content/parts.js'
import { openPhotographs, type Photographs } from '../../content/photographs.js'
import { toFaults, type Fault } from '../../sources/rows.js'

/** What the calls of the forms are answered from. */
export interface FormsStore {
  readonly markets: readonly FormsMarket[]
  /** Finds a market by the slug of an address, in any letter case. */
  readonly findMarket: (slug: string) => Option<FormsMarket>
  readonly addresses: readonly AddressRow[]
  readonly limits: FormLimits
  /** Invented visitors, for links that fill a form in; told of outside production only. */
  readonly consumers: readonly ConsumerEntry[]
  /** Country codes of phone numbers. */
  readonly dialCodes: readonly DialCountry[]
  /** Photographs in the place of drawn cars. */
  readonly photographs: Photographs
  readonly faults: readonly Fault[]
}

const DIAL_CODES = 'tables/dial-codes.json'

const DialCodesCodec = t.type({ countries: t.readonlyArray(DialCountryCodec) })

const readDialCodes = (folder: URL): Either<readonly Fault[], readonly DialCountry[]> => {
  const file = `data/${DIAL_CODES}`
  const url = new URL(DIAL_CODES, folder)
  if (!existsSync(url)) return left([{ file, path: '', text: 'is not there' }])
  const read = decodeWith(DialCodesCodec, JSON.parse(readFileSync(url, 'utf8')))
  return E.isLeft(read) ? left(toFaults(file, read.left)) : right(read.right.countries)
}

/** Reads and decodes everything about forms below the data folder. */
export const openFormsStore = (
  folder: URL,
  content: Pick<ContentParts, 'cars' | 'languages' | 'pageDocuments'>,
): FormsStore => {
  const { parts, faults } = readFormsContent(new URL('content/', folder))
  const dialCodes = readDialCodes(folder)
  const markets = assembleMarkets(parts, content.cars, createChoiceWords(content))
  const bySlug = new Map(markets.map((market) => [market.entry.market, market]))
  return {
    markets,
    findMarket: (slug) => {
      const market = bySlug.get(resolveSite(slug))
      return market === undefined ? none : some(market)
    },
    addresses: parts.addresses,
    limits: parts.limits,
    consumers: parts.consumers,
    dialCodes: E.isRight(dialCodes) ? dialCodes.right : [],
    photographs: openPhotographs(folder),
    faults: [...faults, ...(E.isLeft(dialCodes) ? dialCodes.left : [])],
  }
}
