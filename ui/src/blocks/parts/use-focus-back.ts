import { useEffect, useRef } from 'react'
import { giveFocusBack } from './focus-back.dom.js'

/** Gives the focus back to what an overlay was opened by, once that is closed. */
export const useFocusBack = (id: string, isOpen: boolean): void => {
  const openedAt = useRef<string>(undefined)
  useEffect(() => {
    const address = openedAt.current
    openedAt.current = isOpen ? (address ?? location.hash) : undefined
    return address === undefined || isOpen ? undefined : giveFocusBack(id, address)
  }, [id, isOpen])
}
