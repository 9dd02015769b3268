// The one address among all that show the same: what a page does not read is dropped, what it reads is written as the
// tool understood it. Pages are kept under it, so an address somebody makes up finds the page of the plain one.
import { either as E, function as F, option as O } from 'fp-ts'
import { COMPARED_CARS, readComparison } from '@evkit/engine/car'
import { chargingAddress } from '@evkit/engine/charging'
import { costAddress, joinCostCars } from '@evkit/engine/cost'
import { BOOLEAN_PARAMETERS, parseFormPath, TEXT_PARAMETERS } from '@evkit/engine/forms'
import {
  calculatorAddress,
  feedOf,
  rangeAddress,
  lightAddress,
  startRangeTool,
  openCalculator,
  openLightCalculator,
  requireToolCars,
} from '@evkit/engine/range'
import { routeAddress } from '@evkit/engine/route'
import { savingsAddress, joinSavings } from '@evkit/engine/savings'
import {
  findParameter,
  parseQuery,
  toUndefined,
  writeQuery,
  type Query,
} from '@evkit/engine/shared'
import {
  resolveSiteSlug,
  resolveUnitSystem,
  splitPath,
  type FrameContent,
} from '@evkit/engine/site'
import type { ToolAddress } from '@evkit/engine/tool'
import { toStart } from '../charging/index.js'
import { COMPARED_HABITS, openComparedRange, writeComparedHabits } from './compare/compare-data.js'
import {
  rangeReplyOf,
  readCalculator,
  readCostContent,
  readFrame,
  readLight,
  readRangeTool,
  readSavingsContent,
  readTool,
} from './documents.js'
import { findHost } from './embedded/render-embedded.js'
import { rangeDataOf } from './range-data.js'
import { RETAILER_PLACE } from './retailers/retailer-place.js'
import type { RenderRequest } from './render.types.js'
import {
  BLOCK_PAGES,
  CHARGING_PAGES,
  findRedirection,
  findShown,
  writeShownPath,
  type ShownPage,
} from './shown-page.js'

/** What tells pages apart. */
export interface NormalAddress {
  readonly path: string
  /** With `?`, or empty. */
  readonly search: string
  /** Whether the address may hold any text, as that of a form; the others have only so many. */
  readonly isOpen: boolean
  /** Whether the page shows something of the cookies it is asked with. */
  readonly readsCookies: boolean
  /** Whether it may have a banner, which a visitor may have closed. */
  readonly hasBanner: boolean
}

/** What finding the normal address needs to know. */
export type AddressBook = Pick<RenderRequest, 'load' | 'documents' | 'forms'>

/** What a tool has understood of a query: its own writing of it, and what it had to correct. */
type Reader = (query: Query) => string

/** A page's parameters, and what its tools understand of them. */
interface Reading {
  readonly parameters: readonly string[]
  readonly readers: readonly Reader[]
}

const NOTHING_READ: Reading = { parameters: [], readers: [] }
const SEPARATOR = '#'

const tell = (written: string, corrections: readonly string[]): string =>
  [written, ...corrections].join(SEPARATOR)

const readerOf =
  <Selection, Start>(address: ToolAddress<Selection, Start>, start: Start): Reader =>
  (query) => {
    const { selection, corrections } = address.read(query, start)
    return tell(address.write(selection, []), corrections)
  }

const readCharging = ({ load }: AddressBook, site: string, path: string): Reading => {
  const tool = readTool(load, site)
  if (E.isLeft(tool)) return NOTHING_READ
  const { cars, content } = tool.right
  const start = toStart({ cars, content, path })
  return { parameters: chargingAddress.parameters, readers: [readerOf(chargingAddress, start)] }
}

const readTools = ({ load, documents }: AddressBook, site: string): Reading => {
  const content = readRangeTool(load, site)
  const cars = E.isLeft(content) ? content : requireToolCars(content.right.cars)
  if (E.isLeft(cars)) return NOTHING_READ
  const page = { cars: cars.right, feed: feedOf('', rangeDataOf(documents.range)) }
  const range: Reader = (query) => {
    const { selection, corrections } = startRangeTool(query, page)
    return tell(rangeAddress.write(selection, []), corrections)
  }
  const light = readLight(load, site)
  const reply = rangeReplyOf(documents.range)
  const opened = F.pipe(
    light,
    E.chainW((page) => openLightCalculator({ content: page, reply, query: [] })),
  )
  const readers: readonly Reader[] = E.isLeft(opened)
    ? [range]
    : [range, readerOf(lightAddress, opened.right)]
  return { parameters: rangeAddress.parameters, readers }
}

const readRange = ({ load, documents }: AddressBook, site: string): Reading => {
  const content = readCalculator(load, site)
  const reply = rangeReplyOf(documents.range)
  const opened = F.pipe(
    content,
    E.chainW((page) => openCalculator({ content: page, reply, query: [] })),
  )
  if (E.isLeft(opened)) return NOTHING_READ
  return {
    parameters: calculatorAddress.parameters,
    readers: [readerOf(calculatorAddress, opened.right)],
  }
}

const readSavings = ({ load }: AddressBook, { site, locale }: FrameContent): Reading => {
  const content = readSavingsContent(load, site)
  const cost = readCostContent(load, site)
  if (E.isLeft(content) || E.isLeft(cost)) return NOTHING_READ
  const setup = joinSavings(content.right, resolveUnitSystem(locale, content.right.system))
  const cars = joinCostCars(cost.right.items)
  if (E.isLeft(setup) || E.isLeft(cars)) return NOTHING_READ
  return {
    parameters: [...savingsAddress.parameters, ...costAddress.parameters],
    readers: [
      readerOf(savingsAddress, { setup: setup.right }),
      readerOf(costAddress, { cars: cars.right }),
    ],
  }
}

