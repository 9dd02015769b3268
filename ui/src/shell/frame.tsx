import type { Translate } from '@evkit/engine/shared'
import { listTrail, writePagePath, type FrameContent, type PageName } from '@evkit/engine/site'
import { FormLinks, FormMarkets, type FormLink, type MarketLink } from './forms/form-links.js'
import styles from './frame.module.css'

/** What the frame of a page is made from. */
export interface FrameProps {
  readonly frame: FrameContent
  readonly translate: Translate
  /** Path of the page. */
  readonly path: string
  /** The page, when the address names one. */
  readonly page: PageName | undefined
  /** The forms of the market, and the same form for others on the page of one. */
  readonly forms?: {
    readonly label: string
    readonly links: readonly FormLink[]
    readonly markets?: readonly MarketLink[]
  }
}

const MENU = [
  ['charging', 'menu.charging'],
  ['range', 'menu.range'],
  ['route-planner', 'menu.route'],
  ['cost-benefits', 'menu.costs'],
  ['data-credits', 'menu.credits'],
] as const satisfies readonly (readonly [PageName, string])[]

/** The mark of the maker. */
export const Mark = () => (
  <svg className={styles['mark']} width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
    <path
      d="M3 22V4l10 11V4M13 4h10v18L13 11"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinejoin="round"
    />
  </svg>
)

/** Skip link, wordmark, menu and breadcrumb trail. */
export const Header = ({ frame, translate, path, page }: FrameProps) => {
  const { site, chargingSegments: charging } = frame
  const trail = listTrail(path, { charging, others: frame.trailSegments })
  return (
    <>
      <a className={styles['skip']} href="#content">
        {translate('skip')}
      </a>
      <header className={styles['header']}>
        <div className={styles['bar']}>
          <a className={styles['wordmark']} href={`/${site}/`} data-navigation="">
            <Mark />
            {frame.maker}
          </a>
          <nav className={styles['links']} aria-label={translate('menu.label')}>
            {MENU.map(([name, key]) => (
              <a
                key={name}
                className={styles['link']}
                href={writePagePath(site, name, charging)}
                aria-current={name === page ? 'page' : undefined}
                data-navigation=""
              >
                {translate(key)}
              </a>
            ))}
          </nav>
        </div>
      </header>
      {trail.length < 2 ? null : (
        <nav className={styles['trail']} aria-label={translate('trail.label')} data-part="trail">
          <ol className={styles['crumbs']}>
            {trail.map(({ name, href, current }) => (
              <li key={href} className={styles['crumb']}>
                {current ? (
                  <span aria-current="page">{translate(`trail.${name}`)}</span>
                ) : (
                  <a href={href} data-navigation="">
                    {translate(`trail.${name}`)}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  )
}

const samePage = (props: FrameProps, site: string): string => {
  const { page, frame } = props
  return page === undefined ? `/${site}/` : writePagePath(site, page, frame.chargingSegments)
}

const Sites = (props: FrameProps) => {
  const { frame, translate, forms } = props
  if (forms?.markets !== undefined) {
    return <FormMarkets label={translate('sites.label')} markets={forms.markets} />
  }
  return (
    <nav aria-label={translate('sites.label')}>
      <ul className={styles['sites']}>
        {frame.sites.map(({ site, siteName, locale }) => (
          <li key={site}>
            <a
              href={samePage(props, site)}
              lang={locale}
              hrefLang={locale}
              aria-current={site === frame.site ? 'true' : undefined}
              data-navigation=""
            >
              {siteName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What the site is, how to reach somebody, and the same page for other countries. */
export const Footer = (props: FrameProps) => {
  const { frame, translate, forms } = props
  return (
    <footer className={styles['footer']}>
      <div className={styles['footer-inside']}>
        {forms === undefined ? null : <FormLinks label={forms.label} forms={forms.links} />}
        <Sites {...props} />
        <p className={styles['demo']}>
          {translate('demo')}{' '}
          <a
            href={writePagePath(frame.site, 'data-credits', frame.chargingSegments)}
            data-navigation=""
          >
            {translate('credits.link')}
          </a>
        </p>
      </div>
    </footer>
  )
}

/** Class of the main element. */
export const mainClass = styles['main'] ?? ''
