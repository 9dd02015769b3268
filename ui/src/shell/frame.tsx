import type { Translate } from '@evkit/engine/shared'
import { listTrail, writePagePath, type FrameContent, type PageName } from '@evkit/engine/site'
import type { CountryLink, FormLink } from './forms/form-sites.js'
import { Menu } from './menu.js'
import type { SiteMenu } from './site-menu.js'
import styles from './frame.module.css'

/** What header and footer of any page are made from, with a site or with forms only. */
export interface BareFrameProps {
  readonly maker: string
  /** Where the wordmark leads. */
  readonly home: string
  readonly words: { readonly skip: string; readonly countries: string; readonly demo: string }
  readonly menu: SiteMenu
  /** The forms of the market, and what they are called together. */
  readonly forms: { readonly label: string; readonly links: readonly FormLink[] } | undefined
  /** The same page in other countries. */
  readonly countries: readonly CountryLink[]
}

/** What the frame of a page of a site is made from. */
export interface FrameProps extends BareFrameProps {
  readonly frame: FrameContent
  readonly translate: Translate
  /** Path of the page. */
  readonly path: string
  /** The page, when the address names one. */
  readonly page: PageName | undefined
}

/** The mark of the maker. */
const Mark = () => (
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

/** Skip link, wordmark and menu. */
export const BareHeader = ({ maker, home, words, menu }: BareFrameProps) => (
  <>
    <a className={styles['skip']} href="#content">
      {words.skip}
    </a>
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <a className={styles['wordmark']} href={home} data-navigation="">
          <Mark />
          {maker}
        </a>
        <Menu menu={menu} />
      </div>
    </header>
  </>
)

/** Skip link, wordmark, menu and breadcrumb trail. */
export const Header = (props: FrameProps) => {
  const { frame, translate, path } = props
  const trail = listTrail(path, { charging: frame.chargingSegments, others: frame.trailSegments })
  return (
    <>
      <BareHeader {...props} />
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

const Group = (props: {
  readonly label: string
  readonly part: string
  readonly links: readonly FormLink[]
}) => (
  <nav aria-label={props.label} data-part={props.part}>
    <p className={styles['heading']}>{props.label}</p>
    <ul>
      {props.links.map(({ href, text, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined} data-navigation="">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Tools, forms, what the site adds, the countries, and what the site is. */
export const BareFooter = (props: BareFrameProps & { readonly about?: readonly FormLink[] }) => {
  const { menu, forms, countries, words, about = [], maker } = props
  return (
    <footer className={styles['footer']}>
      <div className={styles['footer-inside']}>
        <div className={styles['groups']}>
          {menu.tools === undefined ? null : (
            <Group label={menu.tools.text} part="tool-links" links={menu.tools.links} />
          )}
          {forms === undefined ? null : (
            <Group label={forms.label} part="form-links" links={forms.links} />
          )}
          {about.length === 0 ? null : <Group label={maker} part="about-links" links={about} />}
        </div>
        <nav aria-label={words.countries} data-part="countries">
          <ul className={styles['sites']}>
            {countries.map(({ href, text, locale, isCurrent }) => (
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
        <p>{words.demo}</p>
      </div>
    </footer>
  )
}

/** What the site is, how to reach somebody, and the same page for other countries. */
export const Footer = (props: FrameProps) => {
  const { frame, translate } = props
  const credits = writePagePath(frame.site, 'data-credits', frame.chargingSegments)
  return (
    <BareFooter
      {...props}
      about={[
        {
          href: credits,
          text: translate('credits.link'),
          isCurrent: props.page === 'data-credits',
        },
      ]}
    />
  )
}

/** Class of the main element. */
export const mainClass = styles['main'] ?? ''
