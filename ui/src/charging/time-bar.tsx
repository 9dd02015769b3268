import type { ChargingView } from '@evkit/engine/charging'
import { isTimeBarShown } from '@evkit/engine/internal/charging'
import { useEffect, useState, type RefObject } from 'react'
import { PinnedBar } from '../tool/index.js'
import { observeLowerEdge } from './estimate.dom.js'

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
    <PinnedBar
      edge="top"
      part="time-bar"
      isShown={isShown}
      label={bar.label}
      figure={bar.figure}
      spinner={missingLabel}
      conditions={bar.exact === '' ? conditions : `${bar.exact} · ${conditions}`}
    />
  )
}
