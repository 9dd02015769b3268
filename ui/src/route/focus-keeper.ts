import type { PlaceField } from '@evkit/engine/internal/route'

/** Knows the inputs of the page, so that the focus can be moved to one of them. */
export interface FocusKeeper {
  readonly attach: (field: PlaceField, element: HTMLInputElement | null) => void
  /** Moves the focus to an input; to one that is not there yet as soon as it is. */
  readonly focus: (field: PlaceField) => void
}

/** Makes a keeper. */
export const createFocusKeeper = (): FocusKeeper => {
  const inputs = new Map<PlaceField, HTMLInputElement>()
  let wanted: PlaceField | undefined
  return {
    attach: (field, element) => {
      if (element === null) {
        inputs.delete(field)
        return
      }
      inputs.set(field, element)
      if (wanted !== field) return
      wanted = undefined
      element.focus()
    },
    focus: (field) => {
      const input = inputs.get(field)
      wanted = input === undefined ? field : undefined
      input?.focus()
    },
  }
}
