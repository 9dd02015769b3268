import {
  galleryOverlayView,
  type GalleryBlock,
  type GalleryOverlayView,
  type GalleryWords,
} from '@evkit/engine/blocks'
import type { Translate } from '@evkit/engine/shared'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { directionOf, Popup } from '../../primitives/index.js'
import { useNarrow } from '../../tool/use-narrow.js'
import { useAwake, useFocusBack, usePrinting } from '../parts/index.js'
import { OverlayList } from './overlay-list.js'
import { OverlayRow } from './overlay-row.js'
import { findShownItem, glideToItem, placeItem } from './place-item.dom.js'
import { PlainOverlay } from './plain-overlay.js'
import { useGalleryOverlay, type OverlaySetup, type RunningOverlay } from './use-gallery-overlay.js'
import styles from './overlay.module.css'

/** Props of the overlay of a gallery. */
export interface GalleryOverlayProps extends Pick<OverlaySetup, 'id' | 'history'> {
  /**
   * Of a row, which shows all items itself, or of a grid, which shows a few: then the overlay is a list on narrow
   * screens, marks disclaimers, and is printed.
   */
  readonly of: 'row' | 'grid'
  /** Name of its gallery. */
  readonly label: string
  readonly items: GalleryBlock['content']['items']
  readonly words: GalleryWords
  readonly translate: Translate
}

// What is measured when it comes waits until the dialog it stands in is open.
const OnceOpen = ({ children }: { readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setOpen(true)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [])
  return isOpen ? children : null
}

// The item is where it belongs from the first frame on, or comes there by itself.
const Stage = ({
  running: { overlay, phase, root },
  children,
}: {
  readonly running: RunningOverlay
  readonly children: ReactNode
}) => {
  const { current } = overlay
  const begin = useRef({ phase, current })
  useLayoutEffect(() => {
    if (begin.current.phase === 'resting' && root.current !== null)
      placeItem(root.current, begin.current.current)
  }, [root])
  useEffect(() => {
    if (phase !== 'gliding' || root.current === null) return
    return glideToItem(root.current, current)
  }, [phase, root, current])
  return (
    <div ref={root} className={styles['inside']} data-state={phase}>
      {children}
    </div>
  )
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

const Dialog = (props: GalleryOverlayProps) => {
  const { id, label, items, words, translate, history } = props
  const isOfGrid = props.of === 'grid'
  const isList = useNarrow() && isOfGrid
  const entry = isOfGrid ? 'glides' : 'placed'
  const running = useGalleryOverlay({ id, count: items.length, entry, history })
  const { overlay, phase, send, root } = running
  const view = galleryOverlayView(overlay, items, words)
  useFocusBack(id, view.isOpen)
  const act = (): void => {
    if ((phase === 'waiting' || phase === 'gliding') && root.current !== null)
      send({ type: 'visitor.acts', item: findShownItem(root.current) })
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
          <OnceOpen>
            <Stage key={isList ? 'list' : 'row'} running={running}>
              {isList ? (
                <OverlayList label={label} view={view} />
              ) : (
                <OverlayRow
                  label={label}
                  view={view}
                  words={words}
                  translate={translate}
                  hasMarks={isOfGrid}
                  send={send}
                />
              )}
            </Stage>
          </OnceOpen>
        ) : null}
      </Popup>
    </div>
  )
}

/**
 * The items of a gallery over the whole screen, each with an address of its own. Until the page is awake they lie on the
 * page, and links lead to them.
 */
export const GalleryOverlay = (props: GalleryOverlayProps) => {
  const isAwake = useAwake()
  const isPrinting = usePrinting()
  return (
    <>
      {isAwake ? <Dialog {...props} /> : null}
      {isAwake && !isPrinting ? null : <PlainOverlay {...props} />}
    </>
  )
}
