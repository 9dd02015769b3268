// Checks of the forms' content: what an author cannot have meant, and what would only fail in front of a visitor.
import { existsSync, readFileSync } from 'node:fs'
import {
  allowsGroupingLabel,
  FIELD_KINDS,
  findFieldKind,
  findLegalField,
  LEGAL_FIELDS,
  resolveFlags,
  type FlexForm,
  type Purpose,
} from '@evkit/engine/forms'
import { checkConfig } from '@evkit/engine/forms/check'
import type { Option } from '@evkit/engine/shared'
import { assembleMarkets, type FormsMarket } from '../content/forms-assemble.js'
import type { FormsParts } from '../content/forms-parts.js'
import { readFormsContent } from '../content/forms-read.js'
import type { CarEntry } from '../content/parts.js'
import { makeDialCodes, writeDialCodes } from '../scripts/dial-code-document.js'
import { writeDescription } from '../service/forms/openapi.js'
import type { Fault } from '../sources/rows.js'
import { listMessageFaults, listTexts } from './messages.js'

const FIRST = 'en'

/** One stored form of a market. */
interface Checked {
  readonly file: string
  readonly market: FormsMarket
  readonly purpose: Purpose
  readonly form: FlexForm
  readonly document: unknown
}

type Texts = readonly (readonly [path: string, key: string])[]

const ofOption = (path: string, key: Option<string>): Texts =>
  key._tag === 'Some' ? [[path, key.value]] : []

const ofMap = (path: string, keys: ReadonlyMap<string, string>): Texts =>
  [...keys].map(([name, key]) => [`${path}.${name}`, key] as const)

const ofMain = ({ main }: FlexForm): Texts => {
  if (main._tag === 'None') return []
  const { title, options, customTranslation, rows } = main.value
  const kinds = rows.flat().flatMap((name) => {
    const kind = findFieldKind(name)
    return kind._tag === 'Some' ? [kind.value] : []
  })
  return [
    ...ofOption('main.title', title),
    ...ofMap('main.customTranslation', customTranslation),
    ...[...options].flatMap(([kind, choices]) =>
      choices.map(
        ({ translationKey }, at) => [`main.options.${kind}.${at}`, translationKey] as const,
      ),
    ),
    ...kinds.flatMap((kind) => ofOption(`main.rows.${kind}`, FIELD_KINDS[kind].labelKey)),
  ]
}

const ofLegal = ({ legal }: FlexForm): Texts => {
  if (legal._tag === 'None') return []
  const { title, paragraphs, fields, customTranslation } = legal.value
  return [
    ...ofOption('legal.title', title),
    ...paragraphs.map((key, at) => [`legal.paragraphs.${at}`, key] as const),
    ...ofMap('legal.customTranslation', customTranslation),
    ...fields
      .filter((name) => findLegalField(name)._tag === 'Some')
      .map(
        (name) => [`legal.fields.${name}`, `${name.replace(/Validated$|Auto$/, '')}Label`] as const,
      ),
  ].map(([path, key]) => [path, key === 'GroupingLabelLabel' ? 'GroupingLabel' : key] as const)
}

const ofKvkk = ({ kvkk }: FlexForm): Texts =>
  kvkk._tag === 'None'
    ? []
    : [
        ['kvkk.title', kvkk.value.title],
        ['kvkk.paragraph', kvkk.value.paragraph],
        ...kvkk.value.options.map(
          ({ translationKey }, at) => [`kvkk.options.${at}`, translationKey] as const,
        ),
      ]

const ofCustom = ({ custom }: FlexForm): Texts =>
  [...custom].flatMap(([name, { title, fields }]) => [
    ...ofOption(`custom.${name}.title`, title),
    ...fields.map(
      ({ translationKey }, at) => [`custom.${name}.fields.${at}`, translationKey] as const,
    ),
  ])

const ofHead = ({ header, dealerPicker }: FlexForm): Texts => [
  ...ofOption('header.heading', header.heading),
  ...ofOption('header.subHeading', header.subHeading),
  ...ofOption('header.description', header.description),
  ...(dealerPicker._tag === 'Some' ? ofOption('dealerPicker.title', dealerPicker.value.title) : []),
]

