import type { GalleryOverlayView } from '@evkit/engine/blocks'
import type { GalleryWords } from '@evkit/engine/internal/blocks'
import { memo, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../../primitives/index.js'
import { Picture } from '../parts/index.js'
import type { RunningOverlay } from './use-gallery-overlay.js'
import styles from './thumb-strip.module.css'

/** Props of the strip of thumbnails. */
export interface ThumbStripProps extends Pick<RunningOverlay, 'send'> {
  readonly view: GalleryOverlayView
  readonly words: GalleryWords
}

// [px] The narrowest file there is of a picture.
const FILE_WIDTH = 480

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const Arrow = (props: {
  readonly by: 1 | -1
  readonly label: string
  readonly isInactive: boolean
  readonly send: ThumbStripProps['send']
}) => {
  const { by, label, isInactive, send } = props
  return (
    <button
      type="button"
      className={styles['arrow']}
      aria-label={label}
      aria-disabled={isInactive}
      data-way={by === 1 ? 'on' : 'back'}
      data-part={by === 1 ? 'thumbs-on' : 'thumbs-back'}
      onClick={() => {
        if (!isInactive) send({ type: 'strip.move', by })
      }}
    >
      <Icon name="chevron" size={20} />
    </button>
  )
}

interface ThumbProps extends Pick<ThumbStripProps, 'send'> {
  readonly item: GalleryOverlayView['items'][number]
  /** From 1. */
  readonly number: number
}

// A picture of a gallery stays the same: only what is chosen and what is near change.
const isSame = ({ item: { thumb }, number }: ThumbProps, { item, number: other }: ThumbProps) =>
  number === other &&
  thumb.isCurrent === item.thumb.isCurrent &&
  thumb.isNear === item.thumb.isNear &&
  thumb.label === item.thumb.label &&
  thumb.picture === item.thumb.picture

const Thumb = memo(({ item: { thumb }, number, send }: ThumbProps) => {
  const { label, picture, isCurrent, isNear } = thumb
  return (
    <button
      type="button"
      className={styles['thumb']}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-part="thumb"
      onClick={() => {
        send({ type: 'item.choose', item: number })
      }}
    >
      {picture === undefined ? <Icon name="play" size={20} /> : null}
      {picture !== undefined && isNear ? (
        <Picture picture={{ ...picture, alt: '' }} width={FILE_WIDTH} ratio="4:3" />
      ) : null}
    </button>
  )
}, isSame)

const Thumbs = ({ view, send }: Omit<ThumbStripProps, 'words'>) =>
  view.items.map((item, at) => (
    <li key={item.target} className={styles['item']}>
      <Thumb item={item} number={at + 1} send={send} />
    </li>
  ))

// The strip is where the engine says, and the focus stays with what is chosen.
const useStrip = ({ strip: { height, offset }, current }: GalleryOverlayView) => {
  const panel = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    panel.current?.style.setProperty('block-size', `${height}px`)
  }, [height])
  useEffect(() => {
    thumbs.current?.scrollTo({ top: offset })
  }, [offset])
  useEffect(() => {
    const chosen = thumbs.current?.querySelector<HTMLElement>('[aria-current]')
    if (thumbs.current?.contains(document.activeElement) === true)
      chosen?.focus({ preventScroll: true })
  }, [current])
  return { panel, thumbs }
}

/** Thumbnails below each other: five at once with arrows where there are more than six. */
export const ThumbStrip = ({ view, words, send }: ThumbStripProps) => {
  const { strip, current } = view
  const { panel, thumbs } = useStrip(view)
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    send({ type: 'item.choose', item: current + step })
  }
  return (
    <div ref={panel} className={styles['strip']} data-part="thumbs">
      {strip.hasArrows ? (
        <Arrow by={-1} label={words.thumbsBack} isInactive={strip.isFirst} send={send} />
      ) : null}
      <div ref={thumbs} className={styles['window']} data-part="thumbs-window">
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys move what is in it */}
        <ul aria-label={words.thumbs} onKeyDown={press}>
          <Thumbs view={view} send={send} />
        </ul>
      </div>
      {strip.hasArrows ? (
        <Arrow by={1} label={words.thumbsOn} isInactive={strip.isLast} send={send} />
      ) : null}
    </div>
  )
}
