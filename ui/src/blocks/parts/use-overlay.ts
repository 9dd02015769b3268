import { useCallback, useEffect, useRef, useState } from 'react'
import { holdOverlay, type HeldOverlay } from './hold-overlay.dom.js'
import { useFocusBack } from './use-focus-back.js'

/** Holds whether a dialog is open to the address of the page; once closed, the focus is back at what opens it. */
export const useOverlay = (name: string) => {
  const [{ isOpen, wasOpened }, show] = useState({ isOpen: false, wasOpened: false })
  const held = useRef<HeldOverlay>(undefined)
  useEffect(() => {
    const overlay = holdOverlay(name, (isNow) => {
      show({ isOpen: isNow, wasOpened: true })
    })
    held.current = overlay
    return overlay.stop
  }, [name])
  useFocusBack(name, isOpen)
  const set = useCallback((isWanted: boolean): void => {
    held.current?.set(isWanted)
  }, [])
  return { isOpen, wasOpened, set }
}
