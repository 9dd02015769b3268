import { Button, classNames, Icon } from '../../primitives/index.js'
import styles from './row-arrow.module.css'

/** An arrow that moves a row of items; at its end it stays where it is and does nothing. */
export const RowArrow = ({
  way,
  label,
  part,
  isInactive,
  size,
  onPress,
}: {
  readonly way: 'previous' | 'next'
  readonly label: string
  readonly part: string
  readonly isInactive: boolean
  /** [px] Of its icon. */
  readonly size?: number
  /** Told when it is pressed [ms]. */
  readonly onPress: (time: number) => void
}) => (
  <span className={classNames(styles['arrow'], styles[way])}>
    <Button
      look="round"
      aria-label={label}
      aria-disabled={isInactive}
      data-part={part}
      onClick={({ timeStamp }) => {
        if (!isInactive) onPress(timeStamp)
      }}
    >
      <Icon name="chevron" {...(size === undefined ? {} : { size })} />
    </Button>
  </span>
)
