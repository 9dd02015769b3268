import type { OverlayItemView } from '@evkit/engine/internal/blocks'
import { memo } from 'react'
import { DisclaimerMarks, Markdown } from '../parts/index.js'
import { GalleryMedia } from './gallery-media.js'
import styles from './overlay-item.module.css'

interface OverlayItemProps {
  readonly item: OverlayItemView
  /** Id of its element. */
  readonly id?: string
  /** Whether its disclaimers are marked here, and not where it stands on the page. */
  readonly hasMarks: boolean
}

// What of an item is the same object as long as its gallery is; its view is a new one with every press.
const partsOf = ({ item, id, hasMarks }: OverlayItemProps): readonly unknown[] => {
  const { target, media, isNear, body, marks } = item
  return [target, media.picture?.picture, media.alt, isNear, body, marks, id, hasMarks]
}

const isSame = (one: OverlayItemProps, other: OverlayItemProps): boolean => {
  const parts = partsOf(other)
  return partsOf(one).every((part, at) => part === parts[at])
}

/** An item of an overlay: the whole picture with its text. */
export const OverlayItem = memo(
  ({ item: { media, isNear, body, marks }, id, hasMarks }: OverlayItemProps) => {
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
  },
  isSame,
)
