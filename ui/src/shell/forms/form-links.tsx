import styles from '../frame.module.css'

/** The way to a form. */
export interface FormLink {
  readonly href: string
  readonly text: string
  readonly isCurrent: boolean
}

/** The way to the same form of another market. */
export interface MarketLink extends FormLink {
  readonly locale: string
}

/** The same form for other markets, each in its own language. */
export const FormMarkets = (props: {
  readonly label: string
  readonly markets: readonly MarketLink[]
}) => (
  <nav aria-label={props.label}>
    <ul className={styles['sites']}>
      {props.markets.map(({ href, text, locale, isCurrent }) => (
        <li key={href}>
          <a
            href={href}
            lang={locale}
            hrefLang={locale}
            aria-current={isCurrent ? 'true' : undefined}
            data-navigation=""
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The forms of a market. */
export const FormLinks = (props: {
  readonly label: string
  readonly forms: readonly FormLink[]
}) => (
  <nav aria-label={props.label} data-part="form-links">
    <ul className={styles['sites']}>
      {props.forms.map(({ href, text, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined} data-navigation="">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
