import {
  galleryOverlayView,
  type GalleryBlock,
  type GalleryOverlayView,
  type GalleryWords,
} from '@evkit/engine/blocks'
import type { Translate } from '@evkit/engine/shared'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { directionOf, Popup } from '../../primitives/index.js'
import { REACHES } from '../../tool/reaches.js'
import { useNarrow } from '../../tool/use-narrow.js'
import { useAwake, useFocusBack, usePrinting } from '../parts/index.js'
import type { OverlayInside, OverlayInsideProps } from './overlay-inside.js'
import { OverlayList } from './overlay-list.js'
import { PlainOverlay } from './plain-overlay.js'
import { useGalleryOverlay, type OverlaySetup } from './use-gallery-overlay.js'
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

type Inside = typeof OverlayInside

const askForInside = async (): Promise<Inside> =>
  (await import('./overlay-inside.js')).OverlayInside

// It is sent for when somebody reaches for what opens the overlay.
const useReach = (id: string): void => {
  useEffect(() => {
    const stop = new AbortController()
    const opener = `[data-overlay-id="${id}"]`
    const reach = ({ target }: Event): void => {
      // What does not come now is asked for again once the overlay is open.
      if (target instanceof Element && target.closest(opener) !== null)
        askForInside().catch(() => null)
    }
    for (const type of REACHES) document.addEventListener(type, reach, { signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [id])
}

// What is measured when it comes waits until the dialog it stands in is open. Where its script cannot be had, all items
// lie below each other.
const OnceOpen = (props: OverlayInsideProps) => {
  // Null where it cannot be had.
  const [Shown, setShown] = useState<Inside | null>()
  useEffect(() => {
    let isLeft = false
    requestAnimationFrame(() => {
      void askForInside()
        .catch(() => null)
        .then((inside) => {
          if (!isLeft) setShown(() => inside)
        })
    })
    return () => {
      isLeft = true
    }
  }, [])
  if (Shown === undefined) return null
  return Shown === null ? <OverlayList {...props} /> : <Shown {...props} />
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
  const { overlay, phase, send, stage } = running
  useReach(id)
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
