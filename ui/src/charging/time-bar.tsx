import { isTimeBarShown } from '@evkit/engine/charging'
import { type ChargingView } from '@evkit/engine/charging/view'
import { useEffect, useState, type RefObject } from 'react'
import { Spinner } from '../primitives/index.js'
import { observeLowerEdge } from './estimate.dom.js'
import styles from './time-bar.module.css'

/** Props of the time bar. */
export interface TimeBarProps {
  readonly bar: ChargingView['timeBar']
  readonly conditions: string
  /** The block whose lower edge decides. */
  readonly block: RefObject<HTMLElement | null>
  readonly missingLabel: string
}

/** The same duration, fixed to the top once scrolling has taken the estimate out of view; said once, so it is silent. */
export const TimeBar = ({ bar, conditions, block, missingLabel }: TimeBarProps) => {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (block.current === null) return
    return observeLowerEdge(block.current, (bottom) => {
      setShown(isTimeBarShown(bottom))
    })
  }, [block])
  return (
    <div
      className={styles['bar']}
      data-part="time-bar"
      data-state={isShown ? 'shown' : 'hidden'}
      aria-hidden="true"
    >
      <div className={styles['inside']}>
        <span className={styles['label']}>{bar.label}</span>
        {bar.figure === undefined ? (
          <Spinner label={missingLabel} />
        ) : (
          <span className={styles['figure']}>
            {bar.figure.figure} <span className={styles['unit']}>{bar.figure.unit}</span>
          </span>
        )}
        <span className={styles['conditions']}>{conditions}</span>
      </div>
    </div>
  )
}
