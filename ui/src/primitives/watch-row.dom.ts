/**
 * Watches a row that scrolls.
 *
 * @param row - What scrolls; its children are as wide as what is in it.
 * @param tell - Told at once, and once a frame while it scrolls or changes its size.
 * @returns How to stop.
 */
export const watchRow = (row: HTMLElement, tell: () => void): (() => void) => {
  let frame = 0
  const ask = (): void => {
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      tell()
    })
  }
  row.addEventListener('scroll', ask, { passive: true })
  const sizes = new ResizeObserver(ask)
  for (const element of [row, ...row.children]) sizes.observe(element)
  tell()
  return () => {
    row.removeEventListener('scroll', ask)
    sizes.disconnect()
    cancelAnimationFrame(frame)
  }
}
