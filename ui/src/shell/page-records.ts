// Every page of a site as one record: what it runs, what it reads of its address, and whose it is. What draws it stands in
// `render.tsx`: who only asks for an address does not load it.
import { routeAddress } from '@evkit/engine/route'
import { PAGES } from '@evkit/engine/site'
import {
  readBlocks,
  readCharging,
  readCompare,
  readConfigured,
  readRange,
  readSavings,
  readTools,
  type ReadPage,
} from './page-readings.js'
import { RETAILER_PLACE } from './retailers/retailer-place.js'
import type { ScriptName } from './scripts.js'
import { NOTHING_READ, PAGE_NAMES, type Reading, type ShownPage } from '@evkit/engine/internal/site'

/** A page of a site; one that is forgotten, or a fact of it, does not compile. */
export interface PageRecord {
  /** What it runs, unless what is drawn of it says otherwise. */
  readonly script: ScriptName
  /** What it understands of its address. */
  readonly reads: (page: ReadPage) => Reading
  /** Parameters that are about a place of its visitor: with one of them it is kept for nobody else. */
  readonly personal: readonly string[]
  /** Whether it shows something of the cookies it is asked with. */
  readonly readsCookies: boolean
  /** Whether it says of what its address asks for that the car does not have it; a tool says so itself. */
  readonly tellsLost: boolean
  /** Whether a road is found for it before it is drawn. */
  readonly needsRoad: boolean
  /** Parts of it that say a figure, for a page of others that frames it. */
  readonly figures: readonly string[]
}

const page = (script: ScriptName, own: Partial<Omit<PageRecord, 'script'>> = {}): PageRecord => ({
  script,
  reads: () => NOTHING_READ,
  personal: [],
  readsCookies: false,
  tellsLost: false,
  needsRoad: false,
  figures: [],
  ...own,
})

const CHARGING = page('charging', { reads: readCharging, figures: ['duration'] })
const BLOCKS = page('blocks', { reads: readBlocks, tellsLost: true })

/** The record of every page a site shows. */
export const PAGE_RECORDS: Readonly<Record<ShownPage['page'], PageRecord>> = {
  charging: CHARGING,
  'charging-home': CHARGING,
  'charging-public': CHARGING,
  range: page('range', { reads: readRange, figures: ['range'] }),
  'cost-benefits': page('savings', { reads: readSavings, figures: ['total', 'cost'] }),
  'route-planner': page('route', {
    personal: [...routeAddress.parameters, ...routeAddress.aliases],
    needsRoad: true,
    figures: ['status'],
  }),
  home: BLOCKS,
  electrification: page('electrification', {
    reads: readTools,
    readsCookies: true,
    figures: ['range'],
  }),
  cars: BLOCKS,
  'compare-cars': page('compare', { reads: readCompare }),
  configure: page('configure', { reads: readConfigured, tellsLost: true }),
  retailers: page('retailers', { personal: [RETAILER_PLACE] }),
  'data-credits': BLOCKS,
  content: BLOCKS,
}

/** The scripts of the pages that are there without a network. */
export const KEPT_SCRIPTS: readonly ScriptName[] = [
  ...new Set(PAGE_NAMES.flatMap((name) => (PAGES[name].isKept ? [PAGE_RECORDS[name].script] : []))),
]
