// Notes on each picture of a page where it is on its way, and asks for it once it is near, at the latest: browsers differ
// in how early they ask, and do not look beside the window.
import { IMAGE_VIEW_MARGIN } from '@evkit/engine/content'
import { nextImageState, type ImageState } from '@evkit/engine/internal/content'

const PICTURES = 'img[data-part="picture"]'

const stateOf = ({ dataset }: HTMLImageElement): ImageState =>
  (dataset['image'] as ImageState | undefined) ?? 'initial'

const move = (image: HTMLImageElement, event: Parameters<typeof nextImageState>[1]): void => {
  const state = nextImageState(stateOf(image), event)
  image.dataset['image'] = state
  if (state === 'loading') image.loading = 'eager'
}

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.matches(PICTURES)

/** Watches the pictures of a page, until it is told to end. */
export const watchPictures = (): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !isPicture(target)) continue
        observer.unobserve(target)
        move(target, 'near')
      }
    },
    // The page itself, so that the margin counts where it stands in a frame, too.
    { root: document, rootMargin: IMAGE_VIEW_MARGIN },
  )
  const stop = new AbortController()
  for (const event of ['load', 'error'] as const) {
    // Neither of the two rises to the document; both are met on their way down.
    const hear = ({ target }: Event): void => {
      if (isPicture(target)) move(target, event)
    }
    document.addEventListener(event, hear, { capture: true, signal: stop.signal })
  }
  for (const image of document.querySelectorAll<HTMLImageElement>(PICTURES)) {
    image.dataset['image'] = stateOf(image)
    if (image.complete && image.currentSrc !== '')
      move(image, image.naturalWidth > 0 ? 'load' : 'error')
    else observer.observe(image)
  }
  return () => {
    stop.abort()
    observer.disconnect()
  }
}
