// Everything that is looked for in the data before it may be shown: each fault with file and path (E-T-37).
import { either as E } from 'fp-ts'
import { BATTERY_MODELS, listTableFaults, type ChargingDocument } from '@evkit/engine/charging'
import type { ContentParts } from '../content/parts.js'
import { readFormsContent } from '../content/forms-read.js'
import { openPhotographs } from '../content/photographs.js'
import { readContent } from '../content/read.js'
import { findSource } from '../pictures/index.js'
import { makeChargingFile, writeChargingFile } from '../scripts/charging-document.js'
import { openStore } from '../service/store.js'
import { makeRangeFile } from '../scripts/range-document.js'
import { readRangeContent } from '../content/range-read.js'
import { readCarNames, readNamed, type NameCars } from '../sources/car-names.js'
import { readCarFigures } from '../sources/car-figure-rows.js'
import { listCarFigureFaults } from './car-figures.js'
import { listCarRoomFaults } from './cars.js'
import { readRangeSources } from '../sources/range-rows.js'
import { readSavingsSources } from '../sources/savings-rows.js'
import { readPlaceSources } from '../sources/place-rows.js'
import { readRoadSources } from '../sources/road-rows.js'
import { readStationSources } from '../sources/station-rows.js'
import { readSources, toFaults, type Fault, type Rows, type Sources } from '../sources/rows.js'
import { listBrandFaults } from './brand.js'
import { comparePublished, TOLERANCE } from './published.js'
import { listMessageFaults, listTexts } from './messages.js'
import { listRangeContentFaults } from './range-content.js'
import { listRangeDataFaults, listRangeSourceFaults, listRangeStaleness } from './range.js'
import { listFormsFaults } from './forms.js'
import { listHomePowerFaults } from './home-powers.js'
import { listPlaceFaults, listZipFaults } from './places.js'
import { listRegisterFaults, type NamedCars } from './register.js'
import { listRoadFaults } from './roads.js'
import { listStationFaults } from './stations.js'
import { listSavingsFaults } from './savings.js'
import { listWordingFaults } from './wording.js'
import { listWrittenFigureFaults } from './written-figures.js'

const TABLE = 'data/tables/charging.json'

const repeated = <Row>(rows: Rows<Row>, keyOf: (row: Row) => string): readonly Fault[] =>
  rows.rows.flatMap((row, at) =>
    rows.rows.findIndex((other) => keyOf(other) === keyOf(row)) === at
      ? []
      : [{ file: rows.file, path: String(at), text: `repeats ${keyOf(row)}` }],
  )

const unknownSources = (
  rows: Rows<{ readonly source: string }>,
  sources: Sources,
): readonly Fault[] =>
  rows.rows.flatMap(({ source }, at) =>
    sources.sources.rows.some(({ id }) => id === source)
      ? []
      : [
          {
            file: rows.file,
            path: `${at}.source`,
            text: `names the source ${source}, which is not in sources.json`,
          },
        ],
  )

const curveFaults = ({ curves }: Sources): readonly Fault[] =>
  curves.rows.flatMap(({ points }, at) => {
    const path = `${at}.points`
    const levels = points.map(([level]) => level)
    const isRising = levels.every((level, point) => point === 0 || level > (levels[point - 1] ?? 0))
    return [
      ...(levels[0] === 0 && levels.at(-1) === 100
        ? []
        : [{ file: curves.file, path, text: 'expected levels from 0 to 100' }]),
      ...(isRising ? [] : [{ file: curves.file, path, text: 'expected rising levels' }]),
      ...points.flatMap(([, kw], point) =>
        kw > 0
          ? []
          : [{ file: curves.file, path: `${path}.${point}`, text: 'expected a power above 0' }],
      ),
    ]
  })

const batteryFaults = ({ batteries, curves, vehicles }: Sources): readonly Fault[] => [
  ...batteries.rows.flatMap((row, at) =>
    row.usableKwh > 0 && row.usableKwh <= row.grossKwh && row.peakKw > 0 && row.onBoardKw > 0
      ? []
      : [
          {
            file: batteries.file,
            path: String(at),
            text: 'expected powers above 0 and usable energy up to gross energy',
          },
        ],
  ),
  ...batteries.rows.flatMap(({ battery }, at) =>
    curves.rows.some((curve) => curve.battery === battery)
      ? []
      : [{ file: batteries.file, path: `${at}.battery`, text: `${battery} has no charging curve` }],
  ),
  ...vehicles.rows.flatMap((row, at) =>
    row.batteries.every((battery) => batteries.rows.some((one) => one.battery === battery))
      ? []
      : [
          {
            file: vehicles.file,
            path: `${at}.batteries`,
            text: 'names a battery that is not in batteries.json',
          },
        ],
  ),
]

