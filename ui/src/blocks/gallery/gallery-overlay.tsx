import type { GalleryBlock } from '@evkit/engine/blocks'
import type { GalleryWords } from '@evkit/engine/internal/blocks'
import type { Translate } from '@evkit/engine/shared'
import { useEffect, useState } from 'react'
import { whenReached } from '../../tool/reaches.dom.js'
import { browserOverlays, useAwake, usePrinting, type OverlayHistory } from '../parts/index.js'
import type { OverlayDialog } from './overlay-dialog.js'
import { PlainOverlay } from './plain-overlay.js'

/** Props of the overlay of a gallery. */
export interface GalleryOverlayProps {
  /** Id of the block. */
  readonly id: string
  readonly history?: OverlayHistory | undefined
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

interface Dialog {
  readonly Shown: typeof OverlayDialog
  readonly isFirst: boolean
}

// It is sent for when somebody reaches for what opens it, or an address does. Where it cannot be had, links lead to what
// lies on the page, and it is asked for again.
const useDialog = (id: string, history: OverlayHistory): Dialog | undefined => {
  const isAwake = useAwake()
  const [dialog, setDialog] = useState<Dialog>()
  const isMissing = dialog === undefined
  useEffect(() => {
    if (!isAwake || !isMissing) return
    const stop = new AbortController()
    const { signal } = stop
    const isNamed = (): boolean => history.read(false).stack.at(-1)?.name === id.toLowerCase()
    let isFirst = isNamed()
    const openers = `[data-overlay-id="${id}"]`
    const ask = (): void => {
      import('./overlay-dialog.js').then(
        ({ OverlayDialog: Shown }) => {
          if (!signal.aborted) setDialog({ Shown, isFirst })
        },
        () => undefined,
      )
    }
    const reach = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(openers) !== null) ask()
    }
    const follow = (): void => {
      isFirst = false
      if (isNamed()) ask()
    }
    whenReached(reach, signal)
    signal.addEventListener('abort', history.subscribe(follow))
    if (isFirst || document.querySelector(`${openers}:is(:hover, :focus)`) !== null) ask()
    return () => {
      stop.abort()
    }
  }, [id, history, isAwake, isMissing])
  return dialog
}

/**
 * The items of a gallery over the whole screen, each with an address of its own. Until somebody reaches for them they lie
 * on the page, and links lead to them.
 */
export const GalleryOverlay = (props: GalleryOverlayProps) => {
  const { id, history = browserOverlays } = props
  const isPrinting = usePrinting()
  const dialog = useDialog(id, history)
  return (
    <>
      {dialog === undefined ? null : <dialog.Shown {...props} isFirst={dialog.isFirst} />}
      {dialog !== undefined && !isPrinting ? null : <PlainOverlay {...props} />}
    </>
  )
}
