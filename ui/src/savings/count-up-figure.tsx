import { countUp, type CountMotion } from '@evkit/engine/interaction'
import { COUNT_UP_DURATION } from '@evkit/engine/internal/interaction'
import { useEffect, useRef, useState } from 'react'
import styles from './count-up-figure.module.css'

/** Props of a figure that counts. */
export interface CountUpFigureProps {
  readonly value: number
  readonly motion: CountMotion
  /** The value it keeps room for: that of the last view, which may be a moment behind. */
  readonly room: number
  /** The figure in words. */
  readonly format: (value: number) => string
}

// A value with as many digits: digits are as wide as each other, so the room changes only when there is one more or less.
const roomOf = (value: number): number =>
  Math.sign(value) * 10 ** Math.floor(Math.log10(Math.abs(value)))

/** A figure that follows a drag at once, and counts to its new value when the slider is let go. */
export const CountUpFigure = ({ value, motion, room, format }: CountUpFigureProps) => {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  // What follows is shown as it is; a count that comes after it starts there.
  if (motion === 'follow' && shown !== value) setShown(value)
  useEffect(() => {
    const from = latest.current
    if (motion === 'follow') latest.current = value
    if (motion === 'follow' || from === value) return undefined
    let frame = 0
    const started = performance.now()
    const step = (now: number): void => {
      const elapsed = Math.max(0, now - started)
      const next = countUp({ from, to: value, elapsed }, motion)
      latest.current = next
      setShown(next)
      if (elapsed < COUNT_UP_DURATION && next !== value) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [value, motion])
  return (
    <span className={styles['room']} data-room={format(roomOf(room))}>
      <span className={styles['figure']}>{format(motion === 'follow' ? value : shown)}</span>
    </span>
  )
}
