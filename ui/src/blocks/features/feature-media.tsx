import { BREAKPOINTS } from '@evkit/engine/site'
import type { FeaturesContent } from '@evkit/engine/blocks'
import type { FeatureMediaView } from '@evkit/engine/internal/blocks'
import type { Picture as PictureContent } from '@evkit/engine/content'
import type { Video } from '@evkit/engine/internal/content'
import { toUndefined } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import { Picture, PlayedVideo, RatioBox } from '../parts/index.js'
import styles from './features.module.css'

const ULTRAWIDE = `(min-width: ${BREAKPOINTS.XL}px)`
// Beside the list of features from L on.
const FEATURE_SIZES = `(min-width: ${BREAKPOINTS.L}px) 60vw, 100vw`

/** Draws a video of a feature. */
export type RenderFeatureVideo = (
  video: Video,
  playback: { readonly isSelected: boolean; readonly loops: boolean; readonly mayStart: boolean },
) => ReactNode

/** Props of the picture or the video of a feature. */
export interface FeatureMediaProps {
  readonly media: FeatureMediaView
  readonly content: FeaturesContent
  readonly isSelected: boolean
  readonly renderVideo: RenderFeatureVideo
}

/** A video the visitor starts. */
export const renderPlainVideo: RenderFeatureVideo = ({ poster, ...video }, { loops }) => (
  <PlayedVideo {...video} poster={poster?.src} loops={loops} />
)

const Pictures = (props: {
  readonly usual: PictureContent
  readonly wide: PictureContent | undefined
}) => {
  const { usual, wide } = props
  return (
    <Picture
      picture={usual}
      sizes={FEATURE_SIZES}
      others={wide === undefined ? [] : [{ picture: wide, media: ULTRAWIDE }]}
    />
  )
}

/** The picture or the video of a feature, in a box that keeps its room. */
export const FeatureMedia = ({ media, content, isSelected, renderVideo }: FeatureMediaProps) => {
  const video = toUndefined(media.usual.video)
  const wideVideo = toUndefined(media.ultrawide.video)
  const picture = toUndefined(media.usual.picture)
  const widePicture = toUndefined(media.ultrawide.picture)
  const playback = {
    isSelected,
    loops: content.loopVideos,
    mayStart: content.enableAutoplay,
  }
  const usual =
    video === undefined
      ? picture && <Pictures usual={picture} wide={widePicture} />
      : renderVideo(video, playback)
  // Where very wide screens get a video of their own, the browser shows one of the two.
  const isOther = wideVideo !== undefined && wideVideo.sources[0]?.src !== video?.sources[0]?.src
  if (usual === undefined && !isOther) return null
  const box = { small: content.smAspectRatio, medium: content.mdAspectRatio }
  return (
    <>
      {usual === undefined ? null : (
        <RatioBox {...box} className={isOther ? styles['usual'] : styles['media']}>
          {usual}
        </RatioBox>
      )}
      {isOther ? (
        <RatioBox {...box} className={styles['ultrawide']}>
          {renderVideo(wideVideo, playback)}
        </RatioBox>
      ) : null}
    </>
  )
}
