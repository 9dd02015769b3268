import type { Translate } from '@evkit/engine/shared'
import type { BareFrameProps, FrameProps } from '../frame.js'
import styles from './pages.module.css'
import { Ways, type Way } from './ways.js'

/** The next steps: retailers, contact and a quote, as far as the market has them. */
export const HomeSteps = ({
  translate,
  steps,
}: FrameProps & { readonly steps: readonly Way[] }) => (
  <div className={styles['page']}>
    <Ways id="steps" heading={translate('home.steps')} ways={steps} />
  </div>
)

/** The home of a market that has forms only. */
export const MarketHomePage = (props: {
  readonly frame: BareFrameProps
  readonly translate: Translate
}) => {
  const { forms, maker } = props.frame
  return (
    <div className={styles['page']}>
      <div className={styles['hero-text']}>
        <h1>{maker}</h1>
        <p className={styles['lead']}>{props.translate('HomeText')}</p>
      </div>
      <Ways
        id="forms"
        heading={forms?.label ?? ''}
        ways={(forms?.links ?? []).map(({ href, text }) => ({ href, heading: text, text: '' }))}
      />
    </div>
  )
}
