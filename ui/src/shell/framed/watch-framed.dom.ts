// How high a framed page is, and what its figures say.
import { HOST_PARAMETER, type FrameNews } from '@evkit/engine/internal/site'

type Say = (news: FrameNews) => void

/** Says how high the page is, now and whenever that changes. */
export const watchHeight = (say: Say): void => {
  let told = 0
  const tell = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === told) return
    told = height
    say({ kind: 'height', height })
  }
  // A frame out of sight is not drawn, and an observer hears of nothing there.
  tell()
  new ResizeObserver(tell).observe(document.body)
}

// [ms] The address is written by then.
const REST = 300

// What a reader hears of a figure is whole; what is drawn of it may be on its way.
const readFigure = (name: string): string => {
  const part = document.querySelector(`main [data-part="${name}"]`)
  return (part?.lastElementChild ?? part)?.textContent.trim() ?? ''
}

const readSearch = (): string => {
  const query = new URLSearchParams(location.search)
  query.delete(HOST_PARAMETER)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Says the figures of the page, and again each time one or its address has changed and come to rest. */
export const watchFigures = (names: readonly string[], say: Say): void => {
  const told = new Map<string, string>()
  let timer: number | undefined
  let isPressed = false
  const tell = (): void => {
    const search = readSearch()
    for (const name of names) {
      const text = readFigure(name)
      if (text === '' || told.get(name) === text + search) continue
      told.set(name, text + search)
      say({ kind: 'figure', name, text, search })
    }
  }
  const wait = (): void => {
    window.clearTimeout(timer)
    if (!isPressed) timer = window.setTimeout(tell, REST)
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(
      type,
      () => {
        isPressed = type === 'pointerdown'
        wait()
      },
      { capture: true },
    )
  const page = document.querySelector('main')
  if (page !== null && names.length > 0)
    new MutationObserver(wait).observe(page, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  wait()
}
