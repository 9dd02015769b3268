import type { ThanksView } from '@evkit/engine/forms'
import styles from './form-thanks.module.css'
import { ThanksLinks } from './thanks-links.js'

/** What the last page of a form says where scripts are off: nothing was sent, and where the form is. */
export const NothingSent = ({ view }: { readonly view: ThanksView }) => (
  <>
    <p className={styles['next']}>{view.subHeading}</p>
    <ThanksLinks links={view.links} />
  </>
)
