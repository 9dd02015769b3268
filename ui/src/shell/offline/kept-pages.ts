// Which pages of a site are there without a network: those whose figures are worked out in the page.
import { PAGES, type FrameContent } from '@evkit/engine/site'
import { PAGE_NAMES, writePagePath } from '@evkit/engine/internal/site'

/** The pages that are kept. */
export const KEPT_PAGES = PAGE_NAMES.filter((page) => PAGES[page].isKept)

/** What of them is left out: the live map has no ground without a network. */
export const NOT_KEPT: readonly string[] = ['src/map/live-map.dom.ts']

/** Where a site says what is kept. */
export const writeKeptPath = (site: string): string => `/${site}/offline.json`

/** Lists the paths of the pages of a site that are kept. */
export const listKeptPaths = ({ site, chargingSegments }: FrameContent): readonly string[] =>
  KEPT_PAGES.map((page) => writePagePath(site, page, chargingSegments))
