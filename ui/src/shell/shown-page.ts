// Which page an address names, and where it really is.
import { toUndefined } from '@evkit/engine/shared'
import {
  findPage,
  PAGE_NAMES,
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

const SHOWN: readonly (PageName | undefined)[] = [
  ...CHARGING_PAGES,
  'range',
  'cost-benefits',
  'route-planner',
  'home',
  'electrification',
  'data-credits',
]

/** Finds the page of a site that a path names. */
export const findShown = (path: string, frame: FrameContent): PageName | undefined => {
  const found = toUndefined(findPage(path, frame.chargingSegments))
  return PAGE_NAMES.find((name) => name === found?.page && SHOWN.includes(name))
}

/** `/`, `/master/…`, `/SE/…` and a missing slash at the end lead to the one address of the page. */
export const findRedirection = (path: string): string | undefined => {
  const [, ...rest] = splitPath(path)
  const wanted = `/${[resolveSiteSlug(path), ...rest].join('/')}/`
  return wanted === path ? undefined : wanted
}
