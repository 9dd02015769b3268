// `evkit forms check`: what shipped content could become by a slip, and by 300 mutations.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { FlexFormCodec, MarketConfigurationCodec } from '@evkit/engine/forms'
import { decodeWith } from '@evkit/engine/shared'
import { listJson, readText } from '../cli/forms-files.js'
import { checkForms } from '../forms-check/check-forms.js'
import { readSource } from '../forms-check/json-source.js'

const CONTENT = fileURLToPath(new URL('../content/forms', import.meta.url))

type Json = Record<string, unknown>

const FILES = new Map(
  (listJson(CONTENT) ?? []).map(
    (file) => [relative(CONTENT, file), readText(file) ?? '{}'] as const,
  ),
)

// What belongs to one market: its forms, what it says of them, all texts.
const filesOf = (market: string) =>
  [...FILES].filter(([file]) => file.startsWith('languages/') || file.endsWith(`/${market}.json`))

const read = (file: string): Json => JSON.parse(FILES.get(file) ?? '{}') as Json

const checkWith = (changed: string, document: unknown) => {
  const market = changed.replace(/^.*\/|\.json$/g, '')
  return checkForms(
    filesOf(market).map(([file, text]) =>
      readSource(file, file === changed ? JSON.stringify(document, null, 2) : text),
    ),
  )
}

const change = (file: string, path: readonly (string | number)[], value: unknown): unknown => {
  const document = structuredClone(read(file))
  let inner = document
  for (const key of path.slice(0, -1)) {
    inner[key] ??= {}
    inner = inner[key] as Json
  }
  const last = path.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(inner, last)
  else inner[last] = value
  return document
}

const found = (file: string, path: readonly (string | number)[], value: unknown) =>
  checkWith(file, change(file, path, value)).map(({ rule, path: at, line }) => {
    expect(line).toBeGreaterThan(0)
    return `${rule} ${at}`
  })

const UK = 'markets/uk.json'
const FORM = 'flexforms/uk.json'

