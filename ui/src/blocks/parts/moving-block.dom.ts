/** Where a block is in the window. */
export interface BlockContext {
  /** Share of it in view, 0 to 1. */
  readonly share: number
  /** [px] From the middle of the window to its own. */
  readonly distance: number
}

const measure = (block: HTMLElement): BlockContext => {
  const { top, bottom, height } = block.getBoundingClientRect()
  const window_ = document.documentElement.clientHeight
  const seen = Math.min(bottom, window_) - Math.max(top, 0)
  return {
    share: height === 0 ? 0 : Math.max(0, seen) / Math.min(height, window_),
    distance: (top + bottom - window_) / 2,
  }
}

/** Tells where a block is, once a frame while the page scrolls or changes its size. */
export const watchPlace = (
  block: HTMLElement,
  tell: (place: BlockContext) => void,
): (() => void) => {
  let frame = 0
  const look = (): void => {
    frame = 0
    tell(measure(block))
  }
  const ask = (): void => {
    if (frame === 0) frame = requestAnimationFrame(look)
  }
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  window.addEventListener('scroll', ask, options)
  window.addEventListener('resize', ask, options)
  const sizes = new ResizeObserver(ask)
  sizes.observe(block)
  return () => {
    stop.abort()
    sizes.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** Tells whether a pointer or the focus is in a block. */
export const watchTouch = (
  block: HTMLElement,
  tell: (isTouched: boolean) => void,
): (() => void) => {
  let isOver = false
  let isFocused = false
  const stop = new AbortController()
  const hear = (name: string, note: () => void): void => {
    block.addEventListener(
      name,
      () => {
        note()
        tell(isOver || isFocused)
      },
      { signal: stop.signal },
    )
  }
  hear('pointerenter', () => {
    isOver = true
  })
  hear('pointerleave', () => {
    isOver = false
  })
  hear('focusin', () => {
    isFocused = true
  })
  hear('focusout', () => {
    isFocused = false
  })
  return () => {
    stop.abort()
  }
}