const readCompare = (book: AddressBook, { site, cars = [] }: FrameContent): Reading => {
  const lineUp = cars.map(({ slug }) => slug)
  return {
    parameters: [...COMPARED_CARS, ...COMPARED_HABITS],
    readers: [
      (query) => {
        const { cars: compared, isCorrected } = readComparison(query, lineUp)
        const pairs = compared.map((slug, at) => [COMPARED_CARS[at] ?? '', slug] as const)
        return tell(writeQuery(pairs, [], []), isCorrected ? ['car'] : [])
      },
      (query) => {
        const range = openComparedRange(book, site, query)
        return range === undefined ? '' : writeComparedHabits(range.state)
      },
    ],
  }
}

const readingOf = (
  book: AddressBook,
  frame: FrameContent,
  [page, path]: readonly [page: ShownPage['page'], path: string],
): Reading => {
  if (page === 'content') return NOTHING_READ
  if (CHARGING_PAGES.includes(page)) return readCharging(book, frame.site, path)
  if (page === 'electrification') return readTools(book, frame.site)
  if (page === 'range') return readRange(book, frame.site)
  if (page === 'compare-cars') return readCompare(book, frame)
  return page === 'cost-benefits' ? readSavings(book, frame) : NOTHING_READ
}

type Pairs = readonly (readonly [name: string, value: string])[]

const toQuery = (pairs: Pairs): Query => pairs.map(([key, value]) => ({ key, value, raw: '' }))

// What no tool knows: every text that is not understood is the same.
const UNKNOWN = '-'

const writtenIn = (understood: readonly string[], name: string): readonly string[] =>
  understood.flatMap((text) => {
    const [written = ''] = text.split(SEPARATOR)
    const value = findParameter(parseQuery(written), name)
    return O.isSome(value) ? [value.value] : []
  })

/** Writes a query as it was understood: whatever reads one reads the same in the other. */
const writeNormal = ({ parameters, readers }: Reading, query: Query): string => {
  const own: Pairs = parameters.flatMap((name) => {
    const value = findParameter(query, name)
    return O.isSome(value) ? [[name, value.value] as const] : []
  })
  const wanted = readers.map((read) => read(toQuery(own)))
  const isSame = (pairs: Pairs): boolean => {
    const tried = toQuery(pairs)
    return readers.every((read, at) => read(tried) === wanted[at])
  }
  const normal = own.reduce<Pairs>((pairs, [name]) => {
    const without = pairs.filter(([one]) => one !== name)
    const other = [...writtenIn(wanted, name), UNKNOWN].map((value) =>
      pairs.map((pair) => (pair[0] === name ? ([name, value] as const) : pair)),
    )
    return [without, ...other].find(isSame) ?? pairs
  }, own)
  return writeQuery(normal, [], [])
}

const toSearch = (text: string): string => (text === '' ? '' : `?${text}`)

const FORM_PARAMETERS: readonly string[] = [...TEXT_PARAMETERS, ...BOOLEAN_PARAMETERS, 'skip']

const ofForm = (path: string, query: Query): NormalAddress => ({
  path,
  search: toSearch(
    query
      .filter(({ key }) => FORM_PARAMETERS.includes(key.toLowerCase()))
      .map(({ raw }) => raw)
      .join('&'),
  ),
  isOpen: true,
  readsCookies: false,
  hasBanner: false,
})

const isForm = (book: AddressBook, path: string): boolean => {
  const address = toUndefined(parseFormPath(path))
  return (
    address !== undefined && book.forms.markets.some(({ market }) => market === splitPath(path)[0])
  )
}

// Planner and retailers are asked about places, which are the visitor's own: only the bare page is the same for everybody.
const isPersonal = (page: ShownPage['page'], query: Query): boolean =>
  (page === 'route-planner' && query.some(({ key }) => routeAddress.parameters.includes(key))) ||
  (page === 'retailers' && query.some(({ key }) => key === RETAILER_PLACE))

/**
 * Makes the function that finds the normal address of a page; nothing for an address that leads elsewhere or nowhere,
 * and for one whose page is its visitor's own.
 */
export const createNormalAddress = (book: AddressBook) => {
  const readings = new Map<string, Reading>()
  const findReading = (frame: FrameContent, page: ShownPage['page'], path: string): Reading => {
    const reading = readings.get(path) ?? readingOf(book, frame, [page, path])
    readings.set(path, reading)
    return reading
  }
  return (path: string, search: string): NormalAddress | undefined => {
    const query = parseQuery(search)
    if (isForm(book, path)) return ofForm(path, query)
    if (findRedirection(path) !== undefined) return undefined
    if (findHost({ path, forms: book.forms }) !== undefined) return ofForm(path, query)
    const frame = readFrame(book.load, resolveSiteSlug(path))
    const shown = frame === undefined ? undefined : findShown(path, frame)
    if (frame === undefined || shown === undefined || isPersonal(shown.page, query))
      return undefined
    if (writeShownPath(frame.site, shown, frame) !== path) return undefined
    const { page } = shown
    return {
      path,
      search: toSearch(writeNormal(findReading(frame, page, path), query)),
      isOpen: false,
      readsCookies: page === 'electrification',
      hasBanner: BLOCK_PAGES.includes(page),
    }
  }
}
