/** Last path parts that content defines for two of the link targets. */
export interface ContentPaths {
  /** Segment of the user-experience page, under `/cars/`. */
  readonly userExperience: string
  /** Segment of the care-subscription page. */
  readonly care: string
}

/** The places a breadcrumb may lead to. @source T-NAV-03 @category constants */
export const LINK_TARGETS = [
  'home',
  'suv',
  'sedan',
  'wagon',
  'legacy-models',
  'user-experience',
  'car-finance',
  'car-finance-faq',
  'promotions',
  'care',
] as const
/** Name of a place a breadcrumb may lead to. */
export type LinkTarget = (typeof LINK_TARGETS)[number]

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

/** Resolves a link target to its path under a site. */
export const resolveLinkTarget = (site: string, target: LinkTarget, paths: ContentPaths): string =>
  `/${site}/${pathOf(target, paths)}`
