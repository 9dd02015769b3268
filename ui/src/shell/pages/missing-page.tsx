import { ButtonLink } from '../../primitives/index.js'
import type { FrameProps } from '../frame.js'
import styles from './pages.module.css'

/** What an address without a page shows: the home, and every way the menu knows. */
export const MissingPage = ({ home, menu, translate }: FrameProps) => (
  <div className={styles['page']}>
    <div className={styles['hero-text']}>
      <h1>{translate('missing.heading')}</h1>
      <p className={styles['lead']}>{translate('missing.text')}</p>
      <ButtonLink look="primary" href={home}>
        {translate('missing.link')}
      </ButtonLink>
      <ul className={styles['on']} data-part="ways-on">
        {[...menu.first, ...(menu.tools?.links ?? []), ...menu.last].map(({ href, text }) => (
          <li key={href}>
            <a href={href} data-navigation="">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
)
