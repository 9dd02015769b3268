// What pages say of cars by their names, models, paints and addresses: each is in the record, and each of the record is said.
import { toPriceSlug } from '@evkit/engine/internal/car'
import { UnknownRecord } from 'io-ts'
import { COLOURS } from '../pictures/index.js'
import { textAt } from '../content/line-up.js'
import type { CarEntry, ContentParts } from '../content/parts.js'
import type { Fault } from '../sources/rows.js'

const RECORD = 'data/content/cars.json'
const CAR_PAGE = 'car'

type Json = Readonly<Record<string, unknown>>

interface Mention {
  readonly path: string
  readonly text: string
}

/** What a page may call a car by. */
interface Known {
  readonly names: readonly string[]
  readonly models: readonly string[]
  readonly slugs: readonly string[]
}

const listIn = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(UnknownRecord.is) : []

// A placeholder is filled from the record.
const isWritten = (text: string): boolean => text !== '' && !text.includes('{')

const CAR_ADDRESS = /\/cars\/([a-z\d-]+-electric)(?:[/?#]|$)/

const unknown = (
  [kind, text]: readonly [kind: keyof Known, text: string],
  path: string,
  known: Known,
): readonly Mention[] =>
  !isWritten(text) || known[kind].includes(text)
    ? []
    : [{ path, text: `names the car ${text}, which ${RECORD} does not have` }]

const mentionsOf = (node: Json, known: Known): readonly Mention[] => {
  const { carModel, source } = node
  const [, slug = ''] = CAR_ADDRESS.exec(textAt(node, 'href')) ?? []
  const ofCard = source === 'line-up-cards' ? listIn(node['cars']) : []
  const ofView = source === 'line-up-views' ? listIn(node['items']) : []
  return [
    ...(typeof carModel === 'string'
      ? unknown(['models', carModel], 'carModel', known)
      : unknown(['names', textAt(carModel, 'name')], 'carModel.name', known)),
    ...listIn(node['carModels']).flatMap((one, at) =>
      unknown(['names', textAt(one, 'name')], `carModels.${at}.name`, known),
    ),
    ...ofCard.flatMap((one, at) => unknown(['names', textAt(one, 'key')], `cars.${at}.key`, known)),
    ...ofView.flatMap((one, at) =>
      unknown(['names', textAt(one, 'car')], `items.${at}.car`, known),
    ),
    ...unknown(['slugs', slug], 'href', known),
  ]
}

const paintsOf = (node: Json): readonly Mention[] => {
  if (node['source'] !== 'car-colours') return []
  const said = listIn(node['colours']).map((paint) => textAt(paint, 'paint'))
  return [
    ...said.flatMap((paint, at) =>
      COLOURS.some((one) => one === paint)
        ? []
        : [{ path: `colours.${at}.paint`, text: `no car is painted in ${paint}` }],
    ),
    ...COLOURS.filter((paint) => !said.includes(paint)).map((paint) => ({
      path: 'colours',
      text: `does not offer the paint ${paint}`,
    })),
  ]
}

const within = (path: string, member: string): string =>
  [path, member].filter((one) => one !== '').join('.')

const listMentions = (value: unknown, path: string, known: Known): readonly Mention[] => {
  const below = (one: unknown, member: string | number): readonly Mention[] =>
    listMentions(one, within(path, String(member)), known)
  if (Array.isArray(value)) return value.flatMap(below)
  if (!UnknownRecord.is(value)) return []
  const own = [...mentionsOf(value, known), ...paintsOf(value)]
  return [
    ...own.map((one) => ({ ...one, path: within(path, one.path) })),
    ...Object.entries(value).flatMap(([member, one]) => below(one, member)),
  ]
}

// The page of the cars says something of each, or it has none.
const pageFaults = (page: unknown, { names }: Known): readonly Mention[] => {
  const cars = UnknownRecord.is(page) && UnknownRecord.is(page['cars']) ? page['cars'] : {}
  return [
    ...names
      .filter((name) => !UnknownRecord.is(cars[name]))
      .map((name) => ({ path: `cars.${name}`, text: `there is no page of the ${name}` })),
    ...Object.keys(cars)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        path: `cars.${name}`,
        text: `is of the car ${name}, which ${RECORD} does not have`,
      })),
  ]
}

/** Faults of what pages and their drafts call cars by, and cars and paints of the record that pages leave out. */
export const listCarMentionFaults = (
  { pageDocuments, drafts }: Pick<ContentParts, 'pageDocuments' | 'drafts'>,
  line: readonly Pick<CarEntry, 'name'>[],
): readonly Fault[] => {
  const names = line.map(({ name }) => name)
  const slugs = names.map(toPriceSlug)
  // Prices and offers go by a key for each car, as the page of the car writes it.
  const known = { names, slugs, models: slugs.map((slug) => slug.replace(/-electric$/, '-bev')) }
  const ofPages = [...pageDocuments].flatMap(([language, pages]) =>
    [...pages].flatMap(([name, page]) =>
      [...listMentions(page, '', known), ...(name === CAR_PAGE ? pageFaults(page, known) : [])].map(
        (one) => ({ file: `data/content/pages/${language}/${name}.json`, ...one }),
      ),
    ),
  )
  const ofDrafts = [...drafts].flatMap(([site, draft]) =>
    listMentions(draft, '', known).map((one) => ({
      file: `data/content/preview/${site}.json`,
      ...one,
    })),
  )
  return [...ofPages, ...ofDrafts]
}
