import type { RouteField } from '@evkit/engine/route'

/** Knows the inputs of the page, so that the focus can be moved to one of them. */
export interface FocusKeeper {
  readonly attach: (field: RouteField, element: HTMLInputElement | null) => void
  readonly focus: (field: RouteField) => void
}

/** Makes a keeper. */
export const createFocusKeeper = (): FocusKeeper => {
  const inputs = new Map<RouteField, HTMLInputElement>()
  return {
    attach: (field, element) => {
      if (element === null) inputs.delete(field)
      else inputs.set(field, element)
    },
    focus: (field) => {
      inputs.get(field)?.focus()
    },
  }
}
