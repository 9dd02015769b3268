/** Last path parts that content defines for two of the link targets. */
export interface ContentPaths {
  /** Segment of the user-experience page, under `/cars/`. */
  readonly userExperience: string
  /** Segment of the care-subscription page. */
  readonly care: string
}

/** Name of a place a breadcrumb may lead to. */
export type LinkTarget =
  | 'home'
  | 'suv'
  | 'sedan'
  | 'wagon'
  | 'legacy-models'
  | 'user-experience'
  | 'car-finance'
  | 'car-finance-faq'
  | 'promotions'
  | 'care'

const pathOf = (target: LinkTarget, paths: ContentPaths): string => {
  switch (target) {
    case 'home':
      return ''
    case 'suv':
    case 'sedan':
    case 'wagon':
    case 'legacy-models':
      return `cars/${target}/`
    case 'user-experience':
      return `cars/${paths.userExperience}/`
    case 'car-finance':
      return 'car-finance/'
    case 'car-finance-faq':
      return 'car-finance/faq/'
    case 'promotions':
      return 'promotions/'
    case 'care':
      return `${paths.care}/`
  }
}

/**
 * Resolves the target of a breadcrumb to a path.
 *
 * @param site - Slug of the site.
 * @param target - Name of the target.
 * @param paths - The two segments that content defines.
 * @returns Its path, under the site.
 * @source T-NAV-03, B-NAV-30
 *
 * @example The cars that are SUVs
 * ```ts
 * import { resolveLinkTarget } from '@evkit/engine/site'
 *
 * resolveLinkTarget('se', 'suv', { userExperience: 'in-the-car', care: 'care-plan' }) // => '/se/cars/suv/'
 * ```
 * @category resolution
 */
export const resolveLinkTarget = (site: string, target: LinkTarget, paths: ContentPaths): string =>
  `/${site}/${pathOf(target, paths)}`
