import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { MOTOR_TYPES } from '@evkit/engine/car'
import {
  CalculatorContentCodec,
  calculatorView,
  decodeCalculatorCars,
  feedOf,
  findFamily,
  lightCalculatorView,
  LightContentCodec,
  listRangeFaults,
  RangeDocumentCodec,
  RangeToolContentCodec,
  rangeToolView,
  requireToolCars,
  startCalculator,
  startRangeTool,
  TabsContentCodec,
  toRangeData,
  type RangeDocument,
} from '@evkit/engine/range'
import { tabsView } from '@evkit/engine/internal/range'
import { CONTENT_CLIENTS, contentEndpoint, numberFormat } from '@evkit/engine/site'
import { decodeWith, none, some, writeAddress, type Either } from '@evkit/engine/shared'
import { startLightCalculator } from '../../engine/src/range/calculator.url.js'
import { isUsableRangeData } from '../../engine/src/range/documents/range-rows.js'
import { rangeAtSpeed } from '../../engine/src/range/speed-range.js'
import { RANGE_TOOL_MODELS } from '../../engine/src/range/range-selection.js'
import {
  compareRanges,
  compareShares,
  listRangeDataFaults,
  listRangeSourceFaults,
  listRangeStaleness,
  RANGE_TOLERANCE,
  SHARE_TOLERANCE,
} from '../check/range.js'
import { listRangeContentFaults } from '../check/range-content.js'
import { readRangeContent } from '../content/range-read.js'
import { makeRangeFile, writeRangeFile, type RangeFile } from '../scripts/range-document.js'
import { createService } from '../service/app.js'
import { openStore } from '../service/store.js'
import { readRangeSources, type RangeSources } from '../sources/range-rows.js'
import { readSources, type Fault } from '../sources/rows.js'
import { openData } from './open.js'
import { SITE_CARS } from './site-cars.js'

const folder = new URL('../', import.meta.url)
const sources = readSources(folder)
const range = readRangeSources(folder)
const file = makeRangeFile(range, sources)
const raw = readFileSync(new URL('tables/range.json', folder), 'utf8')
const lines = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ file: name, path, text }) => `${name} ${path}: ${text}`)

