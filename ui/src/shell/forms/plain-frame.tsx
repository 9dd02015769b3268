// The frame of a market that has forms and no site: whose it is, a way past it, its other forms, and the same form for
// other markets.
import type { Translate } from '@evkit/engine/shared'
import { Mark } from '../frame.js'
import styles from '../frame.module.css'
import { FormLinks, FormMarkets, type FormLink, type MarketLink } from './form-links.js'

/** What the plain frame is made from. */
export interface PlainFrameProps {
  readonly maker: string
  readonly translate: Translate
  /** The forms of the market, and what they are called together. */
  readonly forms: { readonly label: string; readonly links: readonly FormLink[] }
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

/** The market's forms, the same form for other markets, and what the site is. */
export const PlainFooter = ({ translate, forms, markets }: PlainFrameProps) => (
  <footer className={styles['footer']}>
    <div className={styles['footer-inside']}>
      <FormLinks label={forms.label} forms={forms.links} />
      <FormMarkets label={translate('FrameMarkets')} markets={markets} />
      <p className={styles['demo']}>{translate('FrameDemo')}</p>
    </div>
  </footer>
)
