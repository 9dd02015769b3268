import type { ReactNode } from 'react'
import { Spinner } from '../primitives/index.js'
import styles from './pinned-bar.module.css'

/** Props of a pinned bar. */
export interface PinnedBarProps {
  /** Edge of the window it is pinned to. */
  readonly edge: 'top' | 'bottom'
  /** Name of the bar for tests and styles of the page. */
  readonly part: string
  readonly isShown: boolean
  readonly label: string
  /** Absent while there is none: a spinner stands in its place. */
  readonly figure: { readonly figure: ReactNode; readonly unit: string } | undefined
  readonly spinner: string
  readonly conditions: string
  readonly children?: ReactNode
}

/** A result once more, pinned to an edge of the window while its own place is out of view; said once, so it is silent. */
export const PinnedBar = (props: PinnedBarProps) => (
  <div
    className={styles['bar']}
    data-part={props.part}
    data-edge={props.edge}
    data-state={props.isShown ? 'shown' : 'hidden'}
    aria-hidden="true"
  >
    <div className={styles['inside']}>
      <span className={styles['label']}>{props.label}</span>
      {props.figure === undefined ? (
        <Spinner label={props.spinner} />
      ) : (
        <span className={styles['figure']}>
          {props.figure.figure} <span className={styles['unit']}>{props.figure.unit}</span>
        </span>
      )}
      <span className={styles['conditions']}>{props.conditions}</span>
      {props.children}
    </div>
  </div>
)
