// What the first listener of a page hands over to event replay.

/** An event of a page, with the state of its target at that moment. */
export interface RecordedEvent {
  readonly type: string
  readonly target: Element
  /** The key of a keyboard event. */
  readonly key?: string | undefined
  /** Whether a tick or radio is on. */
  readonly checked?: boolean | undefined
  /** The text of a field, or what is chosen of a list. */
  readonly value?: string | undefined
}

/** What the first listener has recorded. */
export interface FirstEvents {
  /** In the order it was done. */
  readonly heard: readonly RecordedEvent[]
  /** Stops it: another listener takes over. */
  readonly stop: () => void
  /** Stops it where no script will answer: a search or form that was submitted goes to the server. */
  readonly giveUp: () => void
}

declare global {
  interface Window {
    evkitFirst?: FirstEvents
  }
}

/** Events by which a page is used. */
export const USES = ['click', 'input', 'change', 'keydown', 'submit'] as const
