import { withoutHash } from './address.js'

/** How long a page that was left for another may take to arrive [ms]. @source D-B-48 @category constants */
export const NAVIGATION_PATIENCE = 10_000

/** The navigation-loading flag, and what it is set against. */
export interface Navigation {
  /** A link that leaves the page was clicked, and the page it leads to has not arrived. */
  readonly isLoading: boolean
  /** Path and query the page had last, without hash. */
  readonly address: string
}

/** What can happen to the navigation flag. */
export type NavigationEvent =
  | { readonly type: 'link.clicked' }
  | { readonly type: 'address.changed'; readonly address: string }
  | { readonly type: 'patience.ended' }

/**
 * Follows the navigation-loading flag: set when a link that leaves the page is clicked, cleared when path or query
 * changes, and when `NAVIGATION_PATIENCE` has passed in which they did not: a download never arrives.
 *
 * @source T-NAV-06, B-NAV-32, B-NAV-33, D-B-48
 */
export const followNavigation = (navigation: Navigation, event: NavigationEvent): Navigation => {
  if (event.type === 'address.changed') {
    const address = withoutHash(event.address)
    return address === navigation.address ? navigation : { isLoading: false, address }
  }
  const isLoading = event.type === 'link.clicked'
  return isLoading === navigation.isLoading ? navigation : { ...navigation, isLoading }
}
