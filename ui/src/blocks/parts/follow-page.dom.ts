import type { OverlayAddress } from '@evkit/engine/interaction'
import { REDUCED_MOTION } from '../../primitives/index.js'
import type { OverlayHistory } from './overlay-history.dom.js'

/** What the machine of an overlay hears of its page. */
export type OverlayPageEvent =
  | ({ readonly type: 'address.changed' } & OverlayAddress)
  | { readonly type: 'motion.changed'; readonly isStill: boolean }

/**
 * Sends to the machine of an overlay what the address of its page opens, and whether motion is reduced, now and whenever
 * they change.
 *
 * @param overlay - The machine, and the history of the visitor.
 * @param isFirst - Whether the page was opened with its address.
 * @returns How to stop.
 */
export const followPage = (
  {
    actor,
    history,
  }: {
    readonly actor: { readonly send: (event: OverlayPageEvent) => void }
    readonly history: OverlayHistory
  },
  isFirst: boolean,
): (() => void) => {
  const follow = (isFirstTime: boolean): void => {
    actor.send({ type: 'address.changed', ...history.read(isFirstTime) })
  }
  const motion = window.matchMedia(REDUCED_MOTION)
  const noteMotion = (): void => {
    actor.send({ type: 'motion.changed', isStill: motion.matches })
  }
  noteMotion()
  follow(isFirst)
  motion.addEventListener('change', noteMotion)
  const stop = history.subscribe(() => {
    follow(false)
  })
  return () => {
    stop()
    motion.removeEventListener('change', noteMotion)
  }
}
