// Native controls as a hand uses them: how the server has written one, how it stands, and setting it as a visitor does.

/** A native control that holds a choice. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether it is on, or its text. */
export type ControlState = boolean | string

/** The control an event has come to. */
export const toControl = (target: Element): Control | undefined =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
    ? target
    : undefined

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** How a control stood when this was noted of it. */
export const stateIn = (
  control: Control,
  {
    checked = false,
    value = '',
  }: { readonly checked?: boolean | undefined; readonly value?: string | undefined },
): ControlState => (isTick(control) ? checked : value)

/** How a control stands. */
export const stateOf = (control: Control): ControlState =>
  isTick(control) ? control.checked : control.value

const writtenOf = (control: Control): ControlState => {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
  }
  return isTick(control) ? control.defaultChecked : control.defaultValue
}

/** Whether a control stands otherwise than the server has written it; of radios, only the one that is on. */
export const isChosen = (control: Control): boolean => {
  const state = stateOf(control)
  return state !== writtenOf(control) && (control.type !== 'radio' || state === true)
}

const listGroup = (radio: HTMLInputElement): readonly HTMLInputElement[] =>
  [...document.querySelectorAll('input')].filter(
    ({ type, name, form }) => type === 'radio' && name === radio.name && form === radio.form,
  )

// A press on what the framework knows to be on means nothing to it: it is first told what the server has written.
const tickAgain = (control: HTMLInputElement, isOn: boolean): void => {
  if (control.type === 'radio') {
    if (!isOn) return
    for (const one of listGroup(control)) one.checked = one.defaultChecked
  }
  control.checked = !isOn
  control.click()
}

const PROTOTYPES = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement] as const

// The framework watches the value of a field it runs; this writes past it, as a hand does.
const writePast = (control: Control, text: string): void => {
  const kind = PROTOTYPES.find((one) => control instanceof one)
  if (kind !== undefined) Reflect.set(kind.prototype, 'value', text, control)
}

const typeAgain = (control: Control, text: string): void => {
  if (!(control instanceof HTMLSelectElement)) {
    control.value = control.defaultValue
  }
  writePast(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Does something that writes into fields, and leaves the caret where it was. */
export const keepCaret = (write: () => void): void => {
  const field = document.activeElement
  const control = field === null ? undefined : toControl(field)
  const text = control instanceof HTMLSelectElement ? undefined : control
  const [from = null, to = null] = [text?.selectionStart, text?.selectionEnd]
  write()
  if (from !== null && field === document.activeElement) text?.setSelectionRange(from, to)
}

/** Sets a control again as a visitor has left it, and tells everybody. */
export const writeAgain = (control: Control, state: ControlState): void => {
  if (typeof state === 'string') typeAgain(control, state)
  else if (isTick(control)) tickAgain(control, state)
}

/** Leaves a field that was left before: some take effect only then. */
export const leaveAgain = (control: Control): void => {
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