const right = <A>(answer: Either<readonly unknown[], A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const store = openData()
const service = createService(store, { isPreviewOpen: true })
const json = async (address: string): Promise<unknown> => (await service.request(address)).json()
const content = (site: string, client: string, preview?: string) =>
  json(
    writeAddress(contentEndpoint, { site, client, ...(preview === undefined ? {} : { preview }) }),
  )

describe('the range data', () => {
  test('[T-DATA-13] [T-DATA-14] [T-DATA-15] decodes, is usable, and is what its sources make', () => {
    const parsed = JSON.parse(raw) as RangeFile
    expect(decodeWith(RangeDocumentCodec, parsed.families)._tag).toBe('Right')
    expect(isUsableRangeData(parsed.families)).toBe(true)
    expect(raw).toBe(writeRangeFile(file))
    expect(listRangeFaults(parsed.families)).toEqual([])
  })

  test('[E-T-47] beyond the sliders: EX90 at -10 °C with and without a heat pump, by the same formula', () => {
    const at = (temperature: number, heatpump: boolean) =>
      file.families
        .find(({ modelFamily }) => modelFamily === 'EX90_Twin')
        ?.rangeValues.find(
          (row) => row.temperature === temperature && row.heatpump === heatpump && row.climate,
        )
    // 107 kWh, 600 km: 0.17833 × 1.16 + 3.3 / 46.5 and 0.17833 × 1.16 + 5 / 46.5 kWh/km.
    expect([at(-10, true)?.combined, at(-10, false)?.combined]).toEqual([385, 340])
    expect([at(-20, true)?.combined, at(-20, true)?.basis]).toEqual([317, 'modelled'])
  })

  test('[E-T-48] content has the published range of each drivetrain with its source', async () => {
    const tool = (await content('uk', CONTENT_CLIENTS.rangeTool)) as {
      readonly cars: readonly unknown[]
    }
    expect(tool.cars[0]).toMatchObject({
      name: 'EX30',
      published: [
        { drivetrain: 'Single', km: 344, source: 'oed' },
        { drivetrain: 'Single-with-Extended', km: 476, source: 'maker' },
        { drivetrain: 'Twin', km: 450, source: 'press' },
      ],
    })
    const { parts } = readRangeContent(new URL('content/', folder))
    const used = Object.values(parts.published).map(({ source }) => `beside.source.${source}`)
    for (const { messages } of parts.languages.values()) {
      expect(used.filter((key) => !Object.hasOwn(messages, key))).toEqual([])
    }
  })

  test('content that nothing knows is told with file and path', () => {
    const { parts } = readRangeContent(new URL('content/', folder))
    expect(listRangeContentFaults(parts, range)).toEqual([])
    const [car] = parts.cars
    const [site] = parts.sites
    if (car === undefined || site === undefined) throw new Error('no content')
    const cars = [
      { ...car, model: 'V60' },
      { ...car, motors: ['SM', 'TM'] as const, disclaimer: 'gone' },
    ]
    const wrong = { ...parts, cars, sites: [{ ...site, lightModel: 'V60 Cross' }] }
    expect(lines(listRangeContentFaults(wrong, range))).toEqual([
      'data/content/range-cars.json 0.model: no published range is known of the model V60',
      'data/content/range-cars.json 1.motors.1: no published range is known of EX30 with motor TM',
      'data/content/range-cars.json 1.disclaimer: not every language has the disclaimer gone',
      'data/content/range-sites.json 0.lightModel: uk names V60 Cross, which is in no calculator',
    ])
  })

  test.each([
    [
      'range-sites.json',
      (rows: readonly { readonly site: string }[]) => rows.filter(({ site }) => site !== 'se'),
    ],
    ['range/sv.json', () => []],
  ] as const)('a site without its part of %s is told', (name, change) => {
    const copy = mkdtempSync(join(tmpdir(), 'evkit-range-'))
    for (const one of ['brand', 'tables', 'sources']) {
      symlinkSync(fileURLToPath(new URL(one, folder)), join(copy, one))
    }
    cpSync(new URL('content', folder), join(copy, 'content'), { recursive: true })
    const path = join(copy, 'content', name)
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as never)))
    const opened = openStore(pathToFileURL(`${copy}/`))
    rmSync(copy, { recursive: true })
    expect(E.isLeft(opened) ? lines(opened.left) : []).toContain(
      'data/content/range-sites.json se: there is no entry of this site, or no readable data/content/range/sv.json',
    )
  })

  test('D-T-30: a family a drivetrain; of several motors the one that goes farthest', () => {
    expect(file.families.map(({ modelFamily }) => modelFamily)).toEqual([
      'EX30_Single',
      'EX30_Single-with-Extended',
      'EX30_Twin',
      'EX30 Cross Country_Twin',
      'EX40_Single',
      'EX40_Single-with-Extended',
      'EX40_Twin',
      'EC40_Single',
      'EC40_Single-with-Extended',
      'EC40_Twin',
      'EX90_Single',
      'EX90_Twin',
      'ES90_Single',
      'ES90_Twin',
      'XC40_Single',
      'XC40_Twin',
      'C40_Single',
      'C40_Twin',
    ])
    const rows = range.ranges.rows.map((row) =>
      row.model === 'EX40' && row.motor === 'TMP' ? { ...row, rangeKm: 600 } : row,
    )
    const other = makeRangeFile({ ...range, ranges: { ...range.ranges, rows } }, sources)
    expect(other.provenance.families['EX40_Twin']?.motor).toBe('TMP')
    expect(file.provenance.families['EX40_Twin']?.motor).toBe('TM')
  })

  test('D-T-56: every row is modelled, and each family lies within 3 % of its published range', () => {
    const entries = file.families.flatMap(({ rangeValues }) => rangeValues)
    // Twenty on the sliders, eight beyond their cold end.
    expect(entries).toHaveLength(18 * (20 + 8))
    expect(entries.every(({ basis }) => basis === 'modelled')).toBe(true)
    const compared = compareRanges(file)
    expect(compared).toHaveLength(18)
    expect(compared.every(({ deviation }) => Math.abs(deviation) <= RANGE_TOLERANCE)).toBe(true)
  })

  test('[E-T-90] above 110 km/h no car gets further, and at 20 °C each gets less far the faster it drives', () => {
    const entries = file.families.flatMap(({ rangeValues }) => rangeValues)
    const isFalling = (found: readonly number[]): boolean =>
      found.every((km, at) => at === 0 || km <= (found[at - 1] ?? 0))
    for (const ranges of entries) {
      const rangesAt = (speeds: readonly number[]) =>
        speeds.map((speed) => rangeAtSpeed(ranges, speed))
      expect(isFalling(rangesAt([110, 120, 130, 160, 200]))).toBe(true)
      expect(rangeAtSpeed(ranges, 200)).toBeGreaterThan(50)
      if (ranges.temperature === 20) {
        expect(isFalling(rangesAt([46.5, 60, 80, 100, 110, 130]))).toBe(true)
      }
    }
  })

  test('the model lies near what others have measured', () => {
    const shares = compareShares(range)
    expect(shares).toHaveLength(6)
    for (const { model, measured } of shares) {
      expect(Math.abs(model - measured)).toBeLessThanOrEqual(SHARE_TOLERANCE)
    }
  })

  // An independent second way: watt-hours a kilometre, added up by hand.
  test.each([
    ['EX30_Twin', 0, true, true, 'combined', 64_000 / ((64_000 / 450) * 1.09 + 1100 / 46.5)],
    ['EX30_Twin', -5, false, true, 'city', 64_000 / ((64_000 / 450) * 0.8 * 1.125 + 3600 / 28)],
    [
      'EX90_Single',
      35,
      true,
      true,
      'highway',
      101_000 / ((101_000 / 580) * 1.45 * 1.04 + 1000 / 110),
    ],
    ['ES90_Twin', 20, false, false, 'combined', 700],
  ] as const)(
    '%s at %d °C agrees with a second calculation',
    (key, celsius, pump, climate, profile, km) => {
      const entry = file.families
        .find(({ modelFamily }) => modelFamily === key)
        ?.rangeValues.find(
          (one) => one.temperature === celsius && one.heatpump === pump && one.climate === climate,
        )
      expect(Math.abs((entry?.[profile] ?? 0) - km)).toBeLessThanOrEqual(0.5)
    },
  )
})

