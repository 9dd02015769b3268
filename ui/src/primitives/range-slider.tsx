import type { KeyboardEvent, MouseEvent } from 'react'
import styles from './range-slider.module.css'
import { SliderTrack } from './slider-track.js'
import { directionOf } from './surroundings.dom.js'

/** One of the two thumbs. */
export interface SliderThumb<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly value: number
  /** The value as it is read aloud. */
  readonly valueText: string
}

/** Props of a slider with two thumbs. */
export interface RangeSliderProps<Name extends string> {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly thumbs: readonly [SliderThumb<Name>, SliderThumb<Name>]
  /** Words under the track, evenly spaced from end to end. */
  readonly feet: readonly string[]
  /** A key was pressed on a thumb; answers whether it meant something, else the browser acts. */
  readonly onKey: (name: Name, key: string) => boolean
  /** A thumb was dragged to a value. */
  readonly onDrag: (name: Name, value: number) => void
  /** The track was pressed at a value. */
  readonly onPress: (value: number) => void
  readonly onGrab: () => void
  readonly onRelease: () => void
}

// Where on the scale a pointer is; the ends of the scale lie half a thumb inside the track.
const valueAt = (event: MouseEvent<HTMLElement>, min: number, max: number): number => {
  const rail = event.currentTarget
  const box = rail.getBoundingClientRect()
  const input = rail.querySelector('input')
  const inset = input === null ? 0 : thumbWidth(input) / 2
  const share = (event.clientX - box.left - inset) / (box.width - 2 * inset)
  const along = directionOf(rail) === 'rtl' ? 1 - share : share
  return min + Math.min(Math.max(along, 0), 1) * (max - min)
}

const thumbWidth = (input: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(input).getPropertyValue('--thumb')) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * A slider with two native range inputs over one track: each thumb is one stop in the tab order, drags do not stop the
 * page from scrolling, and a press on the track moves the nearer thumb.
 */
export const RangeSlider = <Name extends string>(props: RangeSliderProps<Name>) => {
  const { min, max, step, thumbs } = props
  const [from, to] = thumbs
  const handleKey = (event: KeyboardEvent, name: Name): void => {
    if (props.onKey(name, event.key)) event.preventDefault()
  }
  return (
    <div
      className={styles['slider']}
      role="group"
      aria-label={props.label}
      data-part="range-slider"
    >
      {/* A press on the track is for pointers only: the two inputs on it answer to keyboard and reader. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
      <div
        className={styles['rail']}
        onClick={(event) => {
          if (event.target instanceof HTMLInputElement) return
          props.onPress(valueAt(event, min, max))
        }}
      >
        <SliderTrack min={min} max={max} from={from.value} to={to.value} />
        {thumbs.map((thumb) => (
          <input
            key={thumb.name}
            className={styles['input']}
            type="range"
            min={min}
            max={max}
            step={step}
            value={thumb.value}
            aria-label={thumb.label}
            aria-valuetext={thumb.valueText}
            data-thumb={thumb.name}
            onKeyDown={(event) => {
              handleKey(event, thumb.name)
            }}
            onPointerDown={props.onGrab}
            onPointerUp={props.onRelease}
            onPointerCancel={props.onRelease}
            onChange={(event) => {
              props.onDrag(thumb.name, event.currentTarget.valueAsNumber)
            }}
          />
        ))}
      </div>
      <div className={styles['feet']} aria-hidden="true">
        {props.feet.map((foot) => (
          <span key={foot} className={styles['foot']}>
            {foot}
          </span>
        ))}
      </div>
    </div>
  )
}
