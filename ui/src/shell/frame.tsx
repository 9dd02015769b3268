import type { Translate } from '@evkit/engine/shared'
import type { ConsentTexts, FrameContent, PageName } from '@evkit/engine/site'
import {
  listContentLinks,
  listTrail,
  type ShownPage,
  writePagePath,
} from '@evkit/engine/internal/site'
import { renderToStaticMarkup } from 'react-dom/server'
import { ConsentOpener, ConsentQuestion } from './consent/consent.js'
import type { CountryLink, FormLink } from './forms/form-sites.js'
import { Menu } from './menu.js'
import { KEPT_PAGES } from './offline/kept-pages.js'
import type { RenderBrand } from './render.types.js'
import type { SiteMenu } from './site-menu.js'
import styles from './frame.module.css'

/** What header and footer of any page are made from, with a site or with forms only. */
export interface BareFrameProps {
  readonly maker: string
  readonly brand: RenderBrand
  /** Where the wordmark leads. */
  readonly home: string
  readonly words: { readonly skip: string; readonly countries: string; readonly demo: string }
  readonly menu: SiteMenu
  /** The question for consent; none where a tool of the host asks. */
  readonly consent: ConsentTexts | undefined
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
  readonly shown: ShownPage | undefined
  /** What of the address could not be had, in words; empty where everything could. */
  readonly notice: string
}

// [px] Marks are drawn in one height, whatever their box is.
const MARK_HEIGHT = 26

/** The mark of the maker. */
const Mark = ({ path, width, height, stroke }: RenderBrand['mark']) => (
  <svg
    className={styles['mark']}
    width={(MARK_HEIGHT * width) / height}
    height={MARK_HEIGHT}
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
  >
    {stroke === undefined ? (
      <path d={path} fill="currentColor" />
    ) : (
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinejoin="round"
      />
    )}
  </svg>
)

// A mark that says the name itself is read as the name.
const Wordmark = ({ maker, brand, home }: Pick<BareFrameProps, 'maker' | 'brand' | 'home'>) => (
  <a
    className={styles['wordmark']}
    href={home}
    aria-label={brand.wordmark === '' ? maker : undefined}
  >
    <Mark {...brand.mark} />
    {brand.wordmark}
  </a>
)

/** Skip link, wordmark and menu. */
export const BareHeader = (props: BareFrameProps) => (
  <>
    <a className={styles['skip']} href="#content">
      {props.words.skip}
    </a>
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Wordmark {...props} />
        <Menu menu={props.menu} />
      </div>
    </header>
  </>
)

// Hidden until the page is shown without a network, with the day its figures were kept in place of the braces.
const OfflineNote = ({ shown, translate }: Pick<FrameProps, 'shown' | 'translate'>) => {
  const text = translate('offline.text', { date: '{date}' })
  return text === '' ||
    shown === undefined ||
    !KEPT_PAGES.some((page) => page === shown.page) ? null : (
    <p className={styles['note']} role="status" data-part="offline" hidden>
      {text}
    </p>
  )
}

/** Skip link, wordmark, menu, what is said without a network and of a choice that is not to be had, and breadcrumb trail. */
export const Header = (props: FrameProps) => {
  const { frame, translate, path } = props
  const trail = listTrail(path, { charging: frame.chargingSegments, others: frame.trailSegments })
  return (
    <>
      <BareHeader {...props} />
      <OfflineNote {...props} />
      {props.notice === '' ? null : (
        <p className={styles['note']} role="status" data-part="lost-choice">
          {props.notice}
        </p>
      )}
      {trail.length < 2 ? null : (
        <nav className={styles['trail']} aria-label={translate('trail.label')} data-part="trail">
          <ol className={styles['crumbs']}>
            {trail.map(({ name, href, current }) => (
              <li key={href} className={styles['crumb']}>
                {current ? (
                  <span aria-current="page">{translate(`trail.${name}`)}</span>
                ) : (
                  <a href={href}>{translate(`trail.${name}`)}</a>
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
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Tools, forms, what the site adds, the countries, and what the site is. */
export const BareFooter = (props: BareFrameProps & { readonly about?: readonly FormLink[] }) => {
  const { menu, forms, countries, words, about = [], maker, consent } = props
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
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {consent === undefined ? null : <ConsentOpener texts={consent} />}
        <p>{words.demo}</p>
      </div>
      {consent === undefined ? null : <ConsentQuestion texts={consent} />}
    </footer>
  )
}

/** What the site is, how to reach somebody, and the same page for other countries. */
export const Footer = (props: FrameProps) => {
  const { frame, translate } = props
  const about = (name: PageName, text: string): FormLink => ({
    href: writePagePath(frame.site, name, frame.chargingSegments),
    text,
    isCurrent: props.shown?.page === name && props.shown.car === '',
  })
  return (
    <BareFooter
      {...props}
      about={[
        about('cars', translate('trail.cars')),
        about('configure', translate('configure.heading')),
        about('compare-cars', translate('compare.heading')),
        ...listContentLinks(frame)
          .filter(({ isInFooter }) => isInFooter)
          .map(({ href, label }) => ({ href, text: label, isCurrent: href === props.path })),
        about('data-credits', translate('credits.link')),
      ]}
    />
  )
}

/** Class of the main element. */
export const mainClass = styles['main'] ?? ''

/** The frame of a page of a site as HTML, with what it says of the page. */
export const drawFrame = (props: FrameProps) => ({
  locale: props.frame.locale,
  direction: props.frame.direction,
  header: renderToStaticMarkup(<Header {...props} />),
  footer: renderToStaticMarkup(<Footer {...props} />),
  mainClass,
})
