import {
  resolveScrollSides,
  type ScrollPlace,
  type ScrollSides,
} from '@evkit/engine/internal/interaction'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { watchRow } from '../../primitives/index.js'
import { drawThumb, readPlace, steerRow, type RowSteering } from './steer-row.dom.js'

const UNKNOWN: ScrollSides = {
  isScrollable: false,
  canGoBack: false,
  canGoOn: false,
  hasMore: false,
}

const isSame = (a: ScrollSides, b: ScrollSides): boolean =>
  Object.values(a).join() === Object.values(b).join()

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
    const { current } = row
    if (current === null) return
    return watchRow(current, () => {
      const place = readPlace(current)
      const next = resolveScrollSides(place)
      setSides((now) => (isSame(now, next) ? now : next))
      told.current?.(place)
    })
  }, [row])
  return sides
}

/** A row that arrows, a mouse and a thumb move. */
export interface SteeredRow extends Pick<RowSteering, 'step' | 'toStart'> {
  readonly sides: ScrollSides
}

/** Steers a row by arrows, by a mouse and by the thumb of its indicator. */
export const useSteeredRow = (
  row: RefObject<HTMLElement | null>,
  thumb: RefObject<HTMLElement | null>,
): SteeredRow => {
  const steering = useRef<RowSteering>(undefined)
  const sides = useScrollSides(row, (place) => {
    if (thumb.current !== null) drawThumb(thumb.current, place)
  })
  useEffect(() => {
    if (row.current === null || thumb.current === null) return
    const made = steerRow(row.current, thumb.current)
    steering.current = made
    return made.stop
  }, [row, thumb])
  return {
    sides,
    step: (way) => steering.current?.step(way),
    toStart: () => steering.current?.toStart(),
  }
}
