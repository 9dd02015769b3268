const EDGE = 12 // [px] between a preview and the edge of the viewport

/** Moves a preview sideways until the viewport holds it, and below its mark where there is no room above. */
export const keepInView = (preview: HTMLElement): void => {
  preview.style.removeProperty('--shift')
  delete preview.dataset['below']
  const { left, right, top } = preview.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const shift = Math.max(0, EDGE - left) - Math.max(0, right - (width - EDGE))
  preview.style.setProperty('--shift', `${shift}px`)
  if (top < EDGE) preview.dataset['below'] = ''
}
