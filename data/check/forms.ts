// Checks of the forms' content: what an author cannot have meant, and what would only fail in front of a visitor.
import { existsSync, readFileSync } from 'node:fs'
import { option as O } from 'fp-ts'
import { assembleMarkets, type FormsMarket } from '../content/forms-assemble.js'
import type { FormsParts } from '../content/forms-parts.js'
import { readFormsContent } from '../content/forms-read.js'
import type { CarEntry } from '../content/parts.js'
import { checkForms } from '../forms-check/check-forms.js'
import { readSource, type Source } from '../forms-check/json-source.js'
import { makeDialCodes, writeDialCodes } from '../scripts/dial-code-document.js'
import { writeDescription } from '../service/forms/openapi.js'
import type { Fault } from '../sources/rows.js'
import { listMessageFaults, listTexts } from './messages.js'

const FIRST = 'en'

// The files as the check of forms reads them, so that a rule about forms stands there and nowhere else.
const toSources = ({ markets, flexforms, languages }: FormsParts): readonly Source[] => {
  const write = (name: string, document: unknown): Source =>
    readSource(`data/content/forms/${name}.json`, JSON.stringify(document))
  return [
    ...markets.map(({ configuration, ...entry }) =>
      write(`markets/${entry.market}`, { ...entry, configuration: configuration.document }),
    ),
    ...[...flexforms].map(([market, forms]) =>
      write(
        `flexforms/${market}`,
        Object.fromEntries([...forms].map(([purpose, { document }]) => [purpose, document])),
      ),
    ),
    ...[...languages].map(([language, texts]) => write(`languages/${language}`, texts)),
  ]
}

const formFaults = (parts: FormsParts): readonly Fault[] =>
  checkForms(toSources(parts)).map(({ file, path, rule, text, when }) => ({
    file,
    path,
    text: `${rule}: ${text}${when === '' ? '' : ` (${when})`}`,
  }))

const marketFaults = ({
  entry,
  configuration,
  retailers,
  dictionary,
}: FormsMarket): readonly Fault[] => {
  const file = `data/content/forms/markets/${entry.market}.json`
  const { insideSalesRetailer: inside } = configuration
  const ids = retailers.map(({ dealerId }) => dealerId)
  const repeated = ids.filter((id, at) => ids.indexOf(id) !== at)
  const plain = [...configuration.purposeConfigs].filter(
    ([, { redirectUrl }]) => O.isSome(redirectUrl) && /^http:/i.test(redirectUrl.value),
  )
  const path = 'configuration.insideSalesRetailer'
  const insideFaults = (): readonly string[] => {
    if (O.isNone(inside)) return []
    const { retailerId, useInsideSalesTransform, nameTranslationKey, addressTranslationKey } =
      inside.value
    if (!useInsideSalesTransform && !ids.includes(retailerId)) {
      return [`there is no retailer ${retailerId}`]
    }
    return [nameTranslationKey, addressTranslationKey]
      .filter((key) => !dictionary.has(key))
      .map((key) => `there is no text of the key ${key}`)
  }
  return [
    ...insideFaults().map((text) => ({ file, path, text })),
    ...plain.map(([purpose]) => ({
      file,
      path: `configuration.purposeConfigs.${purpose}.redirectUrl`,
      text: 'leads lead on to https addresses only',
    })),
    ...repeated.map((id) => ({
      file: `data/content/forms/dealers/${entry.market}.csv`,
      path: id,
      text: 'repeats the id of a retailer',
    })),
  ]
}

const shared = (parts: FormsParts, cars: readonly CarEntry[]): readonly Fault[] => [
  ...parts.vehicles.flatMap(({ car }, at) =>
    cars.some(({ name }) => name === car)
      ? []
      : [
          {
            file: 'data/content/forms/vehicles.json',
            path: `${at}.car`,
            text: `there is no car ${car} in data/content/cars.json`,
          },
        ],
  ),
  ...parts.addresses.flatMap(({ market, street }) =>
    parts.markets.some((one) => one.market === market)
      ? []
      : [{ file: 'data/content/forms/addresses.csv', path: street, text: `no market ${market}` }],
  ),
]

const PLACES = /\$[012]/g
const placesOf = (text: string): string => [...new Set(text.match(PLACES) ?? [])].sort().join(' ')

const languageFaults = ({ languages }: FormsParts): readonly Fault[] => {
  const first = listTexts(languages.get(FIRST))
  return [...languages].flatMap(([language, document]) => {
    const file = `data/content/forms/languages/${language}.json`
    const texts = listTexts(document)
    return [
      ...listMessageFaults(file, texts, first),
      ...[...texts].flatMap(([path, text]) =>
        placesOf(text) === placesOf(first.get(path) ?? '')
          ? []
          : [{ file, path, text: `expected ${placesOf(first.get(path) ?? '') || 'no places'}` }],
      ),
    ]
  })
}

const isWritten = (folder: URL, name: string, text: string): readonly Fault[] => {
  const url = new URL(`tables/${name}`, folder)
  return existsSync(url) && readFileSync(url, 'utf8') === text
    ? []
    : [
        {
          file: `data/tables/${name}`,
          path: '',
          text: 'is not what its script writes: node .config/run.mjs data:forms',
        },
      ]
}

/** Finds what is wrong with content files of the forms that can be read. */
export const listFormsContentFaults = (
  parts: FormsParts,
  cars: readonly CarEntry[],
): readonly Fault[] => {
  const markets = assembleMarkets(parts, cars)
  return [
    ...languageFaults(parts),
    ...markets.flatMap(marketFaults),
    ...shared(parts, cars),
    ...formFaults(parts),
  ]
}

/** Finds what is wrong with everything of the forms below the data folder. */
export const listFormsFaults = (folder: URL, cars: readonly CarEntry[]): readonly Fault[] => [
  ...listFormsContentFaults(readFormsContent(new URL('content/', folder)).parts, cars),
  ...isWritten(folder, 'dial-codes.json', writeDialCodes(makeDialCodes())),
  ...isWritten(folder, 'forms-openapi.json', writeDescription()),
]
