import type { OfferPageView } from '@evkit/engine/internal/blocks'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Gives a page that comes into view the place it was left at, and the focus once it rests. */
export const usePageFocus = (
  view: OfferPageView,
): {
  readonly page: RefObject<HTMLDivElement | null>
  readonly heading: RefObject<HTMLHeadingElement | null>
} => {
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { motion, focusId, scrollTop } = view
  const isLeaving = motion === 'leaving'
  const isResting = motion === 'resting'
  useLayoutEffect(() => {
    if (isLeaving) return
    page.current?.scrollTo({ top: scrollTop, behavior: 'instant' })
    // Only when it comes: what the visitor scrolls from then on is theirs.
  }, [isLeaving])
  useEffect(() => {
    if (!isResting) return
    const left = focusId === '' ? null : document.getElementById(focusId)
    const target = left ?? heading.current
    target?.focus({ preventScroll: true })
  }, [isResting])
  return { page, heading }
}