const modelFaults = ({ vehicles }: Sources, nameCar: NameCars): readonly Fault[] => {
  const inTool = vehicles.rows.filter(({ chargingTool }) => chargingTool)
  const models = [...new Set(inTool.map(({ model }) => model))].sort()
  const wanted = BATTERY_MODELS.map(nameCar).sort()
  return models.join() === wanted.join()
    ? []
    : [
        {
          file: vehicles.file,
          path: '',
          text: `expected exactly the models ${wanted.join(', ')}, found ${models.join(', ')}`,
        },
      ]
}

/** Faults of the source rows: provenance, repetition, unknown sources, curves and batteries that cannot be. */
export const listSourceFaults = (
  sources: Sources,
  nameCar: NameCars = (key) => key,
): readonly Fault[] => {
  const { batteries, curves, publishedTimes, vehicles } = sources
  return [
    ...Object.values(sources).flatMap((rows: Rows<unknown>) => rows.faults),
    ...repeated(curves, ({ battery }) => battery),
    ...repeated(batteries, ({ battery }) => battery),
    ...repeated(vehicles, ({ engine }) => engine),
    ...repeated(sources.sources, ({ id }) => id),
    ...[batteries, curves, publishedTimes, vehicles].flatMap((rows) =>
      unknownSources(rows, sources),
    ),
    ...curveFaults(sources),
    ...batteryFaults(sources),
    ...modelFaults(sources, nameCar),
  ]
}

/** Faults of the charging table: what the engine finds, and times too far from the published ones. */
export const listChargingFaults = (
  sources: Sources,
  document: ChargingDocument,
): readonly Fault[] => [
  ...toFaults(TABLE, listTableFaults(document.table)),
  ...comparePublished(sources, document)
    .filter(({ deviation }) => Math.abs(deviation) > TOLERANCE)
    .map(({ battery, atCharger, published, chargerKw }) => ({
      file: TABLE,
      path: `table.${battery}`,
      text: `10 to 80 % in ${atCharger.toFixed(1)} min at ${chargerKw} kW, more than 10 % from the published ${published} min`,
    })),
]

/** Whether the table in the repository is the one its sources make. */
export const listStaleness = (sources: Sources, text: string): readonly Fault[] =>
  writeChargingFile(makeChargingFile(sources)) === text
    ? []
    : [
        {
          file: TABLE,
          path: '',
          text: 'differs from what its sources make: run node .config/run.mjs data:tables',
        },
      ]

const pictureFaults = (pictures: readonly string[]): readonly Fault[] =>
  pictures.flatMap((address) =>
    findSource(address) === undefined
      ? [
          {
            file: 'data/content',
            path: address,
            text: 'no picture is drawn at this address',
          },
        ]
      : [],
  )

// A photograph whose name no picture has would never be shown.
const listPhotographFaults = (names: readonly string[]): readonly Fault[] =>
  names.flatMap((name) =>
    ['svg', '1600.webp'].every((end) => findSource(`/media/${name}.${end}`) === undefined)
      ? [{ file: `data/brand/pictures/${name}`, path: '', text: 'no picture has this name' }]
      : [],
  )

const CARS = 'data/content/cars.json'

/** Cars of content that no source row knows: a model without data, a motor the model does not have. */
export const listCarFaults = (
  cars: ContentParts['register'],
  { vehicles }: Sources,
): readonly Fault[] => {
  const known = vehicles.rows.filter(({ chargingTool }) => chargingTool)
  return cars.flatMap(({ model, motors }, at) => {
    if (model === undefined) return []
    const own = known.filter((row) => row.model === model)
    if (own.length === 0) {
      return [{ file: CARS, path: `${at}.model`, text: `no source row knows the model ${model}` }]
    }
    return motors.flatMap((motor, place) =>
      own.some((row) => row.motor === motor)
        ? []
        : [
            {
              file: CARS,
              path: `${at}.motors.${place}`,
              text: `no source row knows ${model} with motor ${motor}`,
            },
          ],
    )
  })
}

