// One record for every car: what tables, prices and forms say of a car stands in it, and what stands in it they offer.
import { toPriceSlug } from '@evkit/engine/internal/car'
import { BODIES, COLOURS, findSideFrame } from '../pictures/index.js'
import type { PublishedRangeRow } from '../sources/range-rows.js'
import type { Fault, Rows, VehicleRow } from '../sources/rows.js'
import type { CarPriceRow, ConsumptionRow } from '../sources/savings-rows.js'
import type { LanguageEntry, RegisterCar } from '../content/parts.js'
import type { RangeCarRow } from '../content/range-parts.js'

const RECORD = 'data/content/cars.json'
const RANGE_CARS = 'data/content/range-cars.json'
const FORMS = 'data/content/forms/vehicles.json'

// Editions of a price that are no version of a car.
const EDITIONS = ['black-edition']

/** The record of the cars, and everything that says something of one. */
export interface CarRecord {
  readonly register: readonly RegisterCar[]
  /** Those that have a page. */
  readonly line: readonly RegisterCar[]
  /** What versions are called, by language. */
  readonly motors: ReadonlyMap<string, LanguageEntry['tool']['motors']>
  readonly ranges: Rows<PublishedRangeRow>
  readonly vehicles: Rows<VehicleRow>
  readonly consumption: Rows<ConsumptionRow>
  readonly prices: Rows<CarPriceRow>
  /** Cars of the range tools, and those a form can be about. */
  readonly rangeCars: readonly Pick<RangeCarRow, 'model' | 'inTool' | 'inCalculators'>[]
  readonly formCars: readonly string[]
}

type Version = readonly [name: string, motor: string]

const versionsOf = (cars: readonly RegisterCar[]): readonly Version[] =>
  cars.flatMap(({ name, motors }) => motors.map((motor) => [name, motor] as const))

const has = (versions: readonly Version[], name: string, motor: string): boolean =>
  versions.some((one) => one[0] === name && one[1] === motor)

// What a car says of itself: each version once, a paint and a body there are.
const ownFaults = ({ register }: CarRecord): readonly Fault[] =>
  register.flatMap(({ name, motors, colour, body }) => [
    ...motors.flatMap((motor, at) =>
      motors.indexOf(motor) === at
        ? []
        : [{ file: RECORD, path: `${name}.motors.${at}`, text: `${name} has ${motor} twice` }],
    ),
    ...(COLOURS.some((one) => one === colour)
      ? []
      : [
          {
            file: RECORD,
            path: `${name}.colour`,
            text: `${name} is in ${colour}, which is no paint`,
          },
        ]),
    ...(BODIES.some((one) => one === body)
      ? []
      : [{ file: RECORD, path: `${name}.body`, text: `${name} is a ${body}, which nobody draws` }]),
  ])

// A page draws its car to scale.
const pictureFaults = ({ line }: CarRecord): readonly Fault[] =>
  line.flatMap(({ name, body }) =>
    findSideFrame(body) === undefined
      ? [{ file: RECORD, path: `${name}.body`, text: `${name} has no picture from the side` }]
      : [],
  )

// Whoever chooses tells versions apart by what they are called.
const nameFaults = ({ register, motors: languages }: CarRecord): readonly Fault[] =>
  [...languages].flatMap(([language, words]) =>
    register.flatMap(({ name, motors }) =>
      motors.flatMap((motor, at) => {
        const other = motors
          .slice(0, at)
          .find((one) => one !== motor && words[one] === words[motor])
        return other === undefined
          ? []
          : [
              {
                file: `data/content/languages/${language}.json`,
                path: `tool.motors.${motor}`,
                text: `${name} has ${other} and ${motor} under one name, ${words[motor]}`,
              },
            ]
      }),
    ),
  )

interface Saying {
  readonly file: string
  readonly says: readonly { readonly car: string; readonly motor: string; readonly path: string }[]
}

const unknownVersions = (versions: readonly Version[], { file, says }: Saying): readonly Fault[] =>
  says.flatMap(({ car, motor, path }) =>
    has(versions, car, motor)
      ? []
      : [{ file, path, text: `names ${car} ${motor}, which ${RECORD} does not have` }],
  )

