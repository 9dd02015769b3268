import type { VideoSource } from '@evkit/engine/internal/content'
import { useEffect, useRef } from 'react'
import { classNames } from '../../primitives/index.js'
import { useBlockWords } from './block-words.js'
import styles from './played-video.module.css'
import { Captions } from './captions.js'
import { captionOnceHeard } from './sound.dom.js'
import { usePrinting } from './use-printing.js'

/** Props of a video the visitor starts. */
export interface PlayedVideoProps {
  /** In the order they are offered to the browser, each with the screens it is for. */
  readonly sources: readonly (VideoSource & { readonly media?: string })[]
  /** Address of what is shown before it plays, and on paper. */
  readonly poster?: string | undefined
  readonly captions?: string
  readonly description?: string
  readonly loops?: boolean
  readonly className?: string | undefined
}

/** A video the visitor starts; on paper it is its poster. */
export const PlayedVideo = (props: PlayedVideoProps) => {
  const { sources, poster, captions = '', description = '', loops = false, className } = props
  const isPrinting = usePrinting()
  const { language } = useBlockWords()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => (video.current === null ? undefined : captionOnceHeard(video.current)), [])
  return (
    <>
      <video
        ref={video}
        className={classNames(styles['video'], className)}
        controls
        playsInline
        preload="none"
        loop={loops}
        poster={poster}
        aria-label={description || undefined}
      >
        {sources.map(({ src, type, media = '' }) => (
          <source key={src} src={src} type={type || undefined} media={media || undefined} />
        ))}
        <Captions kind="captions" src={captions} srcLang={language} />
      </video>
      {isPrinting && poster !== undefined ? (
        <img
          className={classNames(styles['poster'], className)}
          src={poster}
          alt={description}
          data-part="poster"
        />
      ) : null}
    </>
  )
}