/** Faults of the range data and its content. */
const listRangeRoomFaults = (folder: URL, sources: Sources): readonly Fault[] => {
  const range = readRangeSources(folder)
  const text = readNamed(folder, 'tables/range.json')
  const { parts, faults } = readRangeContent(new URL('content/', folder))
  const texts = [...parts.languages].map(([name, language]) => [name, listTexts(language)] as const)
  const first = texts.find(([name]) => name === 'en')?.[1] ?? new Map<string, string>()
  return [
    ...listRangeSourceFaults(range, sources),
    ...listRangeStaleness(range, sources, text),
    ...listRangeDataFaults(makeRangeFile(range, sources)),
    ...faults,
    ...listRangeContentFaults(parts, range),
    ...texts.flatMap(([name, own]) =>
      listMessageFaults(`data/content/range/${name}.json`, own, first),
    ),
  ]
}

/** Faults of the content files. */
const listContentFaults = (folder: URL, sources: Sources): readonly Fault[] => {
  const { parts, faults } = readContent(folder)
  const texts = [...parts.languages].map(([name, language]) => [name, listTexts(language)] as const)
  const first = texts.find(([name]) => name === 'en')?.[1] ?? new Map<string, string>()
  return [
    ...faults,
    ...listCarFaults(parts.register, sources),
    ...texts.flatMap(([name, own]) =>
      listMessageFaults(`data/content/languages/${name}.json`, own, first),
    ),
    ...[...parts.consent].flatMap(([name, own]) =>
      listMessageFaults(
        `data/content/consent/${name}.json`,
        listTexts(own),
        listTexts(parts.consent.get('en')),
      ),
    ),
  ]
}

// The pages that offer cars, by the files that name them.
const listNamedCars = (folder: URL): readonly NamedCars[] => [
  {
    file: 'data/content/range-cars.json',
    member: 'model',
    names: readRangeContent(new URL('content/', folder)).named,
  },
  {
    file: 'data/content/forms/vehicles.json',
    member: 'car',
    names: readFormsContent(new URL('content/', folder)).parts.vehicles.map(({ car }) => car),
  },
  {
    file: 'data/sources/consumption.json',
    member: 'type',
    names: readSavingsSources(folder).consumption.rows.map(({ type }) => type),
  },
]

/** Everything that is wrong below the data folder. */
export const listFaults = (folder: URL): readonly Fault[] => {
  const sources = readSources(folder)
  const text = readNamed(folder, 'tables/charging.json')
  const store = openStore(folder)
  const charging = makeChargingFile(sources)
  const content = readContent(new URL('content/', folder)).parts
  const found = [
    ...listSourceFaults(sources, readCarNames(folder)),
    ...listStaleness(sources, text),
    ...listChargingFaults(sources, charging),
    ...listContentFaults(new URL('content/', folder), sources),
    ...listWordingFaults(new URL('content/', folder)),
    ...listHomePowerFaults(content.sites, charging.table),
    ...listRegisterFaults(content.register, listNamedCars(folder)),
    ...listBrandFaults(content.brand, {
      register: content.register.map(({ name }) => name),
      markets: readFormsContent(new URL('content/', folder)).parts.markets,
    }),
    ...listRangeRoomFaults(folder, sources),
    ...listCarRoomFaults(folder, content, sources),
    ...listWrittenFigureFaults(content, charging.table),
    ...listCarFigureFaults(
      readCarFigures(folder),
      { register: content.register, line: content.cars },
      sources,
    ),
    ...listSavingsFaults(folder, sources),
    ...listRoadFaults(folder, readRoadSources(folder), sources),
    ...listStationFaults(readStationSources(folder), sources),
    ...listFormsFaults(folder, content.cars),
    ...listPlaceFaults(folder, readPlaceSources(folder), sources),
    ...listZipFaults(folder),
    ...listPhotographFaults(openPhotographs(folder).names),
    ...(E.isLeft(store) ? store.left : pictureFaults(store.right.pictures)),
  ]
  const lines = found.map(({ file, path, text: what }) => `${file} ${path} ${what}`)
  return found.filter((_, at) => lines.indexOf(lines[at] ?? '') === at)
}
