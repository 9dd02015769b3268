// What a visitor does before the page is awake: kept, and done again when it can answer.
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
import { USES, type Heard } from './first-listener.js'

/** What is done on a page while it sleeps. */
export interface EarlyChoices {
  /** Whether something was done already, with or without a script to hear of it. */
  readonly hasSome: () => boolean
  /** Notes what was chosen where nothing could hear of it; to be called before the framework meets the page. */
  readonly take: () => void
  /**
   * Does it all again in the order it was done. From now on the page answers by itself.
   *
   * @param settle - Draws what an act has changed: the next one meets the page as the visitor would have.
   */
  readonly makeAgain: (settle: () => void) => void
  /** Keeps nothing any more: the page will not wake. A search or form that was sent goes to the server. */
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

/** Keeps what was done; tells whether the page has to hear of it later. */
const keep = (kept: Kept, heard: Heard): boolean => {
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

const toHeard = (target: Element, event: Event): Heard => {
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
        if (keep(kept, toHeard(target, event))) event.stopPropagation()
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

/** Keeps what is chosen, typed and pressed in a part of the page until it is awake. */
export const keepEarlyChoices = (root: Element): EarlyChoices => {
  const asleep = new AbortController()
  const kept: Kept = { acts: [], entered: new Set() }
  takeOver(root, kept)
  listen(root, kept, asleep.signal)
  const listControls = () => [...root.querySelectorAll<Control>('input, select, textarea')]
  return {
    hasSome: () => kept.acts.length > 0 || listControls().some(isChosen),
    take: () => {
      const heard = kept.acts.splice(0)
      const isHeard = (control: Control): boolean => heard.some(({ target }) => target === control)
      for (const control of listControls()) {
        if (isChosen(control) && !isHeard(control)) keepChoice(kept, control, stateOf(control))
      }
      kept.acts.push(...heard)
    },
    makeAgain: (settle) => {
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
