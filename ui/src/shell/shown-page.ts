// Which page an address names, and where it really is.
import { toUndefined } from '@evkit/engine/shared'
import {
  findPage,
  resolveSiteSlug,
  splitPath,
  type FrameContent,
  type PageName,
} from '@evkit/engine/site'

/** The pages of the charging tool. */
export const CHARGING_PAGES: readonly (PageName | undefined)[] = [
  'charging',
  'charging-home',
  'charging-public',
]

/** The pages of a site that are shown. */
export const SHOWN_PAGES = [
  'charging',
  'charging-home',
  'charging-public',
  'range',
  'cost-benefits',
  'route-planner',
  'home',
  'electrification',
  'data-credits',
] as const satisfies readonly PageName[]

/** Finds the page of a site that a path names. */
export const findShown = (path: string, frame: FrameContent): PageName | undefined => {
  const found = toUndefined(findPage(path, frame.chargingSegments))
  return SHOWN_PAGES.find((name) => name === found?.page)
}

/** `/`, `/master/…`, `/SE/…` and a missing slash at the end lead to the one address of the page. */
export const findRedirection = (path: string): string | undefined => {
  const [, ...rest] = splitPath(path)
  const wanted = `/${[resolveSiteSlug(path), ...rest].join('/')}/`
  return wanted === path ? undefined : wanted
}
