// Wakes the blocks of a page one by one: a block sleeps until the visitor touches it, or comes near it after the first
// touch of the page. What nobody comes near to never asks for a script.
import { recordEvents, type EventRecording } from '../event-replay.js'
import { whenTouched, type Touched } from './first-touch.dom.js'
import { BOXLESS, ISLAND } from './island.js'

/** Enhances or hydrates one block, and then does what was done early in it. */
export type WakeIsland = (root: Element, early: EventRecording) => void

const NEAR = '200px 0px'
const OVERLAY = /^#overlay-([\w-]+)/

// A block that has no box of its own is near when what it holds is; one that holds nothing, or hides it, is near everywhere.
const startObserving = (roots: Iterable<Element>, wake: (root: Element) => void): void => {
  const rootOf = new Map<Element, Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        wake(rootOf.get(target) ?? target)
      }
    },
    { rootMargin: NEAR },
  )
  for (const root of [...roots]) {
    const box = root.hasAttribute(BOXLESS) ? root.firstElementChild : root
    if (box === null || (box instanceof HTMLElement && box.hidden)) wake(root)
    else {
      rootOf.set(box, root)
      observer.observe(box)
    }
  }
}

/** Watches the blocks of the page and wakes each when it is touched or near; some was touched before. Answers how to wake one. */
export const watchIslands = (
  wakeIsland: WakeIsland,
  touched: Touched = [],
): ((root: Element) => void) => {
  const asleep = new Map<Element, EventRecording>()
  const ended = new AbortController()
  const wake = (root: Element): void => {
    const early = asleep.get(root)
    if (early === undefined) return
    asleep.delete(root)
    if (asleep.size === 0) ended.abort()
    wakeIsland(root, early)
  }
  for (const root of document.querySelectorAll(`[${ISLAND}]`)) {
    asleep.set(root, recordEvents(root))
  }
  let isTouched = false
  const touch = (target: EventTarget | null): void => {
    if (!isTouched) {
      isTouched = true
      startObserving(asleep.keys(), wake)
    }
    const root = target instanceof Element ? target.closest(`[${ISLAND}]`) : null
    if (root !== null) wake(root)
  }
  for (const target of touched) touch(target)
  // What was pressed before any script was there is touched too, though the browser may have answered it itself.
  for (const { target } of window.evkitFirst?.heard ?? []) touch(target)
  whenTouched(touch, ended.signal)
  // What the address leads to is wanted: a question, or the layer of an overlay.
  const follow = (): void => {
    const named = OVERLAY.exec(location.hash)?.[1] ?? ''
    const wanted =
      document.querySelector(`[${ISLAND}="${named}"]`) ??
      document.querySelector(':target')?.closest(`[${ISLAND}]`)
    if (wanted instanceof Element) wake(wanted)
  }
  window.addEventListener('hashchange', follow, { signal: ended.signal })
  follow()
  for (const [root, early] of asleep) if (early.hasSome()) wake(root)
  return wake
}