describe('[E-T-37] the check', () => {
  const withRows = <Name extends keyof RangeSources>(
    name: Name,
    change: (rows: RangeSources[Name]['rows']) => RangeSources[Name]['rows'],
  ): RangeSources => ({ ...range, [name]: { ...range[name], rows: change(range[name].rows) } })

  test('finds nothing in the sources of the project', () => {
    expect(lines(listRangeSourceFaults(range, sources))).toEqual([])
    expect(lines(listRangeDataFaults(file))).toEqual([])
    expect(listRangeStaleness(range, sources, raw)).toEqual([])
  })

  test('finds a stale file, unknown sources and batteries, repeated and impossible rows', () => {
    expect(listRangeStaleness(range, sources, `${raw} `)).toHaveLength(1)
    const first = (part: object) =>
      withRows('ranges', ([row, ...rest]) =>
        row === undefined ? [] : [{ ...row, ...part }, ...rest],
      )
    const found = (part: object) => lines(listRangeSourceFaults(first(part), sources)).join('\n')
    expect(found({ source: 'hearsay' })).toContain('0.source: names the source hearsay')
    expect(found({ battery: 'x' })).toContain('0.battery: names a battery that is not')
    expect(found({ rangeKm: 0 })).toContain('0.rangeKm: expected a range above 0')
    expect(found({ motor: 'SME' })).toContain('1: repeats EX30 SME')
  })

  test('finds missing, repeated and negative constants, and a model too far from the evidence', () => {
    const found = (
      change: (rows: RangeSources['model']['rows']) => RangeSources['model']['rows'],
    ) => lines(listRangeSourceFaults(withRows('model', change), sources)).join('\n')
    expect(found((rows) => rows.slice(1))).toContain('lacks profileFactor for {"profile":"city"}')
    expect(found((rows) => [...rows, ...rows.slice(0, 1)])).toContain('repeats profileFactor')
    expect(
      found((rows) => rows.map((row, at) => (at === 0 ? { ...row, value: 0 } : row))),
    ).toContain('0.value: expected a value above 0')
    expect(
      found((rows) =>
        rows.map((row) => (row.parameter === 'climatePower' ? { ...row, value: 0.1 } : row)),
      ),
    ).toContain('too far from the measured 0.59')
  })

  test('finds data too far from the published range, and rows that do not say they are modelled', () => {
    const change = (document: RangeDocument): RangeDocument =>
      document.map((family, at) =>
        at === 0
          ? {
              ...family,
              rangeValues: family.rangeValues.map(({ basis: _, ...entry }) => ({
                ...entry,
                city: entry.city * 2,
                highway: entry.highway * 2,
                combined: entry.combined * 2,
              })),
            }
          : family,
      )
    const found = lines(listRangeDataFaults({ ...file, families: change(file.families) }))
    expect(found).toHaveLength(29)
    expect(found[0]).toBe('data/tables/range.json EX30_Single.0.basis: expected modelled')
    expect(found.at(-1)).toContain('more than 3 % from the published 344 km')
  })
})

