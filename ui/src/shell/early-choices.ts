// What a visitor does before the page is awake: kept, and done again when it can answer.
import {
  isChosen,
  leaveAgain,
  stateOf,
  toControl,
  writeAgain,
  type Control,
} from './controls.dom.js'

/** What is done on a page while it sleeps. */
export interface EarlyChoices {
  /** Whether something was done already, with or without a script to hear of it. */
  readonly hasSome: () => boolean
  /** Notes what was chosen before any script ran; to be called before the framework meets the page. */
  readonly take: () => void
  /** Does it all again in the order it was done. From now on the page answers by itself. */
  readonly makeAgain: () => void
  /** Keeps nothing any more: the page will not wake. */
  readonly giveUp: () => void
}

interface Act {
  readonly target: Element
  readonly make: () => void
}

type Hear = (target: Element, event: Event) => void

interface Kept {
  readonly acts: Act[]
  /** Fields in which Enter was pressed. */
  readonly entered: Set<Control>
}

const keepChoice = ({ acts, entered }: Kept, control: Control): void => {
  const state = stateOf(control)
  const known = acts.findIndex(({ target }) => target === control)
  if (known >= 0) acts.splice(known, 1)
  acts.push({
    target: control,
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
    make: () => {
      button.click()
    },
  })
}

// Nobody else hears of what is kept: a framework that wakes in between takes what it finds for what it has shown.
const hearers = (kept: Kept): Readonly<Record<string, Hear>> => {
  const change: Hear = (target, event) => {
    const control = toControl(target)
    if (control === undefined) return
    event.stopPropagation()
    keepChoice(kept, control)
  }
  return {
    input: change,
    change,
    click: (target, event) => {
      const button = target.closest('button')
      if (button === null && toControl(target) === undefined) return
      event.stopPropagation()
      if (button !== null) keepPress(kept, button)
    },
    keydown: (target, event) => {
      const control = toControl(target)
      if (control !== undefined && event instanceof KeyboardEvent && event.key === 'Enter')
        kept.entered.add(control)
    },
    // Once awake the page answers itself: asking the server for another would lose what is kept.
    submit: (_, event) => {
      event.preventDefault()
    },
  }
}

const listen = (root: Element, kept: Kept, signal: AbortSignal): void => {
  for (const [name, hear] of Object.entries(hearers(kept))) {
    window.addEventListener(
      name,
      (event) => {
        const { target } = event
        if (target instanceof Element && root.contains(target)) hear(target, event)
      },
      { capture: true, signal },
    )
  }
}

/** Keeps what is chosen, typed and pressed in a part of the page until it is awake. */
export const keepEarlyChoices = (root: Element): EarlyChoices => {
  const asleep = new AbortController()
  const kept: Kept = { acts: [], entered: new Set() }
  listen(root, kept, asleep.signal)
  const listControls = () => [...root.querySelectorAll<Control>('input, select, textarea')]
  return {
    hasSome: () => kept.acts.length > 0 || listControls().some(isChosen),
    take: () => {
      const heard = kept.acts.splice(0)
      const isHeard = (control: Control): boolean => heard.some(({ target }) => target === control)
      for (const control of listControls()) {
        if (isChosen(control) && !isHeard(control)) keepChoice(kept, control)
      }
      kept.acts.push(...heard)
    },
    makeAgain: () => {
      asleep.abort()
      for (const { make } of kept.acts.splice(0)) make()
    },
    giveUp: () => {
      asleep.abort()
    },
  }
}
