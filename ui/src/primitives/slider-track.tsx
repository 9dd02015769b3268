import styles from './range-slider.module.css'

interface SliderTrackProps {
  readonly min: number
  readonly max: number
  /** Where the filled part starts and ends. */
  readonly from: number
  readonly to: number
}

/**
 * The track of a slider. The ends of a line are no styles, so that a drag asks for no new ones; and as the track is
 * drawn along with it, what is drawn keeps its bounds.
 */
export const SliderTrack = ({ min, max, from, to }: SliderTrackProps) => {
  const width = max - min || 1
  return (
    <div className={styles['track']}>
      <svg
        className={styles['fill']}
        viewBox={`${min} 0 ${width} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect x={min} width={width} height="1" />
        <line x1={from} x2={to} y1="0.5" y2="0.5" />
      </svg>
    </div>
  )
}
