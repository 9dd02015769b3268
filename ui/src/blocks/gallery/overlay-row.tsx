import type { GalleryOverlayView } from '@evkit/engine/blocks'
import type { GalleryWords } from '@evkit/engine/internal/blocks'
import type { Translate } from '@evkit/engine/shared'
import { useEffect, useRef } from 'react'
import { Carousel, type CarouselHandle } from '../carousel/index.js'
import { OverlayItem } from './overlay-item.js'
import { ThumbStrip } from './thumb-strip.js'
import type { RunningOverlay } from './use-gallery-overlay.js'
import styles from './overlay.module.css'

/** Props of the row of an overlay. */
export interface OverlayRowProps extends Pick<RunningOverlay, 'send'> {
  /** Name of its gallery. */
  readonly label: string
  readonly view: GalleryOverlayView
  readonly words: GalleryWords
  readonly translate: Translate
  /** Whether its items are marked here. */
  readonly hasMarks: boolean
}

const Counter = ({ text }: { readonly text: string }) => (
  <p className={styles['counter']} aria-live="polite" data-part="counter">
    {text}
  </p>
)

/** One item at a time, with arrows, a counter, and the thumbnails beside it. */
export const OverlayRow = (props: OverlayRowProps) => {
  const { label, view, words, translate, hasMarks, send } = props
  const row = useRef<CarouselHandle>(null)
  const { current } = view
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) row.current?.setCurrent(current)
    shown.current = current
  }, [current])
  return (
    <div className={styles['stage']}>
      <Carousel
        ref={row}
        label={label}
        translate={translate}
        isFilling
        isSilent
        renderTrack={() => <Counter text={view.counter} />}
        onChange={(slide) => {
          shown.current = slide
          send({ type: 'row.moved', item: slide })
        }}
        slides={view.items.map((item) => ({
          key: item.target,
          content: <OverlayItem item={item} hasMarks={hasMarks} />,
        }))}
      />
      {view.items.length > 1 ? <ThumbStrip view={view} words={words} send={send} /> : null}
    </div>
  )
}
