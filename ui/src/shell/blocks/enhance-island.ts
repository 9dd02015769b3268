import type { EventRecording } from '../event-replay.js'
import { ENHANCERS } from './enhancers.js'
import { ENHANCED, ENHANCES } from './island.js'

const nothing = (): void => undefined

/** Enhances one block of the page as the server has drawn it, and then replays what was done in it early. */
export const enhanceIsland = async (root: Element, early: EventRecording): Promise<void> => {
  const type = root.getAttribute(ENHANCES) as keyof typeof ENHANCERS | null
  if (type === null || !(root instanceof HTMLElement)) return
  early.capture()
  await ENHANCERS[type](root)
  root.setAttribute(ENHANCED, '')
  early.replay(nothing)
}
