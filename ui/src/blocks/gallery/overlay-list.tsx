import type { GalleryOverlayView } from '@evkit/engine/blocks'
import { OverlayItem } from './overlay-item.js'
import styles from './overlay.module.css'

/** Props of the list of an overlay. */
export interface OverlayListProps {
  /** Name of its gallery. */
  readonly label: string
  readonly view: GalleryOverlayView
}

/** All items below each other. */
export const OverlayList = ({ label, view }: OverlayListProps) => (
  <div
    className={styles['scrolled']}
    role="group"
    aria-label={label}
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it is scrolled by keys
    tabIndex={0}
    data-part="overlay-list"
  >
    <ul className={styles['list']}>
      {view.items.map((item) => (
        <li key={item.target}>
          <OverlayItem item={item} hasMarks />
        </li>
      ))}
    </ul>
  </div>
)
