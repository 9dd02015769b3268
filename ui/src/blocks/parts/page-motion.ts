import {
  isFrugal,
  motionMachine,
  standsStill,
  type MovingBlock,
  type StandingReason,
} from '@evkit/engine/internal/interaction'
import { toUndefined } from '@evkit/engine/shared'
import { createActor } from 'xstate'
import { REDUCED_MOTION, wantsStill } from '../../primitives/index.js'

/** What moves by itself on this page; its blocks wake one by one and share it. */
export interface PageMotion {
  readonly place: (block: MovingBlock) => void
  readonly remove: (id: string) => void
  /** Why a block that goes from item to item has to stand, as far as the page goes. */
  readonly reasonsOf: (id: string) => readonly StandingReason[]
  /** Whether a film may play by itself. */
  readonly mayPlay: (id: string) => boolean
  /** Tells of every change. */
  readonly subscribe: (tell: () => void) => () => void
  readonly setPaused: (isPaused: boolean) => void
  /** Whether everything stands until the visitor lets it move. */
  readonly isPaused: () => boolean
}

const KEPT = 'motion-paused'
const FRUGAL = '(prefers-reduced-data: reduce)'

// What the visitor has pressed earlier in the visit; a browser that keeps nothing still moves and stops.
const readPress = () => {
  try {
    const kept = sessionStorage.getItem(KEPT)
    return { isPaused: kept === 'yes', isStarted: kept === 'no' }
  } catch {
    return { isPaused: false, isStarted: false }
  }
}

const savePause = (isPaused: boolean): void => {
  try {
    sessionStorage.setItem(KEPT, isPaused ? 'yes' : 'no')
  } catch {
    // Nothing is kept.
  }
}

/** What a browser says of its line; few do. */
interface Line extends EventTarget {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const readLine = (): Line | undefined => (navigator as { readonly connection?: Line }).connection

const savesData = (): boolean => {
  const { saveData = false, effectiveType = '' } = readLine() ?? {}
  return isFrugal({ savesData: saveData || window.matchMedia(FRUGAL).matches, effectiveType })
}

const readPreferences = () => ({
  isHidden: document.visibilityState === 'hidden',
  isReduced: wantsStill(),
  isDataSaved: savesData(),
})

const createPageMotion = (): PageMotion => {
  const logic = motionMachine.provide({
    actions: {
      savePause: (_, { isPaused }) => {
        savePause(isPaused)
      },
    },
  })
  const actor = createActor(logic, {
    input: { ...readPress(), preferences: readPreferences() },
  }).start()
  const hear = (): void => {
    actor.send({ type: 'preferences.changed', preferences: readPreferences() })
  }
  document.addEventListener('visibilitychange', hear)
  for (const query of [REDUCED_MOTION, FRUGAL])
    window.matchMedia(query).addEventListener('change', hear)
  readLine()?.addEventListener('change', hear)
  const read = () => actor.getSnapshot().context
  return {
    place: (block) => {
      actor.send({ type: 'block.placed', block })
    },
    remove: (id) => {
      actor.send({ type: 'block.gone', id })
    },
    reasonsOf: (id) => {
      const { motion, choice } = read()
      const isStill = standsStill({ ...motion, isPaused: false })
      return [
        ...(isStill ? (['still'] as const) : []),
        ...(motion.isHidden ? (['hidden'] as const) : []),
        ...(toUndefined(choice.advance) === id ? [] : (['waiting'] as const)),
      ]
    },
    mayPlay: (id) => toUndefined(read().choice.film) === id,
    subscribe: (tell) => {
      const heard = actor.subscribe(tell)
      return () => {
        heard.unsubscribe()
      }
    },
    setPaused: (isPaused) => {
      actor.send({ type: isPaused ? 'pause.press' : 'resume.press' })
    },
    isPaused: () => standsStill(read().motion),
  }
}

let known: PageMotion | undefined

/** The motion of this page; made when the first block that moves wakes. */
export const pageMotion = (): PageMotion => (known ??= createPageMotion())
