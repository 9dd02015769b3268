import { none, some, toUndefined, type Option } from '../shared/index.js'

/** A key that moves through an open list. */
export type ListKey = (typeof LIST_KEYS)[number]

/**
 * Keys that move through an open list.
 *
 * @source E-T-10, E-F-36
 * @category constants
 */
export const LIST_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'] as const

/** What a typed text may mean, and where in the list of it the visitor is. */
export interface LookUp<Meaning> {
  readonly options: readonly Meaning[]
  /** Place of the active option from 0; none while the text itself is. */
  readonly active: Option<number>
}

/** A look-up that lists nothing. @source E-T-10, E-F-36 @category constants */
export const NO_OPTIONS: LookUp<never> = { options: [], active: none }

/** Lists what a text may mean: another list begins at its text. */
export const listOptions = <Meaning>(options: readonly Meaning[]): LookUp<Meaning> => ({
  options,
  active: none,
})

/** Moves the active option; behind the last one and before the first lies the text itself. */
export const moveActive = <Known extends LookUp<unknown>>(lookUp: Known, key: ListKey): Known => {
  const last = lookUp.options.length - 1
  const at = toUndefined(lookUp.active) ?? -1
  const next = {
    ArrowDown: at >= last ? -1 : at + 1,
    ArrowUp: at < 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[key]
  return { ...lookUp, active: last < 0 || next < 0 ? none : some(next) }
}

/** An option as a combobox draws it. */
export interface OptionView {
  /** Id of its element. */
  readonly id: string
  readonly text: string
  /** Where that is; may be empty. */
  readonly detail: string
  readonly isActive: boolean
}

/** A list under a field, as a combobox draws it. */
export interface ListView {
  /** Id of the active option; absent while none is. */
  readonly activeId: string | undefined
  readonly list: {
    readonly id: string
    readonly label: string
    readonly options: readonly OptionView[]
  }
}

/**
 * Makes the list under a field: its parts are named after the field.
 *
 * @source E-T-10, E-F-36
 */
export const toListView = (
  { options, active }: LookUp<{ readonly text: string; readonly detail?: string }>,
  { id, label }: { readonly id: string; readonly label: string },
): ListView => {
  const lines = options.map(({ text, detail = '' }, index) => ({
    id: `${id}-option-${index}`,
    text,
    detail,
    isActive: index === toUndefined(active),
  }))
  return {
    activeId: lines.find(({ isActive }) => isActive)?.id,
    list: { id: `${id}-list`, label, options: lines },
  }
}
