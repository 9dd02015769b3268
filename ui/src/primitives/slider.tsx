import styles from './range-slider.module.css'
import { classNames } from './class-names.js'
import { SliderTrack } from './slider-track.js'

/** Props of a slider with one thumb. */
export interface SliderProps {
  readonly label: string
  readonly look: 'plain' | 'temperature'
  readonly value: number
  readonly min: number
  readonly max: number
  /** Width of a step; `any` where the page snaps by itself. */
  readonly step: number | 'any'
  /** The value as it is read aloud. */
  readonly valueText: string
  readonly describedBy?: string
  /** A key was pressed; answers whether it meant something, else the browser acts. */
  readonly onKey: (key: string) => boolean
  readonly onDrag: (value: number) => void
  readonly onGrab: () => void
  readonly onRelease: () => void
}

/** A native slider: drags do not stop the page from scrolling, and a press on the track moves the thumb. */
export const Slider = (props: SliderProps) => {
  const { look, value, min, max } = props
  return (
    <div className={classNames(styles['rail'], styles['single'], styles[look])}>
      <SliderTrack min={min} max={max} from={min} to={value} />
      <input
        className={styles['input']}
        type="range"
        min={min}
        max={max}
        step={props.step}
        value={value}
        aria-label={props.label}
        aria-valuetext={props.valueText}
        aria-describedby={props.describedBy}
        onKeyDown={(event) => {
          if (props.onKey(event.key)) event.preventDefault()
        }}
        onPointerDown={props.onGrab}
        onPointerUp={props.onRelease}
        onPointerCancel={props.onRelease}
        onChange={(event) => {
          props.onDrag(event.currentTarget.valueAsNumber)
        }}
      />
    </div>
  )
}
