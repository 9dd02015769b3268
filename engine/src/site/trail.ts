import type { ChargingSegments } from './page.js'
import { resolveSite, splitPath } from './slug.js'

const KNOWN_SEGMENTS = ['electrification', 'range', 'home', 'public', 'cost-benefits'] as const
const CHARGING_CRUMB = 'charging'
const SITE_CRUMB = 'site'

/** One step of the breadcrumb trail. */
export interface Crumb {
  /** What the step is; its label is a message of content. `site` is the home page, `home` is charging at home. */
  readonly name: string
  /** Path of the step, with trailing slash. */
  readonly href: string
  /** True for the last step: the page itself, shown without a link. */
  readonly current: boolean
}

/** What content says about the segments of the trail. */
export interface TrailSegments {
  readonly charging: ChargingSegments
  /** Further segments that have a step of their own name. */
  readonly others: readonly string[]
}

const findName = (segment: string, segments: TrailSegments): string | undefined => {
  const { canonical, recognised } = segments.charging
  if (segment === canonical || recognised.includes(segment)) return CHARGING_CRUMB
  const known: readonly string[] = [...KNOWN_SEGMENTS, ...segments.others]
  return known.includes(segment) ? segment : undefined
}

/**
 * Derives the breadcrumb trail from an address.
 *
 * A segment the trail does not know adds no step but stays in the paths behind it; `master` becomes `uk`.
 *
 * @source T-NAV-04, T-NAV-05, D-T-46
 */
export const listTrail = (path: string, segments: TrailSegments): readonly Crumb[] => {
  const [first = '', ...rest] = splitPath(path)
  const site = `/${resolveSite(first)}/`
  const steps = rest.map((segment, at) => ({
    name: findName(segment, segments),
    href: `${site}${rest.slice(0, at + 1).join('/')}/`,
  }))
  const known = [{ name: SITE_CRUMB, href: site }, ...steps].flatMap((step) =>
    step.name === undefined ? [] : [{ name: step.name, href: step.href }],
  )
  return known.map((step, at) => ({ ...step, current: at === known.length - 1 }))
}
