import type { DistanceUnit, Words } from '../site/index.js'

/** One choice of a group of which exactly one is chosen. */
export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly isChosen: boolean
  readonly isDisabled: boolean
  /** Why it cannot be chosen, or a hint; may be empty. */
  readonly hint: string
}

/** A named group of choices. */
export interface ChoiceGroup<Value extends string = string> {
  readonly label: string
  readonly choices: readonly Choice<Value>[]
}

/** One row of a picker with pictures. */
export interface PictureChoice extends Choice {
  /** Absent when content has none. */
  readonly picture: { readonly src: string; readonly alt: string } | undefined
}

/** Something that is on or off. */
export interface Toggle {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly isDisabled: boolean
}

/**
 * Makes a group of choices that can all be had.
 *
 * @param label - Name of the group.
 * @param choices - Value and label of each, in order.
 * @param chosen - The value that is chosen.
 * @returns The group.
 * @source T-COST-02, E-T-40
 *
 * @example Two cars
 * ```ts
 * import { toChoiceGroup } from '@evkit/engine/tool'
 *
 * const cars = [
 *   { value: 'EX30', label: 'EX30' },
 *   { value: 'EX90', label: 'EX90' },
 * ]
 * toChoiceGroup('Car', cars, 'EX90').choices.map(({ isChosen }) => isChosen) // => [false, true]
 * ```
 * @category views
 */
export const toChoiceGroup = <Value extends string>(
  label: string,
  choices: readonly { readonly value: Value; readonly label: string }[],
  chosen: Value,
): ChoiceGroup<Value> => ({
  label,
  choices: choices.map((choice) => ({
    ...choice,
    isChosen: choice.value === chosen,
    isDisabled: false,
    hint: '',
  })),
})

/**
 * Makes the switch between kilometres and miles.
 *
 * @param chosen - The unit shown.
 * @param words - Messages.
 * @returns The group of two.
 * @source E-T-40
 *
 * @example Miles are shown
 * ```ts
 * import { toDistanceChoices } from '@evkit/engine/tool'
 *
 * const { choices } = toDistanceChoices('mi', { translate: (key: string) => key })
 * choices.map(({ label, isChosen }) => [label, isChosen]) // => [['distance.km', false], ['distance.mi', true]]
 * ```
 * @category views
 */
export const toDistanceChoices = (
  chosen: DistanceUnit,
  { translate }: Pick<Words, 'translate'>,
): ChoiceGroup<DistanceUnit> =>
  toChoiceGroup(
    translate('distance.label'),
    (['km', 'mi'] as const).map((value) => ({ value, label: translate(`distance.${value}`) })),
    chosen,
  )

const LABELS = {
  reset: 'reset.label',
  copy: 'copy.label',
  copied: 'copy.done',
  copyFailed: 'copy.failed',
  update: 'update.label',
} as const

/** Names of what every tool has on its page. */
export type ToolLabels = Readonly<Record<keyof typeof LABELS, string>>

/**
 * Words labels by the keys of their messages.
 *
 * @param keys - Message keys by name.
 * @param words - Messages.
 * @returns The texts by name.
 * @source E-T-15
 *
 * @example One label
 * ```ts
 * import { wordLabels } from '@evkit/engine/tool'
 *
 * wordLabels({ notes: 'notes.label' }, { translate: (key: string) => key.toUpperCase() }).notes // => 'NOTES.LABEL'
 * ```
 * @category views
 */
export const wordLabels = <Name extends string>(
  keys: Readonly<Record<Name, string>>,
  { translate }: Pick<Words, 'translate'>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    (Object.keys(keys) as Name[]).map((name) => [name, translate(keys[name])]),
  ) as Record<Name, string>

/**
 * Words the labels every tool has: starting again, copying the link, updating the page without scripts.
 *
 * @param words - Messages.
 * @returns The texts by name.
 * @source E-T-18, E-T-36
 *
 * @example Starting again
 * ```ts
 * import { toToolLabels } from '@evkit/engine/tool'
 *
 * toToolLabels({ translate: (key: string) => key }).reset // => 'reset.label'
 * ```
 * @category views
 */
export const toToolLabels = (words: Pick<Words, 'translate'>): ToolLabels =>
  wordLabels(LABELS, words)

/**
 * Puts together what the polite live region says: what could not be had, then the result.
 *
 * @param corrections - Corrections in words.
 * @param result - The result in words; empty while there is none to say.
 * @returns One text.
 * @source E-T-05, E-T-09
 *
 * @example A correction comes first
 * ```ts
 * import { wordLive } from '@evkit/engine/tool'
 *
 * wordLive(['15,000 instead.'], 'Costs £63.') // => '15,000 instead. Costs £63.'
 * ```
 * @category views
 */
export const wordLive = (corrections: readonly string[], result: string): string =>
  [...corrections, result].join(' ')
