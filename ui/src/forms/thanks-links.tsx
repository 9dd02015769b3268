import type { ThanksView } from '@evkit/engine/forms'
import { ButtonLink } from '../primitives/index.js'
import styles from './form-thanks.module.css'

/** Ways on from the last page of a form. */
export const ThanksLinks = ({ links }: Pick<ThanksView, 'links'>) => (
  <div className={styles['links']} data-part="thanks-links">
    {links.map(({ label, href }, at) => (
      <ButtonLink key={href} look={at === 0 ? 'primary' : 'plain'} href={href}>
        {label}
      </ButtonLink>
    ))}
  </div>
)
