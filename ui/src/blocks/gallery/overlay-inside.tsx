import { useEffect, useLayoutEffect, useRef } from 'react'
import type { GalleryOverlayProps } from './gallery-overlay.js'
import { OverlayList, type OverlayListProps } from './overlay-list.js'
import { OverlayRow, type OverlayRowProps } from './overlay-row.js'
import { findShownItem, glideToItem, placeItem } from './place-item.dom.js'
import { ZoomControls } from './zoom-controls.js'
import type { RunningOverlay } from './use-gallery-overlay.js'
import styles from './overlay.module.css'

/** Props of what an open overlay shows. */
export interface OverlayInsideProps
  extends
    OverlayListProps,
    Pick<OverlayRowProps, 'words' | 'translate'>,
    Pick<GalleryOverlayProps, 'of'> {
  /** Whether the items lie below each other. */
  readonly isList: boolean
  readonly running: RunningOverlay
}

/** What an open overlay shows: its item is where it belongs from the first frame on, or comes there by itself. */
export const OverlayInside = (props: OverlayInsideProps) => {
  const { label, view, words, translate, isList, of, running } = props
  const { overlay, phase, setStage, send } = running
  const { current } = overlay
  const root = useRef<HTMLDivElement>(null)
  const begin = useRef({ phase, current })
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    setStage({
      place: (item) => {
        placeItem(element, item)
      },
      readShown: () => findShownItem(element),
    })
    if (begin.current.phase === 'resting') placeItem(element, begin.current.current)
    return () => {
      setStage(null)
    }
  }, [setStage])
  useEffect(() => {
    if (phase !== 'gliding' || root.current === null) return
    return glideToItem(root.current, current)
  }, [phase, current])
  useEffect(() => {
    if (!isList || phase !== 'resting') return
    const stay = (): void => {
      if (root.current !== null) placeItem(root.current, current)
    }
    window.addEventListener('resize', stay)
    return () => {
      window.removeEventListener('resize', stay)
    }
  }, [isList, phase, current])
  // A list is moved by the browser alone: what it has come to is shown where the row takes its place.
  const follow = (): void => {
    if (!isList || phase !== 'resting' || root.current === null) return
    const item = findShownItem(root.current, current)
    if (item !== current) send({ type: 'row.moved', item })
  }
  return (
    <div ref={root} className={styles['inside']} data-state={phase} onScrollCapture={follow}>
      {isList ? (
        <OverlayList label={label} view={view} />
      ) : (
        <>
          {view.items[current - 1]?.media.video === undefined ? (
            <ZoomControls root={root} current={current} words={words} />
          ) : null}
          <OverlayRow
            label={label}
            view={view}
            words={words}
            translate={translate}
            hasMarks={of === 'grid'}
            send={send}
          />
        </>
      )}
    </div>
  )
}
