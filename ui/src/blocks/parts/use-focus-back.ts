import { useEffect, useRef } from 'react'

/**
 * Gives the focus to the link an overlay was opened by once that is closed: one that was pressed without taking it, or is
 * gone, would leave it nowhere. Where an address has opened it, the first of its links gets it.
 */
export const useFocusBack = (id: string, isOpen: boolean): void => {
  const openedAt = useRef<string>(undefined)
  useEffect(() => {
    const address = openedAt.current
    openedAt.current = isOpen ? (address ?? location.hash) : undefined
    if (address === undefined || isOpen || document.activeElement !== document.body) return
    const links = [...document.querySelectorAll<HTMLElement>(`[data-overlay-id="${id}"]`)]
    const link = links.find((one) => one.getAttribute('href') === address) ?? links[0]
    link?.focus()
  }, [id, isOpen])
}
