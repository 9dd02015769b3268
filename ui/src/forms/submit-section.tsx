import type { SectionView } from '@evkit/engine/forms'
import { Button, InlineNotice } from '../primitives/index.js'
import styles from './sections.module.css'

type SubmitView = Extract<SectionView, { readonly kind: 'submit' }>

/**
 * The button that sends the form, and what stands by it.
 *
 * A press takes the focus only when it is complete: a field that is left says what is wrong with it and moves the button,
 * which would miss the second half of the press.
 */
export const SubmitSection = ({ view }: { readonly view: SubmitView }) => (
  <>
    {view.notice.length === 0 ? null : (
      <InlineNotice look="critical" role="alert">
        {view.notice.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </InlineNotice>
    )}
    <div className={styles['submit']}>
      <Button
        look="primary"
        type="submit"
        isBusy={view.isBusy}
        data-part="submit"
        onMouseDown={(event) => {
          event.preventDefault()
        }}
        onClick={(event) => {
          const isPressedByHand = event.detail > 0
          if (isPressedByHand) event.currentTarget.focus()
        }}
      >
        {view.label}
      </Button>
    </div>
  </>
)
