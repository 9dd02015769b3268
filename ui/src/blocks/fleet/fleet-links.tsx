import type { FleetView } from '@evkit/engine/blocks'
import { ButtonLink } from '../../primitives/index.js'
import styles from './fleet-links.module.css'

/** Props of the links of business fleets. */
export interface FleetLinksProps {
  readonly view: FleetView
  /** Name of the group of links. */
  readonly label: string
}

/** The links of business fleets: the sign-in stands out, the others follow; nothing where there is none. */
export const FleetLinks = ({ view: { links }, label }: FleetLinksProps) =>
  links.length === 0 ? null : (
    <nav className={styles['block']} aria-label={label} data-part="fleet-links">
      <ul className={styles['links']}>
        {links.map(({ id, text, href }) => (
          <li key={id}>
            {id === 'sign-in' || id === 'sign-up' ? (
              <ButtonLink href={href} look={id === 'sign-in' ? 'primary' : 'plain'}>
                {text}
              </ButtonLink>
            ) : (
              <a href={href} className={styles['link']}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
