// What the tools of a page understand of its address.
import { either as E, function as F, option as O } from 'fp-ts'
import { BLOCKS } from '@evkit/engine/blocks'
import { CHOICE_PARAMETERS } from '@evkit/engine/internal/car'
import { chargingAddress } from '@evkit/engine/charging'
import { readPage } from '@evkit/engine/content'
import { comparisonAddress } from '@evkit/engine/compare'
import { costAddress, joinCostCars } from '@evkit/engine/cost'
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
import { savingsAddress, joinSavings } from '@evkit/engine/savings'
import { CONTENT_CLIENTS, resolveUnitSystem, type FrameContent } from '@evkit/engine/site'
import { filterAddress, finderAddress, nameOffered } from '@evkit/engine/internal/blocks'
import {
  findShown,
  joinUnderstood,
  NOTHING_READ,
  toPageClient,
  type Reading,
  type ShownPage,
} from '@evkit/engine/internal/site'
import type { ToolAddress } from '@evkit/engine/tool'
import { toStart } from '../charging/index.js'
import { openComparedRange } from './compare/compare-data.js'
import { listOfferedVersions, readLineUpFinder } from './compare/compare-filters.js'
import {
  rangeReplyOf,
  readCalculator,
  readComparison,
  readCostContent,
  readLight,
  readRangeTool,
  readSavingsContent,
  readTool,
} from './documents.js'
import { isCarGone } from './car-choice.js'
import type { AddressBook } from './find-address.js'
import { rangeDataOf } from './range-data.js'

/** Where a page is asked for. */
export interface ReadPage {
  readonly book: AddressBook
  readonly frame: FrameContent
  readonly path: string
}

type Reader = Reading['readers'][number]

const namesOf = ({
  parameters,
  aliases,
}: Pick<ToolAddress<never, never>, 'parameters' | 'aliases'>) => [...parameters, ...aliases]

const readerOf =
  <Selection, Start>(address: ToolAddress<Selection, Start>, start: Start): Reader =>
  (query) => {
    const { selection, corrections } = address.read(query, start)
    return joinUnderstood(address.write(selection, []), corrections)
  }

/** Reads the address of the charging tool. */
export const readCharging = ({ book: { load }, frame: { site }, path }: ReadPage): Reading => {
  const tool = readTool(load, site)
  if (E.isLeft(tool)) return NOTHING_READ
  const { cars, content } = tool.right
  const start = toStart({ cars, content, path })
  return { parameters: namesOf(chargingAddress), readers: [readerOf(chargingAddress, start)] }
}

/** Reads the address of the page of all tools. */
export const readTools = ({ book: { load, documents }, frame: { site } }: ReadPage): Reading => {
  const content = readRangeTool(load, site)
  const cars = E.isLeft(content) ? content : requireToolCars(content.right.cars)
  if (E.isLeft(cars)) return NOTHING_READ
  const page = { cars: cars.right, feed: feedOf('', rangeDataOf(documents.range)) }
  const range: Reader = (query) => {
    const { selection, corrections } = startRangeTool(query, page)
    return joinUnderstood(rangeAddress.write(selection, []), corrections)
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
  return { parameters: namesOf(rangeAddress), readers }
}

/** Reads the address of the range calculator. */
export const readRange = ({ book: { load, documents }, frame: { site } }: ReadPage): Reading => {
  const content = readCalculator(load, site)
  const reply = rangeReplyOf(documents.range)
  const opened = F.pipe(
    content,
    E.chainW((page) => openCalculator({ content: page, reply, query: [] })),
  )
  if (E.isLeft(opened)) return NOTHING_READ
  return {
    parameters: namesOf(calculatorAddress),
    readers: [readerOf(calculatorAddress, opened.right)],
  }
}

/** Reads the address of savings and costs. */
export const readSavings = ({ book: { load }, frame: { site, locale } }: ReadPage): Reading => {
  const content = readSavingsContent(load, site)
  const cost = readCostContent(load, site)
  if (E.isLeft(content) || E.isLeft(cost)) return NOTHING_READ
  const setup = joinSavings(content.right, resolveUnitSystem(locale, content.right.system))
  const cars = joinCostCars(cost.right.items)
  if (E.isLeft(setup) || E.isLeft(cars)) return NOTHING_READ
  return {
    parameters: [...namesOf(savingsAddress), ...namesOf(costAddress)],
    readers: [
      readerOf(savingsAddress, { setup: setup.right }),
      readerOf(costAddress, { cars: cars.right }),
    ],
  }
}

/** Reads the address of the page that compares cars. */
export const readCompare = ({ book, frame }: ReadPage): Reading => {
  const content = readComparison(book.load, frame.site)
  const start = {
    lineUp: frame.cars ?? [],
    range: openComparedRange(book, frame)?.state,
    facts: E.isRight(content) ? content.right.facts : [],
  }
  const finder = readLineUpFinder(book.load, frame.site)
  const compared: Reader = (query) =>
    readerOf(comparisonAddress, start)(nameOffered(query, listOfferedVersions(finder, query)))
  return {
    parameters: [...namesOf(comparisonAddress), ...filterAddress.parameters],
    readers: finder === undefined ? [compared] : [compared, readerOf(filterAddress, finder)],
  }
}

/** Reads the address of the configurator: a car that is gone is told, whichever it was. */
export const readConfigured = ({ frame }: ReadPage): Reading => ({
  parameters: CHOICE_PARAMETERS,
  readers: [
    (query) => joinUnderstood('', isCarGone({ frame, shown: undefined }, query) ? ['model'] : []),
  ],
})

const NO_LINKS = { host: '', ownDomains: [], readUrl: () => undefined }

// Of all blocks of a page, only these read its address.
const readFinders = readPage({ 'car-finder': BLOCKS['car-finder'] }, NO_LINKS)

const clientOf = (frame: FrameContent, { page, car, content }: ShownPage): string | undefined => {
  if (page === 'home' || page === 'cars') return car === '' ? CONTENT_CLIENTS[page] : undefined
  const own = frame.pages?.find(({ path }) => path === content)
  return own === undefined ? undefined : toPageClient(own.name)
}

/** Reads the address of a page of blocks: what its car finders are asked for. */
export const readBlocks = ({ book: { load }, frame, path }: ReadPage): Reading => {
  const shown = findShown(path, frame)
  const client = shown === undefined ? undefined : clientOf(frame, shown)
  const document = client === undefined ? undefined : O.toUndefined(load(frame.site, client))
  const finders = readFinders(document).value.blocks
  return finders.length === 0
    ? NOTHING_READ
    : {
        parameters: namesOf(finderAddress),
        readers: finders.map(({ content }) => readerOf(finderAddress, content)),
      }
}
