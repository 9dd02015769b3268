import type { GallerySlideView } from '@evkit/engine/internal/blocks'
import { Icon } from '../../primitives/index.js'
import styles from './enlarge-link.module.css'

/** Opens the overlay of a gallery at an item; without scripts it leads to what lies on the page. */
export const EnlargeLink = ({
  id,
  href,
  label,
}: GallerySlideView['enlarge'] & {
  /** Id of the gallery. */
  readonly id: string
}) => (
  <a
    className={styles['link']}
    href={href}
    aria-label={label}
    aria-haspopup="dialog"
    data-overlay-id={id}
    data-part="enlarge"
  >
    <Icon name="enlarge" />
  </a>
)
