// What the first listener of a page hands over to what keeps it until the page is awake.

/** Something done on a page, as it was in that moment. */
export interface Heard {
  readonly type: string
  readonly target: Element
  /** The key of a keyboard event. */
  readonly key?: string | undefined
  /** Whether a tick or radio is on. */
  readonly checked?: boolean | undefined
  /** The text of a field, or what is chosen of a list. */
  readonly value?: string | undefined
}

/** What the first listener has heard. */
export interface FirstHeard {
  /** In the order it was done. */
  readonly heard: readonly Heard[]
  /** Ends the listening: somebody else hears from now on. */
  readonly stop: () => void
  /** Ends it where no script will answer: a search or form that was sent goes to the server. */
  readonly giveUp: () => void
}

declare global {
  interface Window {
    evkitFirst?: FirstHeard
  }
}

/** Events by which a page is used. */
export const USES = ['click', 'input', 'change', 'keydown', 'submit'] as const
