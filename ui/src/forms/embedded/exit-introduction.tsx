import { Button, Popup } from '../../primitives/index.js'
import styles from './embedded.module.css'
import { Scoped } from './scoped.js'
import { useExitIntent, type ExitIntentProps } from './use-exit-intent.js'

/** Props of the introduction. */
export interface ExitIntroductionProps extends ExitIntentProps {
  readonly heading: string
  readonly text: string
  /** Signs up. */
  readonly accept: string
  readonly close: string
}

// In the scope there is a browser to ask.
const Introduction = (props: ExitIntroductionProps) => {
  const { intent, isShown } = useExitIntent(props)
  const close = (): void => {
    intent.send({ type: 'introduction.close' })
  }
  return (
    <Popup
      isOpen={isShown}
      look="card"
      label={props.heading}
      closeLabel={props.close}
      onClose={close}
    >
      <div className={styles['introduction']}>
        <h2>{props.heading}</h2>
        <p>{props.text}</p>
        <div className={styles['buttons']}>
          <Button
            look="primary"
            data-part="introduction-accept"
            onClick={() => {
              intent.send({ type: 'introduction.accept' })
            }}
          >
            {props.accept}
          </Button>
          <Button data-part="introduction-close" onClick={close}>
            {props.close}
          </Button>
        </div>
      </div>
    </Popup>
  )
}

/** Shown once to who is about to leave: what keeping updated is, and the way to its form. */
export const ExitIntroduction = (props: ExitIntroductionProps) => (
  <Scoped part="exit-introduction">
    <Introduction {...props} />
  </Scoped>
)
