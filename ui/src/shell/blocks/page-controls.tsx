import { useSyncExternalStore } from 'react'
import { DismissedMessages, pageMotion } from '../../blocks/parts/index.js'
import { Button } from '../../primitives/index.js'
import type { ControlsBlock, Say } from './drawn-block.types.js'
import { messagePorts } from './message-ports.js'
import styles from './page-controls.module.css'

const subscribe = (tell: () => void): (() => void) => pageMotion().subscribe(tell)
const isPaused = (): boolean => pageMotion().isPaused()
const isPausedBefore = (): boolean => false

const MotionControl = ({ say }: { readonly say: Say }) => {
  const paused = useSyncExternalStore(subscribe, isPaused, isPausedBefore)
  return (
    <div className={styles['motion']} data-part="motion">
      <Button
        onClick={() => {
          pageMotion().setPaused(!paused)
        }}
      >
        {say(paused ? 'motion.resume' : 'motion.pause')}
      </Button>
    </div>
  )
}

/** Draws what a page of blocks says at its end: everything that moves can stand, and what was closed can come back. */
export const draw = ({ hasMotion }: ControlsBlock, say: Say) => (
  <>
    {hasMotion ? <MotionControl say={say} /> : null}
    <DismissedMessages
      dismissals={messagePorts.dismissals}
      words={{ dismissed: say('dismissed'), showAgain: say('dismissed.show-again') }}
    />
  </>
)
