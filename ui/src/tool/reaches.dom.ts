/**
 * Hears when a visitor reaches for the page. A pointer has to move: where one lies while the page loads, the browser says
 * by itself that it is over something, and some call that a move, of no distance.
 *
 * @param reached - What to do, each time.
 * @param signal - Until when.
 * @param others - Events that count beside.
 */
export const whenReached = (
  reached: (event: Event) => void,
  signal: AbortSignal,
  others: readonly string[] = [],
): void => {
  const hear = (event: Event & Partial<PointerEvent>): void => {
    const isAtRest = event.type === 'pointermove' && !event.movementX && !event.movementY
    if (!isAtRest) reached(event)
  }
  // At the window, where nothing that is kept from the page is kept from this.
  for (const name of ['pointermove', 'touchstart', 'focusin', 'keydown', ...others])
    window.addEventListener(name, hear, { capture: true, signal })
}
