import { Icon } from '../../primitives/index.js'
import styles from './motion-control.module.css'

/** Pauses what moves by itself, and lets it go on; nothing where nothing moves. */
export const MotionControl = ({
  control,
  onPause,
}: {
  readonly control: { readonly label: string; readonly isPaused: boolean } | undefined
  readonly onPause: (isPaused: boolean) => void
}) =>
  control === undefined ? null : (
    <button
      type="button"
      className={styles['control']}
      aria-label={control.label}
      data-part="motion-control"
      onClick={() => {
        onPause(!control.isPaused)
      }}
    >
      <Icon name={control.isPaused ? 'play' : 'pause'} size={20} />
    </button>
  )
