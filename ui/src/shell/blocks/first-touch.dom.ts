// What the first script of a page made of blocks does for them: it waits. What wakes them comes when somebody touches the
// page, or where something was done or asked for already.
import { whenReached } from '../../tool/reaches.dom.js'
import { reportUnlessLeft } from '../report-unless-left.js'
import { ISLAND } from './island.js'

/** What was touched until the script that wakes blocks was there: at least one thing where the page was touched. */
export type Touched = readonly (EventTarget | null)[]

/** The script that wakes blocks. */
export interface BlocksClient {
  readonly wakeBlocks: (touched: Touched) => void
}

/**
 * Hears of what is touched on a page of blocks: by a reach, by scrolling, by what the browser or a helper changes.
 *
 * @param touch - What to do, each time.
 * @param signal - Until when.
 */
export const whenTouched = (
  touch: (target: EventTarget | null) => void,
  signal: AbortSignal,
): void => {
  whenReached(
    ({ target }) => {
      touch(target)
    },
    signal,
    ['scroll', 'input', 'change', 'click'],
  )
}

// What the browser puts back, such as the colour that was chosen before the page was loaded again.
const isPutBack = ({ checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked

const hasWaiting = (): boolean =>
  location.hash !== '' ||
  Boolean(window.evkitFirst?.heard.length) ||
  [...document.querySelectorAll<HTMLInputElement>(`[${ISLAND}] input`)].some(isPutBack)

/** Loads what wakes the blocks of the page, once, at the first touch. */
export const watchFirstTouch = (load: () => Promise<BlocksClient>): void => {
  const touched: (EventTarget | null)[] = []
  const ended = new AbortController()
  let isAsked = false
  const ask = (): void => {
    if (isAsked) return
    isAsked = true
    load()
      .then(
        ({ wakeBlocks }) => {
          wakeBlocks(touched)
        },
        (reason: unknown) => {
          window.evkitFirst?.giveUp()
          reportUnlessLeft(reason)
        },
      )
      .finally(() => {
        ended.abort()
      })
  }
  const { signal } = ended
  whenTouched((target) => {
    touched.push(target)
    ask()
  }, signal)
  window.addEventListener('hashchange', ask, { signal })
  if (hasWaiting()) ask()
}
