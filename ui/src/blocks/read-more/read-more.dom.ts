import { readMoreFold } from '@evkit/engine/internal/blocks'
import { isFolded } from '@evkit/engine/internal/content'
import { findPart, setExpanded, setLabel, type Enhance } from '../parts/enhance.dom.js'

// Whether the text in a box has more lines than the box shows.
const hasMoreLines = (box: Element, lines: number): boolean => {
  const text = box.firstElementChild
  if (text === null) return false
  const height = text.getBoundingClientRect().height
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight)
  return isFolded({ height, lineHeight }, lines)
}

// Another width or another typeface may make more lines of a text, or fewer.
const observeLines = (box: Element, measure: () => void): void => {
  const observer = new ResizeObserver(measure)
  for (const part of [box, box.firstElementChild]) if (part !== null) observer.observe(part)
  void document.fonts.ready.then(measure)
}

const listen = (
  { box, toggle }: Readonly<Record<'box' | 'toggle', HTMLElement>>,
  isOpen: () => boolean,
  open: (isWanted: boolean) => void,
): void => {
  toggle.addEventListener('click', () => {
    open(!isOpen())
    if (!isOpen()) toggle.scrollIntoView({ block: 'nearest' })
  })
  // What is found or focused in the fold opens it.
  box.addEventListener('scroll', () => {
    if (isOpen() || box.scrollTop === 0) return
    box.scrollTop = 0
    open(true)
  })
}

/** Enhances a text that is folded where it is long: its control is there once there is more to read. */
export const enhanceReadMore: Enhance = (root) => {
  const box = findPart(root, 'folded-text')
  const toggle = findPart(root, 'fold')
  if (box === undefined || toggle === undefined) return
  const { lines = '' } = box.dataset
  const state = { isOpen: false, isLong: false }
  const draw = (): void => {
    const fold = readMoreFold(state)
    if (fold.isFolded) box.dataset['lines'] = lines
    else delete box.dataset['lines']
    box.toggleAttribute('data-long', state.isLong)
    toggle.hidden = fold.toggle === undefined
    if (fold.toggle === undefined) return
    setExpanded(toggle, fold.toggle.isExpanded)
    setLabel(toggle, toggle.dataset[fold.toggle.says])
  }
  const measure = (): void => {
    state.isLong = hasMoreLines(box, Number(lines))
    draw()
  }
  listen(
    { box, toggle },
    () => state.isOpen,
    (isWanted) => {
      state.isOpen = isWanted
      draw()
    },
  )
  measure()
  observeLines(box, measure)
}
