/**
 * What belongs to the site and not to one tool: slug, pages, trail, locale units, number formats, breakpoints, the
 * navigation flag, where content comes from.
 *
 * @module
 */
export { withoutHash } from './address.js'
export { BREAKPOINTS, isNarrow, resolveBreakpoint, type Breakpoint } from './breakpoint.js'
export {
  CHARGING_CLIENT,
  CREDITS_CLIENT,
  FRAME_CLIENT,
  RANGE_CALCULATOR_CLIENT,
  RANGE_LIGHT_CLIENT,
  RANGE_TOOL_CLIENT,
  resolveContentSource,
  TOOL_TABS_CLIENT,
  type ContentSource,
} from './content.js'
export {
  LINK_TARGETS,
  resolveLinkTarget,
  type ContentPaths,
  type LinkTarget,
} from './link-target.js'
export {
  FAHRENHEIT_SITES,
  resolveTemperatureUnit,
  resolveUnits,
  type LocaleUnits,
} from './locale.js'
export {
  navigationMachine,
  type NavigationContext,
  type NavigationEvent,
} from './navigation.machine.js'
export { numberFormat, type NumberFormat } from './number-format.js'
export {
  findPage,
  PAGE_NAMES,
  writePagePath,
  type ChargingSegments,
  type FoundPage,
  type PageName,
} from './page.js'
export {
  readRegionCookie,
  REGION_COOKIE,
  RegionCookieCodec,
  type RegionCookie,
} from './region-cookie.codec.js'
export { contentEndpoint } from './site.api.js'
export {
  CreditsContentCodec,
  FrameContentCodec,
  type CreditsContent,
  type FrameContent,
} from './site.codec.js'
export { resolveSite, resolveSiteSlug, splitPath } from './slug.js'
export { listTrail, type Crumb, type TrailSegments } from './trail.js'