// Cars of one model share its key, so one of them has to have the version.
const vehicleFaults = ({ register, vehicles }: CarRecord): readonly Fault[] =>
  vehicles.rows.flatMap(({ model, name, motor, chargingTool }, at) =>
    !chargingTool || register.some((car) => car.model === model && car.motors.includes(motor))
      ? []
      : [
          {
            file: vehicles.file,
            path: `${at}.motor`,
            text: `names ${name} ${motor}, which ${RECORD} does not have`,
          },
        ],
  )

type Said = readonly [member: string, text: string]

// The first version costs what the car costs, so only the others are written beside it.
const editionFaults = (
  { editions = {}, market }: CarPriceRow,
  { name, motors: [first, ...others] }: RegisterCar,
): readonly Said[] => [
  ...Object.keys(editions).flatMap((edition): readonly Said[] => {
    const motor = edition.toUpperCase()
    const member = `editions.${edition}`
    if (motor === first) return [[member, `${name} ${motor} costs what the car costs in ${market}`]]
    return EDITIONS.includes(edition) || others.some((one) => one === motor)
      ? []
      : [[member, `prices ${name} ${motor}, which ${RECORD} does not have`]]
  }),
  ...others.flatMap((motor): readonly Said[] =>
    Object.hasOwn(editions, motor.toLowerCase())
      ? []
      : [['editions', `${market} has a price of ${name}, and none of its ${motor}`]],
  ),
]

const priceFaults = ({ line, prices: { file, rows } }: CarRecord): readonly Fault[] => [
  ...rows.flatMap((row, at): readonly Fault[] => {
    const car = line.find(({ name }) => toPriceSlug(name) === row.slug)
    return car === undefined
      ? [{ file, path: `${at}.slug`, text: `prices ${row.slug}, a car ${RECORD} does not have` }]
      : editionFaults(row, car).map(([member, text]) => ({ file, path: `${at}.${member}`, text }))
  }),
  ...line.flatMap(({ name }) =>
    rows.some(({ slug }) => slug === toPriceSlug(name))
      ? []
      : [{ file, path: toPriceSlug(name), text: `no market has a price of ${name}` }],
  ),
]

// What stands in the record and is offered nowhere.
const missingFaults = (record: CarRecord): readonly Fault[] => {
  const { register, line, ranges, consumption, rangeCars, formCars } = record
  const offered = rangeCars.filter(({ inTool, inCalculators }) => inTool || inCalculators)
  const ofRanges = ranges.rows.map(({ model, motor }) => [model, motor] as const)
  const lacks = (file: string, names: readonly string[], what: string): readonly Fault[] =>
    line.flatMap(({ name }) =>
      names.includes(name) ? [] : [{ file, path: name, text: `${what} ${name}` }],
    )
  return [
    ...versionsOf(register).flatMap(([name, motor]) =>
      has(ofRanges, name, motor)
        ? []
        : [
            {
              file: ranges.file,
              path: `${name} ${motor}`,
              text: `has no range of ${name} ${motor}`,
            },
          ],
    ),
    ...lacks(
      RANGE_CARS,
      offered.map(({ model }) => model),
      'no range tool offers the',
    ),
    ...lacks(FORMS, formCars, 'no form offers the'),
    ...lacks(
      consumption.file,
      consumption.rows.map(({ type }) => type),
      'has no consumption of the',
    ),
  ]
}

/** Faults between the record of the cars and what says something of them, either way round. */
export const listCarRecordFaults = (record: CarRecord): readonly Fault[] => {
  const { register, ranges, consumption } = record
  const versions = versionsOf(register)
  return [
    ...ownFaults(record),
    ...pictureFaults(record),
    ...nameFaults(record),
    ...unknownVersions(versions, {
      file: ranges.file,
      says: ranges.rows.map(({ model, motor }, at) => ({ car: model, motor, path: `${at}.motor` })),
    }),
    ...unknownVersions(versions, {
      file: consumption.file,
      says: consumption.rows.map(({ type, motor }, at) => ({
        car: type,
        motor,
        path: `${at}.motor`,
      })),
    }),
    ...vehicleFaults(record),
    ...priceFaults(record),
    ...missingFaults(record),
  ]
}
