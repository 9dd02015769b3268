import { isPastThrottle, none, some, type Option } from '../../shared/index.js'

/**
 * How long after a look at the mouse no other is taken [ms].
 *
 * @source F-EMB-24, F-CONST-14
 * @category constants
 */
export const EXIT_INTENT_THROTTLE = 200

/**
 * How long after mounting the site is asked whether pages may trigger anything [ms]; nothing triggers before.
 *
 * @source F-EMB-22, F-CONST-15
 * @category constants
 */
export const PERSONALISATION_DELAY = 3000

/** What exit intent starts with. */
export interface ExitIntentInput {
  /** Of the component whose introduction is shown. */
  readonly id: string
  /** The visitor has a mouse and no touch screen. */
  readonly isDesktop: boolean
  /** Ids that had their introduction before. */
  readonly triggered: readonly string[]
}

/** Exit intent while the page is looked at. */
export interface ExitIntent extends ExitIntentInput {
  /** [ms] When the mouse was looked at last. */
  readonly last: Option<number>
}

/** The mouse leaves an element. */
export interface MouseOut {
  /** [px] From the top of the window; not above 0 at its top edge. */
  readonly y: number
  /** There is nothing it goes to: it leaves the window. */
  readonly hasLeft: boolean
  /** [ms] When, on any clock. */
  readonly at: number
}

/**
 * Starts exit intent.
 *
 * @param input - Whose it is, on what device, and who had it before.
 * @returns Exit intent that has not looked at the mouse yet.
 * @source F-EMB-20
 *
 * @example Nothing was looked at
 * ```ts
 * import { startExitIntent } from '@evkit/engine/forms/embed'
 *
 * startExitIntent({ id: 'kmu-1', isDesktop: true, triggered: [] }).last._tag // => 'None'
 * ```
 * @category constructors
 */
export const startExitIntent = (input: ExitIntentInput): ExitIntent => ({ ...input, last: none })

/**
 * Tells whether a component had its introduction before.
 *
 * @param intent - Exit intent.
 * @returns True when its id is stored.
 * @source F-EMB-23
 *
 * @example Once only
 * ```ts
 * import { wasTriggered } from '@evkit/engine/forms/embed'
 *
 * wasTriggered({ id: 'kmu-1', isDesktop: true, triggered: ['kmu-1'] }) // => true
 * ```
 * @category predicates
 */
export const wasTriggered = ({ id, triggered }: ExitIntentInput): boolean => triggered.includes(id)

/**
 * Tells whether an event of the mouse is looked at.
 *
 * @param intent - Exit intent.
 * @param mouse - What the mouse did.
 * @returns False within 200 ms of the last look.
 * @law No two looks are nearer than the throttle.
 * @source F-EMB-24, F-CONST-14
 *
 * @example Right after a look
 * ```ts
 * import { isLookedAt, noteLook, startExitIntent } from '@evkit/engine/forms/embed'
 *
 * const intent = startExitIntent({ id: 'kmu-1', isDesktop: true, triggered: [] })
 * const mouse = { y: 300, hasLeft: true, at: 0 }
 * isLookedAt(noteLook(intent, mouse), { ...mouse, at: 199 }) // => false
 * isLookedAt(noteLook(intent, mouse), { ...mouse, at: 200 }) // => true
 * ```
 * @category predicates
 */
export const isLookedAt = ({ last }: ExitIntent, { at }: MouseOut): boolean =>
  isPastThrottle({ last, now: at, window: EXIT_INTENT_THROTTLE })

/**
 * Notes that the mouse was looked at.
 *
 * @param intent - Exit intent.
 * @param mouse - What the mouse did.
 * @returns Exit intent that knows when.
 * @source F-EMB-24
 *
 * @example At 50 ms
 * ```ts
 * import { noteLook, startExitIntent } from '@evkit/engine/forms/embed'
 * import { option } from 'fp-ts'
 *
 * const intent = startExitIntent({ id: 'kmu-1', isDesktop: true, triggered: [] })
 * noteLook(intent, { y: 300, hasLeft: true, at: 50 }).last // => option.some(50)
 * ```
 * @category constructors
 */
export const noteLook = (intent: ExitIntent, { at }: MouseOut): ExitIntent => ({
  ...intent,
  last: some(at),
})

/**
 * Tells whether the mouse leaves the window through its top edge.
 *
 * @param mouse - What the mouse did.
 * @returns False at a side, at the bottom, and on the way from one element to another.
 * @source F-EMB-21, D-F-44
 *
 * @example The top, and a side
 * ```ts
 * import { isTopExit } from '@evkit/engine/forms/embed'
 *
 * isTopExit({ y: -1, hasLeft: true, at: 0 }) // => true
 * isTopExit({ y: 300, hasLeft: true, at: 0 }) // => false
 * ```
 * @category predicates
 */
export const isTopExit = ({ y, hasLeft }: MouseOut): boolean => hasLeft && y <= 0

/**
 * Lists the ids that had their introduction, as they are stored once this one has it.
 *
 * @param intent - Exit intent.
 * @returns All of them, each once.
 * @law An id is listed once.
 * @source F-EMB-23, F-STORE-09
 *
 * @example One more
 * ```ts
 * import { listTriggered } from '@evkit/engine/forms/embed'
 *
 * listTriggered({ id: 'kmu-2', isDesktop: true, triggered: ['kmu-1'] }) // => ['kmu-1', 'kmu-2']
 * ```
 * @category resolution
 */
export const listTriggered = ({ id, triggered }: ExitIntentInput): readonly string[] => [
  ...new Set([...triggered, id]),
]
