// What the first script of a page made of blocks does for them: it waits. What wakes them comes when somebody touches the
// page, or where something was done or asked for already.
import { REACHES } from '../../tool/reaches.js'
import { tellUnlessLeft } from '../tell-unless-left.js'
import { ISLAND } from './island.js'

/** What was touched until the script that wakes blocks was there: at least one thing where the page was touched. */
export type Touched = readonly (EventTarget | null)[]

/** The script that wakes blocks. */
export interface BlocksClient {
  readonly wakeBlocks: (touched: Touched) => void
}

/** Events by which a page of blocks is touched. */
export const TOUCHES = [...REACHES, 'scroll', 'input', 'change', 'click'] as const

// What the browser puts back, such as the colour that was chosen before the page was loaded again.
const isPutBack = ({ checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked

const hasWaiting = (): boolean =>
  location.hash !== '' ||
  (window.evkitFirst?.heard.length ?? 0) > 0 ||
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
          tellUnlessLeft(reason)
        },
      )
      .finally(() => {
        ended.abort()
      })
  }
  const options = { passive: true, capture: true, signal: ended.signal }
  for (const name of TOUCHES) {
    // At the window, where nothing that is kept from the page is kept from this.
    window.addEventListener(
      name,
      ({ target }) => {
        touched.push(target)
        ask()
      },
      options,
    )
  }
  window.addEventListener('hashchange', ask, options)
  if (hasWaiting()) ask()
}
