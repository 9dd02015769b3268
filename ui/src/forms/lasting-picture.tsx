import { pictureMachine } from '@evkit/engine/internal/forms'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { hasCome } from './lasting-picture.dom.js'
import type { PictureSources } from './lead-form-app.types.js'
import styles from './vehicle-card.module.css'

type Source = keyof PictureSources | 'missing'

const sourceOf = ({ value }: SnapshotFrom<typeof pictureMachine>): Source => {
  if (value === 'missing') return value
  return 'resized' in value ? 'resized' : 'original'
}

/** Props of a picture with two sources. */
export interface LastingPictureProps {
  readonly sources: PictureSources
  /** In place of the picture, where it is not seen. */
  readonly alternative: string
}

/** A picture in the width it is shown in, or the original where that cannot be had in time. */
export const LastingPicture = ({ sources, alternative }: LastingPictureProps) => {
  const picture = useActorRef(pictureMachine)
  const source = useSelector(picture, sourceOf)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (image.current !== null && hasCome(image.current)) picture.send({ type: 'picture.loaded' })
  }, [picture])
  return source === 'missing' ? null : (
    // Anew for each source: what comes of the one given up is not heard.
    <img
      key={source}
      ref={image}
      className={styles['picture']}
      src={sources[source]}
      alt={alternative}
      data-state={source}
      onLoad={() => {
        picture.send({ type: 'picture.loaded' })
      }}
      onError={() => {
        picture.send({ type: 'picture.failed' })
      }}
    />
  )
}
