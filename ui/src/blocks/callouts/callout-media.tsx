import type { CalloutView } from '@evkit/engine/internal/blocks'
import {
  CALLOUT_MOBILE_IMAGE,
  CALLOUT_OVERLAY_IMAGE,
  type Picture as PictureContent,
} from '@evkit/engine/content'
import { BREAKPOINTS } from '@evkit/engine/site'
import { toUndefined } from '@evkit/engine/shared'
import { Icon } from '../../primitives/index.js'
import { Picture, PlayedVideo } from '../parts/index.js'
import styles from './callouts.module.css'

const PHONES = `(max-width: ${BREAKPOINTS.M - 0.02}px)`

// In the overlay every picture has one size; on the page those of phones have.
const FETCHED = {
  '3:2': (picture: PictureContent) => ({
    sizes: `(min-width: ${BREAKPOINTS.L}px) 33vw, 100vw`,
    others: [{ picture, media: PHONES, width: CALLOUT_MOBILE_IMAGE.width }],
  }),
  '4:3': (_: PictureContent) => ({ width: CALLOUT_OVERLAY_IMAGE.width }),
} as const

/** What is seen of a callout: its video, its picture or its symbol. */
export const CalloutMedia = ({
  callout,
  ratio,
}: {
  readonly callout: CalloutView
  readonly ratio: '3:2' | '4:3'
}) => {
  const video = toUndefined(callout.video)
  const image = toUndefined(callout.image)
  if (video !== undefined)
    return <PlayedVideo {...video} poster={video.poster?.src} className={styles['video']} />
  if (image !== undefined)
    return (
      <Picture
        picture={image}
        ratio={ratio}
        {...FETCHED[ratio](image)}
        className={styles['image']}
      />
    )
  return callout.icon === '' ? null : (
    <span className={styles['icon']}>
      <Icon name={callout.icon} size={28} />
    </span>
  )
}
