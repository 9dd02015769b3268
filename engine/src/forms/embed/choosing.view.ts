import { resolvePrimaryAction } from './experiments.js'
import type { ChosenPurpose, FormParameters, FormWords } from '../lead/index.js'

/** One of the two ways an embedded quote form begins with. */
export interface ChoiceButton {
  readonly purpose: ChosenPurpose
  readonly label: string
  /** It asks for attention more than the other. */
  readonly isPrimary: boolean
}

/** View model of the purpose choice (callback or visit) of an embedded quote form. */
export interface ChoosingView {
  /** Accessible name of the group of buttons. */
  readonly label: string
  readonly buttons: readonly ChoiceButton[]
}

/** What the choice is made from. */
export interface ChoosingInput {
  /** Values of the host's experiments, by their keys. */
  readonly experiments: Readonly<Record<string, string>>
  readonly query: FormParameters
  readonly words: Pick<FormWords, 'translate'>
}

/** Key of the experiment that decides the first call to action. @source F-EMB-30, D-F-46 @category constants */
const CALL_EXPERIMENT = 'CBV_CC'

const valueOf = (experiments: ChoosingInput['experiments']): string =>
  Object.hasOwn(experiments, CALL_EXPERIMENT) ? (experiments[CALL_EXPERIMENT] ?? '') : ''

/**
 * Builds the view model of the purpose choice of an embedded quote form: callback, or visit a retailer.
 *
 * | experiment                     | first    | primary  | text of the callback |
 * | ------------------------------ | -------- | -------- | -------------------- |
 * | none, any other value          | visit    | visit    | `ChooseCallback`     |
 * | `c`                            | visit    | callback | `CbvCcPrimaryCta`    |
 * | `d`                            | callback | callback | `CbvCcPrimaryCta`    |
 * | any, with `disableexperiments` | visit    | visit    | `ChooseCallback`     |
 *
 * @param input - Experiments (A/B tests) of the host, query parameters, and translations.
 * @returns Two buttons, in display order.
 * @law There are two buttons, one of them primary.
 * @source F-EMB-05, F-EMB-30, F-EMB-32, F-ROUTE-34, D-F-46
 *
 * @example The call comes first
 * ```ts
 * import { toChoosingView } from '@evkit/engine/forms'
 *
 * const words = { translate: (key: string) => key }
 * const labelOf = (value: string) => toChoosingView({ experiments: { CBV_CC: value }, query: {}, words }).buttons.map(({ label }) => label)
 * labelOf('d') // => ['CbvCcPrimaryCta', 'ChooseVisit']
 * labelOf('b') // => ['ChooseVisit', 'ChooseCallback']
 * ```
 * @category view
 */
export const toChoosingView = ({ experiments, query, words }: ChoosingInput): ChoosingView => {
  const value = valueOf(experiments)
  const isAlternate = resolvePrimaryAction(value, query) === 'alternate'
  const callback: ChoiceButton = {
    purpose: 'CBV_CALLBACK',
    label: words.translate(isAlternate ? 'CbvCcPrimaryCta' : 'ChooseCallback'),
    isPrimary: isAlternate,
  }
  const visit: ChoiceButton = {
    purpose: 'OFFER_REQUEST',
    label: words.translate('ChooseVisit'),
    isPrimary: !isAlternate,
  }
  const isCallFirst = isAlternate && value === 'd'
  return {
    label: words.translate('FormHeading'),
    buttons: isCallFirst ? [callback, visit] : [visit, callback],
  }
}
