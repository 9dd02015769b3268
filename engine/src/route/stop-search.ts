import { findBestEnd, type BestEnd } from './search-ends.js'
import { listNodes, type SearchNode } from './search-nodes.js'
import { passOn, type Search } from './search-pass.js'
import { listBounds } from './search-bound.js'
import { listTables } from './search-tables.js'
import {
  LEVELS,
  makeLabels,
  NEVER,
  START,
  startLabels,
  type SearchInput,
} from './search-weights.js'
import { TABLE_STEP } from './trip-formulas.js'

/** One stop of a way that was found. */
export interface FoundStop {
  readonly node: SearchNode
  /** [%] Level on departure, a whole number. */
  readonly departure: number
}

/** What the search found: the stops to the destination, or those to where the car gets farthest. */
export interface FoundWay {
  readonly isPossible: boolean
  readonly stops: readonly FoundStop[]
}

// Follows where a departure came from back to the start.
const listStops = ({ nodes, arrivals, departures }: Search, last: number): readonly FoundStop[] => {
  const stops: FoundStop[] = []
  let at = last
  while (at !== START) {
    const node = nodes[Math.floor(at / LEVELS)]
    if (node !== undefined) stops.unshift({ node, departure: at % LEVELS })
    at = arrivals.from[departures.from[at] ?? START] ?? START
  }
  return stops
}

interface Found {
  readonly search: Search
  readonly best: BestEnd
}

const searchIn = (search: Omit<Search, 'arrivals' | 'departures' | 'highest'>): Found => {
  const count = search.nodes.length
  const labelled = {
    ...search,
    arrivals: makeLabels(count),
    departures: startLabels(count),
    highest: new Int32Array(count),
  }
  return { search: labelled, best: findBestEnd(labelled, passOn(labelled)) }
}

/**
 * Searches the stops that serve the aim best, left at any whole percent. A plan whose stops are left at the levels of the
 * charging table is found first: a way that weighs more than it, with what it still needs, is not followed (branch and
 * bound).
 */
export const searchStops = (input: SearchInput): FoundWay => {
  const nodes = listNodes(input.trip)
  const tables = listTables(nodes, input)
  const searchTo = (step: number, limit: number): Found =>
    searchIn({ ...input, nodes, tables, step, bounds: listBounds({ input, nodes, tables }, limit) })
  const coarse = searchTo(TABLE_STEP, NEVER)
  // Where no stop is wanted, and stops that are left with all they may be lead nowhere, none do.
  const isSettled =
    input.trip.limit % TABLE_STEP === 0 &&
    tables.every(({ isFilling }) => isFilling) &&
    !nodes.some((one) => one.isFixed)
  const isSearched = coarse.best.isPossible || !isSettled
  const limit = coarse.best.isPossible ? coarse.best.weight : NEVER
  const { search, best } = isSearched ? searchTo(1, limit) : coarse
  return { isPossible: best.isPossible, stops: listStops(search, best.from) }
}
