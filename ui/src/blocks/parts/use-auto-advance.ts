import { autoAdvanceMachine, type AutoAdvance } from '@evkit/engine/interaction'
import type { StandingReason } from '@evkit/engine/internal/interaction'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, type RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { watchPlace, watchTouch } from './moving-block.dom.js'
import { pageMotion } from './page-motion.js'

/** What a block moves by. */
export interface MovingItems {
  /** Id of the block on its page. */
  readonly id: string
  readonly count: number
  /** [ms] How long each item is shown. */
  readonly interval: number
  /** Whether content lets it move. */
  readonly isAllowed: boolean
}

/** How a block moves. */
export interface RunningItems {
  readonly advance: AutoAdvance
  readonly isPaused: boolean
  readonly isEnded: boolean
  readonly choose: (index: number, isTrusted: boolean) => void
  readonly setPaused: (isPaused: boolean) => void
}

const PAGE_REASONS: readonly StandingReason[] = ['still', 'hidden', 'waiting']

type Advance = ActorRefFrom<typeof autoAdvanceMachine>

// The page chooses who of several moves; a block beside others tells where it is.
const followPage = (actor: Advance, block: HTMLElement, id: string): (() => void) => {
  const motion = pageMotion()
  const hear = (): void => {
    const given = motion.reasonsOf(id)
    for (const reason of PAGE_REASONS) {
      actor.send({ type: 'reason.changed', reason, isGiven: given.includes(reason) })
    }
  }
  const stopHearing = motion.subscribe(hear)
  const stopPlace = watchPlace(block, ({ share, distance }) => {
    actor.send({ type: 'view.changed', share })
    motion.place({ id, kind: 'advance', share, distance })
  })
  const stopTouch = watchTouch(block, (isGiven) => {
    actor.send({ type: 'reason.changed', reason: 'touched', isGiven })
  })
  hear()
  return () => {
    stopHearing()
    stopPlace()
    stopTouch()
    motion.remove(id)
  }
}

/** Moves a block from item to item by itself, as far as its page, its visitor and its content let it. */
export const useAutoAdvance = (
  block: RefObject<HTMLElement | null>,
  { id, count, interval, isAllowed }: MovingItems,
): RunningItems => {
  const actor = useActorRef(autoAdvanceMachine, { input: { count, interval, isAllowed } })
  const snapshot = useSelector(actor, (now) => now)
  useEffect(() => {
    actor.send({ type: 'count.changed', count })
  }, [actor, count])
  useEffect(() => {
    if (block.current === null || !isAllowed || count <= 1) return
    return followPage(actor, block.current, id)
  }, [actor, block, id, isAllowed, count])
  return {
    advance: snapshot.context,
    isPaused: snapshot.matches('paused'),
    isEnded: snapshot.matches('ended'),
    choose: (index, isTrusted) => {
      actor.send({ type: 'item.choose', index, isTrusted })
    },
    setPaused: (isPaused) => {
      actor.send({ type: isPaused ? 'pause.press' : 'resume.press' })
      // Whoever presses play is in the block, and wants it to move.
      if (!isPaused) actor.send({ type: 'reason.changed', reason: 'touched', isGiven: false })
    },
  }
}
