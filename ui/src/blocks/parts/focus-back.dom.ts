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
 * Gives the focus to the link an overlay was opened by, once that is closed: one that was pressed without taking it, or is
 * gone, would leave it nowhere. Where an address has opened it, the first of its links gets it.
 *
 * @returns Stops keeping it there while the browser goes back.
 */
export const giveFocusBack = (id: string, address: string): (() => void) => {
  giveBackTo(id, address)
  return keepOnce()
}
