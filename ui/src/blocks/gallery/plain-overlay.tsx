import { galleryOverlayView } from '@evkit/engine/blocks'
import type { GalleryOverlayProps } from './gallery-overlay.js'
import { OverlayItem } from './overlay-item.js'
import styles from './overlay.module.css'

/** The items of a gallery before the page is awake: the one a link leads to lies over the page, with all others. */
export const PlainOverlay = ({
  id,
  label,
  items,
  words,
  of,
}: Pick<GalleryOverlayProps, 'id' | 'label' | 'items' | 'words' | 'of'>) => {
  const setup = { id, count: items.length, entry: 'placed' } as const
  const closed = { setup, current: 0, first: 0, isStill: true, steps: [] }
  const view = galleryOverlayView(closed, items, words)
  return (
    <div
      id={view.target}
      className={styles['plain']}
      role="group"
      aria-label={label}
      data-of={of}
      data-part="plain-overlay"
    >
      <p className={styles['plain-close']}>
        <a href={`#${id}`}>{words.close}</a>
      </p>
      <ul className={styles['list']}>
        {view.items.map((item) => (
          <li key={item.target}>
            {/* Closed, it asks for nothing. */}
            <OverlayItem
              item={{ ...item, isNear: false }}
              id={item.target}
              hasMarks={of === 'grid'}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
