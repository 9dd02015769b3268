// Figures, prices and names of cars that an author wrote by hand: pages read them from the record, by placeholder.
import { UnknownRecord } from 'io-ts'
import type { ChargingDocument } from '@evkit/engine/charging'
import type { ContentParts } from '../content/parts.js'
import type { Fault } from '../sources/rows.js'

const RECORD = 'data/content/cars.json'

// Units figures of cars have, as texts of any language write them.
const UNITS = [
  'km/h|mph|km|kilomet(?:er|re)s?|Kilometern?|mil(?:es?)?|mi|Meilen',
  'kWh|kW|Nm|lb-ft|bhp|hp|PS|hk',
  'lit(?:er|re)s?|Litern?|l|cu ft|kg|kilos?|lbs?|pounds?',
  'mm|cm|m|met(?:er|re)s?|Metern?|inch(?:es)?|ft|feet',
  's|seconds?|Sekunden?|sekunder?|minutes?|Minuten?|minuter?|hours?|Stunden?|timmar?',
  'كم|كيلومتر|ميل|لتر|كغم|كجم|مم|سم|متر|ثانية|ثوانٍ|دقيقة|دقائق|ساعات?|ساعة',
  '[£€$]|kr|SEK|EUR|GBP|USD|AED|درهم',
].join('|')
const NUMBER = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?(?: \d{3})*`
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${NUMBER}[ \u00a0\u202f-]?(?:${UNITS})|[£€$][ \u00a0]?${NUMBER})(?![\p{L}\d])`,
  'gu',
)
// What keeps words of two scripts apart.
const MARKS = /[\u2066-\u2069\u200e\u200f]/g
// What cars are called: a letter or two and two digits.
const NAME = /(?<![\p{L}\d-])[A-Z]{1,2}\d{2}(?![\p{L}\d])/gu

// Amounts that are none of a car, by page or language and path.
const DECLARED: readonly RegExp[] = [
  // The speed a time is taken to, and how a unit is written.
  /^car .*\.(?:figures\.zeroTo100S|units\.kwhPer100)$/,
  // What a car is drawn beside.
  /^car .*\.(?:person|bay)$/,
  // What a fleet drives in a day, and pays beside the car.
  /^fleet .*\.(?:items\.0\.description|(?:service|insurance)Price\.value)$/,
  // How near to a road a charger has to be.
  /^credits .*\.text$/,
  // What is left of a charger that two cars share.
  /^\S+ tool\.sections\.3\.cards\.4\.details\.paragraphs\.0$/,
]

interface Written {
  readonly path: string
  readonly text: string
}

const listWritten = (value: unknown, path: string): readonly Written[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  const members = Array.isArray(value)
    ? [...value.entries()]
    : UnknownRecord.is(value)
      ? Object.entries(value)
      : []
  return members.flatMap(([name, one]) =>
    listWritten(one, path === '' ? String(name) : `${path}.${name}`),
  )
}

// [kW] What the chargers of the charging tool give.
const listPowers = (table: ChargingDocument['table']): readonly number[] =>
  Object.values(table).flatMap(({ AC, DC }) =>
    [...Object.keys(AC), ...Object.keys(DC)].map((power) => Number.parseFloat(power)),
  )

interface WrittenFacts {
  readonly names: readonly string[]
  readonly powers: readonly number[]
}

const valueOf = (amount: string): number =>
  Number(amount.replace(',', '.').replaceAll(/[^\d.]/g, ''))

// Nothing is no price of a car, and a charger has a power of its own.
const isOfCar = (amount: string, powers: readonly number[]): boolean =>
  valueOf(amount) !== 0 && !(amount.endsWith('kW') && powers.includes(valueOf(amount)))

const listAmounts = (text: string, powers: readonly number[]): readonly string[] =>
  (text.replaceAll(MARKS, '').match(AMOUNT) ?? []).filter((amount) => isOfCar(amount, powers))

interface Said {
  readonly file: string
  /** Of its page or its language. */
  readonly name: string
  readonly document: unknown
}

const listSaid = ({
  pageDocuments,
  languages,
  drafts,
}: Pick<ContentParts, 'pageDocuments' | 'languages' | 'drafts'>): readonly Said[] => [
  ...[...pageDocuments].flatMap(([language, pages]) =>
    [...pages].map(([name, document]) => ({
      file: `data/content/pages/${language}/${name}.json`,
      name,
      document,
    })),
  ),
  ...[...languages].map(([name, document]) => ({
    file: `data/content/languages/${name}.json`,
    name,
    document,
  })),
  ...[...drafts].map(([name, document]) => ({
    file: `data/content/preview/${name}.json`,
    name,
    document,
  })),
]

const faultsOf = (
  { file, name, document }: Said,
  { names, powers }: WrittenFacts,
): readonly Fault[] =>
  listWritten(document, '').flatMap(({ path, text }) => {
    const isDeclared = DECLARED.some((declared) => declared.test(`${name} ${path}`))
    return [
      ...(isDeclared ? [] : listAmounts(text, powers)).map((amount) => ({
        file,
        path,
        text: `writes ${amount} by hand, where figures and prices of cars come from the record`,
      })),
      ...(text.match(NAME) ?? [])
        .filter((car) => !names.includes(car))
        .map((car) => ({
          file,
          path,
          text: `names the car ${car}, which ${RECORD} does not have`,
        })),
    ]
  })

/** Faults of texts that say of cars by hand what the record says: figures with a unit, prices, names there are none of. */
export const listWrittenFigureFaults = (
  parts: Pick<ContentParts, 'pageDocuments' | 'languages' | 'drafts' | 'register'>,
  table: ChargingDocument['table'],
): readonly Fault[] => {
  const names = parts.register.map(({ name }) => name)
  const facts = { names, powers: listPowers(table) }
  return listSaid(parts).flatMap((said) => faultsOf(said, facts))
}
