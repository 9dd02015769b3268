import { DismissedMessages } from '../../blocks/parts/index.js'
import { Button } from '../../primitives/index.js'
import type { TranslateBlock } from './drawn-block.types.js'
import styles from './page-controls.module.css'

const MotionControl = ({ say }: { readonly say: TranslateBlock }) => {
  const pause = say('motion.pause')
  return (
    <div className={styles['motion']} data-part="motion">
      <Button data-pause={pause} data-resume={say('motion.resume')}>
        {pause}
      </Button>
    </div>
  )
}

/** What a page of blocks says at its end, to be enhanced: everything that moves can stand, and what was closed can come back. */
export const PageControls = ({
  hasMotion,
  say,
}: {
  /** Whether something on the page moves by itself. */
  readonly hasMotion: boolean
  readonly say: TranslateBlock
}) => (
  <>
    {hasMotion ? <MotionControl say={say} /> : null}
    <DismissedMessages
      words={{ dismissed: say('dismissed'), showAgain: say('dismissed.show-again') }}
    />
  </>
)
