// Event replay: what a visitor does before the page is hydrated is recorded, and dispatched again once it can answer.
import {
  isChosen,
  keepCaret,
  leaveAgain,
  stateIn,
  stateOf,
  toControl,
  writeAgain,
  type Control,
  type ControlState,
} from './controls.dom.js'
import { USES, type RecordedEvent } from './first-listener.js'

/** The events of a part of a page that is not hydrated yet. */
export interface EventRecording {
  /** Whether there are any, heard by a script or seen by what controls show. */
  readonly hasSome: () => boolean
  /** Captures what was chosen before any script listened; to be called before React hydrates the page. */
  readonly capture: () => void
  /**
   * Replays the events in their order and stops recording: from now on the page answers by itself.
   *
   * @param settle - Renders what an event has changed, so that the next one meets the page as the visitor would have.
   */
  readonly replay: (settle: () => void) => void
  /** Stops recording where the page will not be hydrated. A search or form that was submitted goes to the server. */
  readonly giveUp: () => void
}

interface Act {
  readonly target: Element
  readonly isPress: boolean
  readonly make: () => void
}

interface Kept {
  readonly acts: Act[]
  /** Fields in which Enter was pressed. */
  readonly entered: Set<Control>
  /** The form that was sent last. */
  sent?: HTMLFormElement
}

// Of one control only how it is left counts, but what was pressed in between has met it as it was.
const keepChoice = ({ acts, entered }: Kept, control: Control, state: ControlState): void => {
  const pressed = acts.findLastIndex(({ isPress }) => isPress)
  const known = acts.findIndex(({ target }, index) => target === control && index > pressed)
  if (known >= 0) acts.splice(known, 1)
  acts.push({
    target: control,
    isPress: false,
    make: () => {
      if (!control.isConnected) return
      writeAgain(control, state)
      if (entered.has(control) || control !== document.activeElement) leaveAgain(control)
    },
  })
}

const keepPress = ({ acts }: Kept, button: HTMLButtonElement): void => {
  acts.push({
    target: button,
    isPress: true,
    make: () => {
      button.click()
    },
  })
}

/** Records an event; answers whether it has to be replayed, and so is not to be handled now. */
const keep = (kept: Kept, heard: RecordedEvent): boolean => {
  const { type, target } = heard
  const control = toControl(target)
  if (type === 'submit') {
    if (target instanceof HTMLFormElement) kept.sent = target
    return false
  }
  if (type === 'keydown') {
    if (control !== undefined && heard.key === 'Enter') kept.entered.add(control)
    return false
  }
  if (type === 'click') {
    const button = target.closest('button')
    if (button !== null) keepPress(kept, button)
    return button !== null || control !== undefined
  }
  if (control === undefined) return false
  keepChoice(kept, control, stateIn(control, heard))
  return true
}

const toRecorded = (target: Element, event: Event): RecordedEvent => {
  const control = toControl(target)
  return {
    type: event.type,
    target,
    key: event instanceof KeyboardEvent ? event.key : undefined,
    checked: control instanceof HTMLInputElement ? control.checked : undefined,
    value: control?.value,
  }
}

const listen = (root: Element, kept: Kept, signal: AbortSignal): void => {
  for (const name of USES) {
    window.addEventListener(
      name,
      (event) => {
        const { target } = event
        if (!(target instanceof Element) || !root.contains(target)) return
        // Nobody else hears of what is kept: a framework that wakes in between takes what it finds for what it has shown.
        if (keep(kept, toRecorded(target, event))) event.stopPropagation()
        // Once awake the page answers itself: asking the server for another would lose what is kept.
        if (name === 'submit') event.preventDefault()
      },
      { capture: true, signal },
    )
  }
}

// What was done before this script arrived.
const takeOver = (root: Element, kept: Kept): void => {
  const first = window.evkitFirst
  first?.stop()
  for (const heard of first?.heard ?? []) {
    if (root.contains(heard.target)) keep(kept, heard)
  }
}

/** Records what is chosen, typed and pressed in a part of the page until it is hydrated. */
export const recordEvents = (root: Element): EventRecording => {
  const asleep = new AbortController()
  const kept: Kept = { acts: [], entered: new Set() }
  takeOver(root, kept)
  listen(root, kept, asleep.signal)
  const listControls = () => [...root.querySelectorAll<Control>('input, select, textarea')]
  return {
    hasSome: () => kept.acts.length > 0 || listControls().some(isChosen),
    capture: () => {
      const heard = kept.acts.splice(0)
      const isHeard = (control: Control): boolean => heard.some(({ target }) => target === control)
      for (const control of listControls()) {
        if (isChosen(control) && !isHeard(control)) keepChoice(kept, control, stateOf(control))
      }
      kept.acts.push(...heard)
    },
    replay: (settle) => {
      asleep.abort()
      keepCaret(() => {
        for (const { make } of kept.acts.splice(0)) {
          make()
          settle()
        }
      })
    },
    giveUp: () => {
      asleep.abort()
      if (kept.sent !== undefined && kept.sent.method !== 'dialog') kept.sent.submit()
    },
  }
}
