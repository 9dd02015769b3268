import { galleryOverlayView, type GalleryOverlayView } from '@evkit/engine/blocks'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { directionOf, Popup } from '../../primitives/index.js'
import { useNarrow } from '../../tool/use-narrow.js'
import { useFocusBack } from '../parts/index.js'
import type { GalleryOverlayProps } from './gallery-overlay.js'
import { OverlayInside, type OverlayInsideProps } from './overlay-inside.js'
import { useGalleryOverlay } from './use-gallery-overlay.js'
import styles from './overlay.module.css'

/** Props of the dialog of a gallery. */
export interface OverlayDialogProps extends GalleryOverlayProps {
  /** Whether the page was opened with an address that opens it. */
  readonly isFirst: boolean
}

// What is measured when it comes waits until the dialog it stands in is open.
const OnceOpen = (props: OverlayInsideProps) => {
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setIn(true)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [])
  return isIn ? <OverlayInside {...props} /> : null
}

const OWN_KEYS = 'input, select, textarea, video, audio'

const itemOf = (
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  { current, items }: GalleryOverlayView,
): number | undefined => {
  const forwards = directionOf(currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 1
  if (key === 'End') return items.length
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return current + (key === forwards ? 1 : -1)
}

const isOwn = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null)

/** The items of a gallery in a dialog that fills the screen: a row, or a list below each other. */
export const OverlayDialog = (props: OverlayDialogProps) => {
  const { id, label, items, words, translate, history, isFirst } = props
  const isOfGrid = props.of === 'grid'
  const isList = useNarrow() && isOfGrid
  const entry = isOfGrid ? 'glides' : 'placed'
  const running = useGalleryOverlay({ id, count: items.length, entry, history, isFirst })
  const { overlay, phase, send, stage } = running
  const view = galleryOverlayView(overlay, items, words)
  useFocusBack(id, view.isOpen)
  const act = (): void => {
    if ((phase === 'waiting' || phase === 'gliding') && stage.current !== null)
      send({ type: 'visitor.acts', item: stage.current.readShown() })
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const item = isOwn(event) || isList ? undefined : itemOf(event, view)
    if (item === undefined) return
    event.preventDefault()
    send({ type: 'item.choose', item })
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys of the dialog in it
    <div
      onKeyDown={press}
      onKeyDownCapture={act}
      onPointerDownCapture={act}
      onTouchStartCapture={act}
      onWheelCapture={act}
      data-part="gallery-overlay"
    >
      <Popup
        isOpen={view.isOpen}
        look="screen"
        label={label}
        closeLabel={words.close}
        start={<p className={styles['name']}>{label}</p>}
        onClose={() => {
          send({ type: 'close.press' })
        }}
      >
        {view.isOpen ? (
          <OnceOpen
            key={isList ? 'list' : 'row'}
            label={label}
            view={view}
            words={words}
            translate={translate}
            of={props.of}
            isList={isList}
            running={running}
          />
        ) : null}
      </Popup>
    </div>
  )
}
