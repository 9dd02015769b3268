import { isPastThrottle, none, some, type Option } from '../../shared/index.js'

/** How long after a look at the mouse no other is taken [ms]. @source F-EMB-24, F-CONST-14 @category constants */
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

/** Starts exit intent. */
export const startExitIntent = (input: ExitIntentInput): ExitIntent => ({ ...input, last: none })

/** Tells whether a component had its introduction before. */
export const wasTriggered = ({ id, triggered }: ExitIntentInput): boolean => triggered.includes(id)

/** Tells whether an event of the mouse is looked at. */
export const isLookedAt = ({ last }: ExitIntent, { at }: MouseOut): boolean =>
  isPastThrottle({ last, now: at, window: EXIT_INTENT_THROTTLE })

/** Notes that the mouse was looked at. */
export const noteLook = (intent: ExitIntent, { at }: MouseOut): ExitIntent => ({
  ...intent,
  last: some(at),
})

/** Tells whether the mouse leaves the window through its top edge. */
export const isTopExit = ({ y, hasLeft }: MouseOut): boolean => hasLeft && y <= 0

/** Lists the ids that had their introduction, as they are stored once this one has it. */
export const listTriggered = ({ id, triggered }: ExitIntentInput): readonly string[] => [
  ...new Set([...triggered, id]),
]
