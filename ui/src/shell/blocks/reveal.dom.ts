// Blocks below the window come to their place when they are scrolled to, from the first scroll on: until then all of them
// stand there, as they do without this script and for who wants less motion.
import { wantsStill } from '../../primitives/index.js'

const REVEAL = 'reveal'

const meet = (observer: IntersectionObserver, entry: IntersectionObserverEntry): void => {
  const { target, isIntersecting, boundingClientRect, rootBounds } = entry
  if (!(target instanceof HTMLElement)) return
  const { top, height } = boundingClientRect
  const isBelow = rootBounds !== null && height > 0 && top >= rootBounds.bottom
  if (!isIntersecting && isBelow) {
    target.dataset[REVEAL] = 'waiting'
    return
  }
  observer.unobserve(target)
  if (target.dataset[REVEAL] !== undefined) target.dataset[REVEAL] = 'shown'
}

/** Watches the blocks of the page. */
export const watchReveals = (): void => {
  if (wantsStill()) return
  const start = (): void => {
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) meet(observer, entry)
    })
    for (const block of document.querySelectorAll('main > *')) observer.observe(block)
  }
  // This script may have come because of a scroll.
  if (window.scrollY > 0) start()
  else window.addEventListener('scroll', start, { once: true, passive: true })
}
