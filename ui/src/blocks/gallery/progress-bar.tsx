import { findGalleryItem } from '@evkit/engine/internal/blocks'
import { directionOf } from '../../primitives/index.js'
import type { CarouselTrack } from '../carousel/index.js'
import styles from './progress-bar.module.css'

/** Where a row is, as a bar: a press on it leads to the item of that place. Arrows and keys do the same. */
export const ProgressBar = ({ total, choose }: CarouselTrack) => (
  <div
    className={styles['bar']}
    aria-hidden="true"
    data-part="progress"
    onClick={({ currentTarget, clientX, timeStamp }) => {
      const { left, right, width } = currentTarget.getBoundingClientRect()
      const from = directionOf(currentTarget) === 'rtl' ? right - clientX : clientX - left
      choose(findGalleryItem(from / width, total), timeStamp)
    }}
  >
    <span className={styles['line']}>
      <span className={styles['place']} data-part="progress-place" />
    </span>
  </div>
)
