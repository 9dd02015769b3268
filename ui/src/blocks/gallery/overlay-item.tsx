import type { OverlayItemView } from '@evkit/engine/blocks'
import { DisclaimerMarks, Markdown } from '../parts/index.js'
import { GalleryMedia } from './gallery-media.js'
import styles from './overlay-item.module.css'

/** An item of an overlay: the whole picture with its text. */
export const OverlayItem = ({
  item: { media, isNear, body, marks },
  id,
  hasMarks,
}: {
  readonly item: OverlayItemView
  /** Id of its element. */
  readonly id?: string
  /** Whether its disclaimers are marked here, and not where it stands on the page. */
  readonly hasMarks: boolean
}) => {
  const shown = hasMarks ? marks : []
  return (
    <figure id={id} className={styles['item']} data-part="overlay-item">
      <GalleryMedia media={media} sizes="100vw" isSoon={isNear} className={styles['media']} />
      {body.length === 0 && shown.length === 0 ? null : (
        <figcaption className={styles['text']}>
          <Markdown tree={body} />
          <DisclaimerMarks marks={shown} />
        </figcaption>
      )}
    </figure>
  )
}
