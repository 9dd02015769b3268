// Reads and assembles the document of the route planner: one for each site.
import * as t from 'io-ts'
import { resolveUnitSettings, toDistanceUnit } from '@evkit/engine/range'
import type { RouteContent } from '@evkit/engine/route/documents'
import type { ContentSource } from '@evkit/engine/site'
import { overlay } from './assemble.js'
import type { SiteEntry } from './parts.js'
import { readLanguages, toMap } from './read.js'

/** All texts of the planner in a language. */
export const RouteLanguageEntry = t.type({
  heading: t.string,
  description: t.string,
  messages: t.record(t.string, t.string),
})
export type RouteLanguageEntry = t.TypeOf<typeof RouteLanguageEntry>

/** Reads the texts of all languages; a file that is broken is left out and its faults are told. */
export const readRouteContent = (folder: URL) => {
  const files = readLanguages(folder, 'route', RouteLanguageEntry)
  return { languages: toMap(files), faults: files.flatMap(({ faults }) => faults) }
}

/** What the document of a site is made from. */
export interface RouteSite {
  readonly site: SiteEntry
  readonly language: RouteLanguageEntry
  /** The site's drafts; its member `route` is put over the texts in preview. */
  readonly draft: unknown
}

const draftOf = (draft: unknown): unknown =>
  typeof draft === 'object' && draft !== null && 'route' in draft ? draft.route : {}

/** Assembles the document of the planner. */
export const assembleRoute = (
  { site, language, draft }: RouteSite,
  source: ContentSource,
): RouteContent => {
  const texts =
    source === 'preview' ? (overlay(language, draftOf(draft)) as RouteLanguageEntry) : language
  return {
    ...texts,
    mapCentre: site.mapCity,
    distance: toDistanceUnit(resolveUnitSettings(site)),
    showStatusMessages: site.showStatusMessages,
  }
}
