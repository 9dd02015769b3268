// What a visitor does before the page is awake: kept, and done again when it can answer.

const pressed: HTMLButtonElement[] = []

/** Keeps the buttons pressed from now until the signal. */
export const keepPresses = (signal: AbortSignal): void => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button !== null) pressed.push(button)
    },
    { signal },
  )
}

interface Choice {
  readonly input: HTMLInputElement
  /** Makes the choice again, as the visitor did. */
  readonly make: () => void
}

const isTick = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox'

const toChoice = (input: HTMLInputElement): readonly Choice[] => {
  if (isTick(input)) {
    const isMade = input.type === 'radio' ? input.checked : true
    if (input.checked === input.defaultChecked || !isMade) return []
    return [
      {
        input,
        make: () => {
          input.click()
        },
      },
    ]
  }
  const { value } = input
  if (value === input.defaultValue) return []
  return [
    {
      input,
      make: () => {
        // The framework watches the value of an input it runs; this writes past it, as a hand does.
        Reflect.set(HTMLInputElement.prototype, 'value', value, input)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      },
    },
  ]
}

const restore = (input: HTMLInputElement): void => {
  if (isTick(input)) input.checked = input.defaultChecked
  else input.value = input.defaultValue
}

/**
 * Takes the choices made so far: puts every control back to what was rendered, which is what the page wakes with.
 *
 * @returns Makes them again; to be called once the controls answer.
 */
export const takeEarlyChoices = (root: Element): (() => void) => {
  const inputs = [...root.querySelectorAll('input')]
  const choices = inputs.flatMap(toChoice)
  inputs.forEach(restore)
  return () => {
    for (const { make } of choices.splice(0)) make()
    for (const button of pressed.splice(0)) button.click()
  }
}
