// The menu of the header: a row where there is room, else a list behind a button; both work without scripts.
import type { MenuLink, SiteMenu } from './site-menu.js'
import styles from './frame.module.css'

const Way = ({ link, look = 'way' }: { readonly link: MenuLink; readonly look?: string }) => (
  <a className={styles[look]} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
    {link.text}
  </a>
)

const Ways = ({ links }: { readonly links: readonly MenuLink[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <Way link={link} />
      </li>
    ))}
  </ul>
)

const Row = ({ menu }: { readonly menu: SiteMenu }) => (
  <nav className={styles['row']} aria-label={menu.label} data-part="menu-row">
    {menu.first.map((link) => (
      <Way key={link.href} link={link} />
    ))}
    {menu.tools === undefined ? null : (
      <details className={styles['tools']} data-menu="">
        <summary
          className={styles['way']}
          data-current={menu.tools.links.some(({ isCurrent }) => isCurrent) ? '' : undefined}
        >
          {menu.tools.text}
        </summary>
        <div className={styles['panel']}>
          <Ways links={menu.tools.links} />
        </div>
      </details>
    )}
    {menu.last.map((link) => (
      <Way key={link.href} link={link} />
    ))}
  </nav>
)

const List = ({ menu }: { readonly menu: SiteMenu }) => (
  <details className={styles['list']} data-menu="" data-part="menu-list">
    <summary className={styles['open']}>{menu.open}</summary>
    <nav className={styles['sheet']} aria-label={menu.label}>
      <Ways links={[...menu.first, ...menu.last]} />
      {menu.tools === undefined ? null : (
        <>
          <p className={styles['group']}>{menu.tools.text}</p>
          <Ways links={menu.tools.links} />
        </>
      )}
      {menu.quote === undefined ? null : <Way link={menu.quote} look="quote" />}
    </nav>
  </details>
)

/** Models, tools, retailers, contact and a quote. */
export const Menu = ({ menu }: { readonly menu: SiteMenu }) => (
  <div className={styles['menu']}>
    <Row menu={menu} />
    {menu.quote === undefined ? null : (
      <span className={styles['standing']}>
        <Way link={menu.quote} look="quote" />
      </span>
    )}
    <List menu={menu} />
  </div>
)
