import { useEffect, useRef } from 'react'

/** Gives the focus to a link to an overlay once that is closed: one that was pressed without taking it, or is gone, would leave it nowhere. */
export const useFocusBack = (id: string, isOpen: boolean): void => {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[data-overlay-id="${id}"]`)?.focus()
    }
    wasOpen.current = isOpen
  }, [id, isOpen])
}