const textFaults = ({ file, market, purpose, form }: Checked): readonly Fault[] =>
  [...ofHead(form), ...ofMain(form), ...ofLegal(form), ...ofKvkk(form), ...ofCustom(form)].flatMap(
    ([path, key]) =>
      market.dictionary.has(key)
        ? []
        : [{ file, path: `${purpose}.${path}`, text: `there is no text of the key ${key}` }],
  )

const configFaults = ({ file, purpose, document }: Checked): readonly Fault[] =>
  checkConfig(document).map(({ code, path, name }) => ({
    file,
    path: `${purpose}.${path}`,
    text: `${code}: ${name}`,
  }))

const APP_OF: Readonly<Partial<Record<Purpose, 'quote'>>> = { OFFER_REQUEST: 'quote' }

const legalFaults = ({ file, market, purpose, form }: Checked): readonly Fault[] => {
  if (form.legal._tag === 'None') return []
  const path = `${purpose}.legal.fields`
  const { isUnderGdpr, isPresetReviewed } = market.entry.consents
  const { configuration, entry } = market
  const { on } = resolveFlags(configuration.features, configuration.dynamicFeatures)
  return form.legal.value.fields.flatMap((name) => {
    const field = findLegalField(name)
    if (field._tag === 'None') return []
    if (
      field.value === 'GroupingLabel' &&
      !allowsGroupingLabel(entry.market, APP_OF[purpose] ?? 'contact')
    ) {
      return [{ file, path, text: 'a caption stands on the quote form of the uk only' }]
    }
    const isPreset =
      LEGAL_FIELDS[field.value].isHidden ||
      (field.value === 'OneMarketingConsent' && on.includes('oneMarketingConsentPreChecked'))
    return isPreset && isUnderGdpr && !isPresetReviewed
      ? [{ file, path, text: `${name} is given before the visitor says so` }]
      : []
  })
}

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'

const purposeFaults = ({ file, market, purpose }: Checked): readonly Fault[] => {
  const found = market.configuration.purposeConfigs.get(purpose)
  if (found === undefined) {
    return [{ file, path: purpose, text: 'the market says nothing of this purpose' }]
  }
  const { b2BCampaignCode, b2CCampaignCode } = found.campaignCodes
  const codes = [b2BCampaignCode, b2CCampaignCode]
  const redirect = found.redirectUrl
  return [
    ...(codes.every((code) => code._tag === 'Some' && code.value.trim() !== '')
      ? []
      : [{ file, path: purpose, text: 'there are no campaign codes of this purpose' }]),
    ...(redirect._tag === 'Some' && !isHttps(redirect.value)
      ? [{ file, path: purpose, text: 'redirectUrl is no https address' }]
      : []),
  ]
}

const listForms = (markets: readonly FormsMarket[]): readonly Checked[] =>
  markets.flatMap((market) =>
    [...market.forms].map(([purpose, { document, value }]) => ({
      file: `data/content/forms/flexforms/${market.entry.market}.json`,
      market,
      purpose,
      form: value,
      document,
    })),
  )

const marketFaults = ({
  entry,
  configuration,
  dealers,
  dictionary,
}: FormsMarket): readonly Fault[] => {
  const file = `data/content/forms/markets/${entry.market}.json`
  const { insideSalesRetailer: inside } = configuration
  const ids = dealers.map(({ dealerId }) => dealerId)
  const repeated = ids.filter((id, at) => ids.indexOf(id) !== at)
  const { warnings } = resolveFlags(configuration.features, configuration.dynamicFeatures)
  const path = 'configuration.insideSalesRetailer'
  const insideFaults = (): readonly string[] => {
    if (inside._tag === 'None') return []
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
    ...warnings.map((text) => ({ file, path: 'configuration.features', text })),
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
  const forms = listForms(markets)
  return [
    ...languageFaults(parts),
    ...markets.flatMap(marketFaults),
    ...shared(parts, cars),
    ...[textFaults, configFaults, legalFaults, purposeFaults].flatMap((check) =>
      forms.flatMap(check),
    ),
  ]
}

/** Finds what is wrong with everything of the forms below the data folder. */
export const listFormsFaults = (folder: URL, cars: readonly CarEntry[]): readonly Fault[] => [
  ...listFormsContentFaults(readFormsContent(new URL('content/', folder)).parts, cars),
  ...isWritten(folder, 'dial-codes.json', writeDialCodes(makeDialCodes())),
  ...isWritten(folder, 'forms-openapi.json', writeDescription()),
]
