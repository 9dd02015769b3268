import { useEffect, useRef } from 'react'

const giveBackTo = (id: string, address: string): void => {
  if (document.activeElement !== document.body) return
  const links = [...document.querySelectorAll<HTMLElement>(`[data-overlay-id="${id}"]`)]
  const link = links.find((one) => one.getAttribute('href') === address) ?? links[0]
  link?.focus()
}

// A browser that goes back to a step whose address names a place of the page goes to that place and leaves the focus nowhere.
const keepOnce = (): (() => void) => {
  const kept = document.activeElement
  const stop = new AbortController()
  const forget = (): void => {
    stop.abort()
  }
  const options = { signal: stop.signal }
  const again = (): void => {
    if (document.activeElement === document.body && kept instanceof HTMLElement) kept.focus()
    forget()
  }
  addEventListener('hashchange', again, options)
  for (const act of ['focusin', 'keydown', 'pointerdown']) addEventListener(act, forget, options)
  return forget
}

/**
 * Gives the focus to the link an overlay was opened by once that is closed: one that was pressed without taking it, or is
 * gone, would leave it nowhere. Where an address has opened it, the first of its links gets it.
 */
export const useFocusBack = (id: string, isOpen: boolean): void => {
  const openedAt = useRef<string>(undefined)
  useEffect(() => {
    const address = openedAt.current
    openedAt.current = isOpen ? (address ?? location.hash) : undefined
    if (address === undefined || isOpen) return undefined
    giveBackTo(id, address)
    return keepOnce()
  }, [id, isOpen])
}
