/**
 * Margin around the viewport within which images are lazy-loaded, as `rootMargin` of an `IntersectionObserver`.
 *
 * @source B-IMG-05
 * @category constants
 */
export const IMAGE_VIEW_MARGIN = '1000px 200px'

/** Where an image is on its way to the page. */
export type ImageState = 'initial' | 'loading' | 'loaded' | 'failed'

/** What can happen to an image: it comes near, it is there, it does not come. */
export type ImageEvent = 'near' | 'load' | 'error'

/**
 * Moves an image on its way to the page. One that is there stays; one that did not come is not asked for again.
 *
 * @source B-IMG-04, D-B-50
 */
export const nextImageState = (state: ImageState, event: ImageEvent): ImageState => {
  if (state === 'loaded' || state === 'failed') return state
  if (event === 'load') return 'loaded'
  if (event === 'error') return 'failed'
  return 'loading'
}
