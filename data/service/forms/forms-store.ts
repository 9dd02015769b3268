// What the calls of the forms are answered from, read and decoded once when the service starts.
import { none, some, type Option } from '@evkit/engine/shared'
import { resolveSite } from '@evkit/engine/site'
import { assembleMarkets, type FormsMarket } from '../../content/forms-assemble.js'
import type { AddressRow, ConsumerEntry, FormLimits } from '../../content/forms-parts.js'
import { readFormsContent } from '../../content/forms-read.js'
import type { CarEntry } from '../../content/parts.js'
import type { Fault } from '../../sources/rows.js'

/** What the calls of the forms are answered from. */
export interface FormsStore {
  readonly markets: readonly FormsMarket[]
  /** Finds a market by the slug of an address, in any letter case. */
  readonly findMarket: (slug: string) => Option<FormsMarket>
  readonly addresses: readonly AddressRow[]
  readonly limits: FormLimits
  /** Invented visitors, for links that fill a form in; told of outside production only. */
  readonly consumers: readonly ConsumerEntry[]
  readonly faults: readonly Fault[]
}

/** Reads and decodes everything about forms below the data folder. */
export const openFormsStore = (folder: URL, cars: readonly CarEntry[]): FormsStore => {
  const { parts, faults } = readFormsContent(new URL('content/', folder))
  const markets = assembleMarkets(parts, cars)
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
    faults,
  }
}