describe('content with one slip', () => {
  test('[E-F-58] as it is shipped there is none', () => {
    expect(checkWith(UK, read(UK))).toEqual([])
  })

  test('[E-F-58] a file among the markets is a market, whatever its keys', () => {
    const document = read(UK)
    const { configuration, ...rest } = document
    const { purposeConfigs, ...others } = configuration as Json
    const misspelt = { ...rest, configuration: { ...others, purposeConfig: purposeConfigs } }
    const rules = (one: unknown) => checkWith(UK, one).map(({ rule }) => rule)
    expect(rules(misspelt)).toContain('INVALID_KEY')
    expect(rules(misspelt)).toContain('SHAPE')
    expect(rules(rest)).toContain('SHAPE')
    expect(rules({ ...rest, configuration: [] })).toContain('SHAPE')
    expect(rules([])).toContain('SHAPE')
    expect(checkWith(FORM, []).map(({ rule }) => rule)).toContain('SHAPE')
  })

  test.each([
    [
      FORM,
      ['CONTACT_REQUEST', 'header'],
      { heading: '' },
      'BLANK_TEXT CONTACT_REQUEST.header.heading',
    ],
    [FORM, ['CONTACT_REQUEST', 'main', 'title'], ' ', 'BLANK_TEXT CONTACT_REQUEST.main.title'],
    [
      FORM,
      ['CONTACT_REQUEST', 'main', 'customTranslation'],
      { FirstnameLabel: '' },
      'BLANK_TEXT CONTACT_REQUEST.main.customTranslation.FirstnameLabel',
    ],
    [
      FORM,
      ['CONTACT_REQUEST', 'main', 'customTranslation'],
      { FirstnameLable: 'SurnameLabel' },
      'UNKNOWN_TEXT_KEY CONTACT_REQUEST.main.customTranslation.FirstnameLable',
    ],
    [
      FORM,
      ['CONTACT_REQUEST', 'main', 'options', 'Title'],
      [{ value: ' ', translationKey: 'Submit' }],
      'BLANK_OPTION CONTACT_REQUEST.main.options.Title[0].value',
    ],
    [
      FORM,
      ['CONTACT_REQUEST', 'main', 'options', 'Title'],
      [{ value: 'x'.repeat(5000), translationKey: 'Submit' }],
      'TOO_LONG CONTACT_REQUEST.main.options.Title[0].value',
    ],
    [
      UK,
      ['configuration', 'allowedRedirectHosts'],
      ['https://partner.example/'],
      'HOST_ADDRESS configuration.allowedRedirectHosts[0]',
    ],
    [
      UK,
      ['configuration', 'insideSalesRetailer', 'nameTranslationKey'],
      'NoSuchKey',
      'MISSING_TEXT configuration.insideSalesRetailer.nameTranslationKey',
    ],
    [
      UK,
      ['configuration', 'map', 'center', 'latitude'],
      999,
      'MAP_BOUNDS configuration.map.center.latitude',
    ],
    [UK, ['configuration', 'map', 'zoom'], 1e9, 'MAP_BOUNDS configuration.map.zoom'],
    [UK, ['configuration', 'map', 'centre'], {}, 'INVALID_KEY configuration.map.centre'],
    [
      UK,
      ['configuration', 'purposeConfigs', 'CONTACT_REQUEST', 'campaignCodes', 'b2CCampaignCode'],
      'x'.repeat(5000),
      'TOO_LONG configuration.purposeConfigs.CONTACT_REQUEST.campaignCodes.b2CCampaignCode',
    ],
    [
      UK,
      ['configuration', 'purposeConfigs', 'CONTACT_REQUEST', 'redirectUrl'],
      'javascript:alert(1)',
      'UNSAFE_LINK configuration.purposeConfigs.CONTACT_REQUEST.redirectUrl',
    ],
  ] as const)('[E-F-58] %s %j becomes %j', (file, path, value, told) => {
    expect(found(file, path, value)).toContain(told)
  })

  test('[E-F-58] a choice of the KVKK section twice, or with a key of its own', () => {
    const options = ['true', 'true', 'false'].map((value) => ({ value, translationKey: 'Submit' }))
    const file = 'flexforms/tr.json'
    expect(found(file, ['CONTACT_REQUEST', 'kvkk', 'options'], options)).toContain(
      'KVKK_OPTION CONTACT_REQUEST.kvkk.options[1].value',
    )
    const [first = {}, , last] = options
    const strange = [{ ...first, label: 'x' }, last]
    expect(found(file, ['CONTACT_REQUEST', 'kvkk', 'options'], strange)).toContain(
      'INVALID_KEY CONTACT_REQUEST.kvkk.options[0].label',
    )
  })
})

const listPaths = (value: unknown, at: readonly (string | number)[] = []): (string | number)[][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => {
        const path = [...at, Array.isArray(value) ? Number(key) : key]
        return [path, ...listPaths(inner, path)]
      })

const MUTABLE = [...FILES.keys()].filter((file) => /^(?:markets|flexforms)\//.test(file))
const WRONG = [undefined, null, 7, -1e9, '', ' ', 'x'.repeat(6000), [], {}, [[]], true, ['x']]

const isRefused = (file: string, document: unknown): boolean => {
  const record = document as Json
  if (file.startsWith('markets/')) {
    return E.isLeft(decodeWith(MarketConfigurationCodec, record['configuration']))
  }
  return Object.values(record).some((form) => E.isLeft(decodeWith(FlexFormCodec, form)))
}

test('[E-F-58] [B-F-01] of 300 mutations none throws, and each the service would refuse is named with its line', () => {
  const anyMutation = fc
    .constantFrom(...MUTABLE)
    .chain((file) =>
      fc.tuple(
        fc.constant(file),
        fc.constantFrom(...listPaths(read(file))),
        fc.constantFrom(...WRONG),
      ),
    )
  const silent: string[] = []
  for (const [file, path, value] of fc.sample(anyMutation, { numRuns: 300, seed: 20261122 })) {
    const document = change(file, path, value)
    const findings = checkWith(file, document)
    const isNamed = findings.some(
      (one) => one.file === file && one.severity === 'error' && one.line > 0 && one.column > 0,
    )
    if (isRefused(file, document) && !isNamed)
      silent.push(`${file} ${path.join('.')} ${JSON.stringify(value)}`)
  }
  expect(silent).toEqual([])
}, 240_000)
