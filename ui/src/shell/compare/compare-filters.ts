// The filters of the line-up on the page that compares cars: the same versions by the same parameters.
import { BLOCKS, type BlockContent } from '@evkit/engine/blocks'
import { makeTranslate, readPage } from '@evkit/engine/content'
import {
  listOffered,
  versionFilterView,
  type VersionFilterView,
} from '@evkit/engine/internal/blocks'
import { toUndefined, type Query } from '@evkit/engine/shared'
import { CONTENT_CLIENTS, type FrameContent } from '@evkit/engine/site'
import { consoleLog } from '../ports/console-log.js'
import type { LoadContent } from '../documents.js'

type Finder = BlockContent<'car-finder'>

const NO_LINKS = { host: '', ownDomains: [], readUrl: () => undefined }
const readFinders = readPage({ 'car-finder': BLOCKS['car-finder'] }, NO_LINKS)

/** Where filters are drawn, and where their links lead. */
export const FILTERS_ID = 'filters'

/** Reads the car finder of the line-up of a site; none where it has none. */
export const readLineUpFinder = (load: LoadContent, site: string): Finder | undefined =>
  readFinders(toUndefined(load(site, CONTENT_CLIENTS.cars))).value.blocks[0]?.content

/** Lists the versions an address leaves to compare; absent where it leaves all of them. */
export const listOfferedVersions = (finder: Finder | undefined, query: Query) =>
  finder && listOffered(finder, query)

/** Builds the filters of the line-up for the page at a path. */
export const viewFilters = (
  content: Finder,
  {
    query,
    frame,
    path,
  }: { readonly query: Query; readonly frame: FrameContent; readonly path: string },
): VersionFilterView => {
  const { site, locale } = frame
  const translate = makeTranslate({
    texts: { ...content.words },
    language: locale,
    log: consoleLog,
  })
  return versionFilterView({ content, query, site, path, id: FILTERS_ID, translate })
}
