/**
 * Measures once a frame while the page scrolls or changes its size, and at once.
 *
 * @param measure - What measures.
 * @returns How to ask for it at other times, and how to stop.
 */
export const measureFrames = (
  measure: () => void,
): { readonly ask: () => void; readonly stop: () => void } => {
  let frame = 0
  const ask = (): void => {
    if (frame === 0)
      frame = requestAnimationFrame(() => {
        frame = 0
        measure()
      })
  }
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  window.addEventListener('scroll', ask, options)
  window.addEventListener('resize', ask, options)
  ask()
  return {
    ask,
    stop: () => {
      stop.abort()
      cancelAnimationFrame(frame)
    },
  }
}
