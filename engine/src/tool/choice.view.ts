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

/** A choice as it is listed: it can be had and needs no hint unless said. */
export type ListedChoice<Value extends string> = Pick<Choice<Value>, 'value' | 'label'> &
  Partial<Pick<Choice, 'isDisabled' | 'hint'>>

/** Makes a group of choices. */
export const toChoiceGroup = <Value extends string>(
  label: string,
  choices: readonly ListedChoice<Value>[],
  chosen: string | undefined,
): ChoiceGroup<Value> => ({
  label,
  choices: choices.map((choice) => ({
    isDisabled: false,
    hint: '',
    ...choice,
    isChosen: choice.value === chosen,
  })),
})

/** Makes the switch between kilometres and miles. */
export const toDistanceChoices = (
  chosen: DistanceUnit,
  { translate }: Pick<Words, 'translate'>,
): ChoiceGroup<DistanceUnit> =>
  toChoiceGroup(
    translate('distance.label'),
    (['km', 'mi'] as const).map((value) => ({ value, label: translate(`distance.${value}`) })),
    chosen,
  )

/** Texts every tool has, with their keys. */
export const TOOL_LABELS = {
  reset: 'reset.label',
  copy: 'copy.label',
  copied: 'copy.done',
  copyFailed: 'copy.failed',
  update: 'update.label',
} as const

/** Names of what every tool has on its page. */
type ToolLabels = Readonly<Record<keyof typeof TOOL_LABELS, string>>

/** What the view of a tool says beside its figures. */
export interface ToolTexts {
  /** Requested choices that were unavailable, as sentences. */
  readonly corrections: readonly string[]
  /** Text of the polite live region; empty until a change has settled. */
  readonly live: string
  readonly labels: ToolLabels
}

/** Words labels by the keys of their messages. */
export const wordLabels = <Name extends string>(
  keys: Readonly<Record<Name, string>>,
  { translate }: Pick<Words, 'translate'>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    (Object.keys(keys) as Name[]).map((name) => [name, translate(keys[name])]),
  ) as Record<Name, string>

/** Words the labels every tool has: starting again, copying the link, updating the page without scripts. */
export const toToolLabels = (words: Pick<Words, 'translate'>): ToolLabels =>
  wordLabels(TOOL_LABELS, words)

/** Puts together what the polite live region says: what could not be had, then the result. */
export const wordLive = (corrections: readonly string[], result: string): string =>
  [...corrections, result].join(' ')
