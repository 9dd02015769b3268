import type { GalleryMediaView } from '@evkit/engine/internal/blocks'
import { Picture, PlayedVideo } from '../parts/index.js'

/** Props of what is seen of an item of a gallery. */
export interface GalleryMediaProps {
  readonly media: GalleryMediaView
  /** How wide it is shown, for the browser to choose a file by. */
  readonly sizes: string
  /** Whether it will be seen next. */
  readonly isSoon?: boolean
  readonly className?: string | undefined
}

/** What is seen of an item of a gallery: its video, which the visitor starts, or its picture. */
export const GalleryMedia = ({ media, sizes, isSoon = false, className }: GalleryMediaProps) => {
  const { picture, video } = media
  if (video !== undefined)
    return <PlayedVideo {...video} poster={video.poster?.src} className={className} />
  return picture === undefined ? null : (
    <Picture {...picture} sizes={sizes} isSoon={isSoon} isLarge className={className} />
  )
}
