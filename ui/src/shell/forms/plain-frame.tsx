// The frame of a market that has forms and no site: whose it is, a way past it, and the same form for other markets.
import type { Translate } from '@evkit/engine/shared'
import { Mark } from '../frame.js'
import styles from '../frame.module.css'
import { FormMarkets, type MarketLink } from './form-links.js'

/** What the plain frame is made from. */
export interface PlainFrameProps {
  readonly maker: string
  readonly translate: Translate
  readonly markets: readonly MarketLink[]
}

/** Skip link and wordmark. */
export const PlainHeader = ({ maker, translate }: PlainFrameProps) => (
  <>
    <a className={styles['skip']} href="#content">
      {translate('FrameSkip')}
    </a>
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <span className={styles['wordmark']}>
          <Mark />
          {maker}
        </span>
      </div>
    </header>
  </>
)

/** What the site is, and the same form for other markets. */
export const PlainFooter = ({ translate, markets }: PlainFrameProps) => (
  <footer className={styles['footer']}>
    <div className={styles['footer-inside']}>
      <FormMarkets label={translate('FrameMarkets')} markets={markets} />
      <p className={styles['demo']}>{translate('FrameDemo')}</p>
    </div>
  </footer>
)
