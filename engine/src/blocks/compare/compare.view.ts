import { writeComparePath } from '../../content/index.js'
import type { CompareContent } from './compare.types.js'

/** A link to the page that compares cars, as it is drawn. */
export interface CompareView {
  readonly text: string
  readonly href: string
}

/**
 * Builds the view model of the link to the page that compares cars.
 *
 * @param content - Its text.
 * @param site - Slug of the site the page belongs to.
 * @returns Text and URL.
 * @source B-NAV-06, B-NAV-07
 *
 * @example In the United Kingdom
 * ```ts
 * import { compareView } from '@evkit/engine/blocks'
 *
 * compareView({ ctaText: 'Compare' }, 'uk').href // => '/uk/cars/compare-cars/'
 * ```
 * @category views
 */
export const compareView = ({ ctaText }: CompareContent, site: string): CompareView => ({
  text: ctaText,
  href: writeComparePath(site),
})