describe('the service', () => {
  test('all families, those of one model, and none', async () => {
    const all = (await json('/api/range/data')) as RangeDocument
    expect(all).toEqual(file.families)
    const one = (await json('/api/range/data?model=ex30')) as RangeDocument
    expect(one.map(({ modelFamily }) => modelFamily)).toEqual([
      'EX30_Single',
      'EX30_Single-with-Extended',
      'EX30_Twin',
    ])
    const spaced = (await json('/api/range/data?model=EX30+Cross+Country')) as RangeDocument
    expect(spaced).toHaveLength(1)
    for (const model of ['V60', '__proto__', 'EX30_Twin', '%00']) {
      expect((await service.request(`/api/range/data?model=${model}`)).status).toBe(404)
    }
  })
})

const toTranslate = (messages: Readonly<Record<string, string>>) => {
  const missing: string[] = []
  const translate = (key: string): string => {
    if (!Object.hasOwn(messages, key)) missing.push(key)
    return messages[key] ?? ''
  }
  return { missing, translate }
}

describe('content', () => {
  const data = toRangeData(file.families)

  test.each(store.sites)(
    '[T-DATA-30] %s has all four documents, each of its shape',
    async (site) => {
      const tool = right(
        decodeWith(RangeToolContentCodec, await content(site, CONTENT_CLIENTS.rangeTool)),
      )
      expect(tool.cars.map(({ model }) => model).sort()).toEqual([...RANGE_TOOL_MODELS].sort())
      const full = right(
        decodeWith(CalculatorContentCodec, await content(site, CONTENT_CLIENTS.rangeCalculator)),
      )
      const light = right(
        decodeWith(LightContentCodec, await content(site, CONTENT_CLIENTS.rangeLight)),
      )
      right(decodeWith(TabsContentCodec, await content(site, CONTENT_CLIENTS.tabs)))
      const infos = right(decodeCalculatorCars(full.rangeCarDataArray))
      expect(infos.map(({ model }) => model)).toEqual(SITE_CARS)
      expect(light.rangeUrl).toBe(`/${site}/electrification/range/`)
    },
  )

  test('[T-DATA-18] units of the sites', async () => {
    const unitsOf = async (site: string) =>
      right(decodeWith(RangeToolContentCodec, await content(site, CONTENT_CLIENTS.rangeTool))).units
    expect(await unitsOf('uk')).toEqual({ temperature: 'metric', range: 'imperial' })
    expect(await unitsOf('us')).toEqual({ temperature: 'imperial', range: 'imperial' })
    expect(await unitsOf('se')).toEqual({ temperature: 'metric', range: 'metric' })
  })

  test.each(store.sites)('%s: every car has a figure, and no message is missing', async (site) => {
    const document = await content(site, CONTENT_CLIENTS.rangeTool)
    const tool = right(decodeWith(RangeToolContentCodec, document))
    const cars = right(requireToolCars(tool.cars))
    const { missing, translate } = toTranslate(tool.messages)
    const words = { translate, numbers: numberFormat('en') }
    for (const { model } of tool.cars) {
      const state = startRangeTool([{ key: 'model', value: model, raw: '' }], {
        cars,
        feed: feedOf('', data),
      })
      const announced = some(state.selection)
      const view = rangeToolView({ state: { ...state, announced }, content: tool, ...words })
      expect([model, view.panel.status]).toEqual([model, 'OK'])
    }
    expect([...new Set(missing)]).toEqual([])
  })

  test.each(store.sites)('%s: both calculators start, with words for everything', async (site) => {
    const full = right(
      decodeWith(CalculatorContentCodec, await content(site, CONTENT_CLIENTS.rangeCalculator)),
    )
    const light = right(
      decodeWith(LightContentCodec, await content(site, CONTENT_CLIENTS.rangeLight)),
    )
    const { missing, translate } = toTranslate(full.messages)
    const words = { translate, numbers: numberFormat('en') }
    const infos = right(decodeCalculatorCars(full.rangeCarDataArray))
    const page = { infos, data, defaultClimate: full.defaultClimateControl }
    const state = right(startCalculator([], page))
    expect(state.cars).toHaveLength(6)
    const view = calculatorView({ state: { ...state, announced: none }, content: full, ...words })
    expect(view.total.panel.status).toBe('OK')
    expect(view.total.explore?.href).toBe(
      `/${site}/electrification/charging-your-car/?carModel=EX30`,
    )
    const small = right(startLightCalculator([], { ...page, model: light.model }))
    const shown = lightCalculatorView({
      state: { ...small, announced: none },
      content: light,
      ...words,
    })
    expect(shown.panel.status).toBe('OK')
    expect(missing).toEqual([])
  })

  test('[T-TABS-02] [T-TABS-04] the tabs of the sites', async () => {
    const tabs = right(decodeWith(TabsContentCodec, await content('de', CONTENT_CLIENTS.tabs)))
    expect(tabsView('range', tabs, 800).tabs.map(({ label }) => label)).toEqual([
      'Ersparnis',
      'Reichweite',
      'Laden',
    ])
    expect([tabs.defaultTab, tabs.type]).toEqual([undefined, 'range'])
  })

  test('every drivetrain of the tool’s cars is in the data', async () => {
    const tool = right(
      decodeWith(RangeToolContentCodec, await content('uk', CONTENT_CLIENTS.rangeTool)),
    )
    for (const car of tool.cars) {
      const flags = [car.singleMotor, car.singleExtendedMotor, car.twinMotor]
      MOTOR_TYPES.forEach((drivetrain, at) => {
        const found = findFamily(data, { model: car.model, drivetrain })
        expect([car.model, drivetrain, found._tag]).toEqual([
          car.model,
          drivetrain,
          flags[at] === true ? 'Some' : 'None',
        ])
      })
    }
  })

  test('[T-NAV-08] drafts of the range tools are read in preview only', async () => {
    const heading = async (preview?: string) =>
      right(
        decodeWith(RangeToolContentCodec, await content('uk', CONTENT_CLIENTS.rangeTool, preview)),
      ).heading
    expect([await heading(), await heading('true')]).toEqual([
      'How far will you go?',
      'How far will you go? (draft)',
    ])
  })
})
