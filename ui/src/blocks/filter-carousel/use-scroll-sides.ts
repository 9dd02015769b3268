import { resolveScrollSides, type ScrollPlace, type ScrollSides } from '@evkit/engine/interaction'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { createSteps, drawThumb, hearThumb, watchRow, type RowSteps } from './scroll-row.dom.js'

const UNKNOWN: ScrollSides = {
  isScrollable: false,
  canGoBack: false,
  canGoOn: false,
  hasMore: false,
}

const isSame = (a: ScrollSides, b: ScrollSides): boolean =>
  a.isScrollable === b.isScrollable &&
  a.canGoBack === b.canGoBack &&
  a.canGoOn === b.canGoOn &&
  a.hasMore === b.hasMore

/** What a row that scrolls shows beside it: drawn anew only when that changes. */
export const useScrollSides = (
  row: RefObject<HTMLElement | null>,
  onPlace?: (place: ScrollPlace) => void,
): ScrollSides => {
  const [sides, setSides] = useState(UNKNOWN)
  const told = useRef(onPlace)
  useEffect(() => {
    told.current = onPlace
  })
  useEffect(() => {
    if (row.current === null) return
    return watchRow(row.current, (place) => {
      const next = resolveScrollSides(place)
      setSides((now) => (isSame(now, next) ? now : next))
      told.current?.(place)
    })
  }, [row])
  return sides
}

/** A row that arrows and a thumb move. */
export interface SteeredRow {
  readonly sides: ScrollSides
  readonly step: (way: 1 | -1) => void
  readonly toStart: () => void
}

/** Steers a row by arrows and by the thumb of its indicator. */
export const useSteeredRow = (
  row: RefObject<HTMLElement | null>,
  thumb: RefObject<HTMLElement | null>,
): SteeredRow => {
  const steps = useRef<RowSteps>(undefined)
  const sides = useScrollSides(row, (place) => {
    if (thumb.current !== null) drawThumb(thumb.current, place)
  })
  useEffect(() => {
    if (row.current === null || thumb.current === null) return
    const made = createSteps(row.current)
    steps.current = made
    const stopThumb = hearThumb(thumb.current, row.current)
    return () => {
      made.stop()
      stopThumb()
    }
  }, [row, thumb])
  return {
    sides,
    step: (way) => steps.current?.step(way),
    toStart: () => row.current?.scrollTo({ left: 0, behavior: 'instant' }),
  }
}
