import { isFolded } from '@evkit/engine/content'

/** Tells whether the text in a box has more lines than the box shows. */
export const hasMoreLines = (box: Element, lines: number): boolean => {
  const text = box.firstElementChild
  if (text === null) return false
  const height = text.getBoundingClientRect().height
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight)
  return isFolded({ height, lineHeight }, lines)
}

/** Tells when a text may have more or fewer lines: another width, or another typeface. */
export const observeLines = (box: Element, measure: () => void): (() => void) => {
  const observer = new ResizeObserver(measure)
  for (const part of [box, box.firstElementChild]) if (part !== null) observer.observe(part)
  void document.fonts.ready.then(measure)
  return () => {
    observer.disconnect()
  }
}
