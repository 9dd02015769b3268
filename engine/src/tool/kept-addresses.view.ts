import {
  listKept,
  LONGEST_KEPT_NAME,
  type KeepResult,
  type KeptAddress,
  type RemovedAddress,
} from './kept-addresses.js'
import { shortName } from './short-name.js'
import type { Translate } from '../shared/index.js'

/** Words of the input for a name, and how long that is. */
export interface KeptNameView {
  readonly label: string
  readonly save: string
  readonly cancel: string
  /** [characters] */
  readonly most: number
}

/** A kept address in the list: its link, and what its buttons are called. */
export interface KeptRowView extends KeptAddress {
  readonly rename: string
  readonly remove: string
}

/** The kept addresses of a page. */
export interface KeptListView {
  /** How many there are; empty where there are none and nothing can be put back. */
  readonly label: string
  readonly rows: readonly KeptRowView[]
  readonly rename: string
  readonly remove: string
  /** Empty where nothing can be put back. */
  readonly undo: string
}

/** What the list is made from. */
export interface KeptListInput {
  readonly list: readonly KeptAddress[]
  readonly path: string
  readonly removed: RemovedAddress | undefined
  readonly translate: Translate
}

/** Makes the list of the kept addresses of a page. @source E-T-144 */
export const toKeptList = ({ list, path, removed, translate }: KeptListInput): KeptListView => {
  const rows = listKept(list, path)
  return {
    label:
      rows.length === 0 && removed === undefined
        ? ''
        : translate('kept.list', { count: rows.length }),
    rows: rows.map(({ name, address }) => ({
      name,
      address,
      rename: translate('kept.rename.name', { name }),
      remove: translate('kept.remove.name', { name }),
    })),
    rename: translate('kept.rename'),
    remove: translate('kept.remove'),
    undo: removed === undefined ? '' : translate('kept.undo'),
  }
}

/** Makes the words of the input for a name. @source E-T-144 */
export const toKeptName = (translate: Translate): KeptNameView => ({
  label: translate('kept.field'),
  save: translate('kept.save'),
  cancel: translate('kept.cancel'),
  most: LONGEST_KEPT_NAME,
})

/** What has happened to a kept address, in words. @source E-T-144 */
export const sayKept = (
  what: 'renamed' | 'removed' | 'restored',
  { name }: Pick<KeptAddress, 'name'>,
  translate: Translate,
): string => translate(`kept.${what}`, { name })

/** What became of an address that was to be kept: also without consent, or where the device keeps nothing. */
export type KeepAnswer = KeepResult | { readonly kind: 'unasked' | 'failed' }

/** What is said once somebody wants to keep an address. */
export interface KeepView {
  readonly said: string
  /** What is kept, so that it can be renamed on the spot. */
  readonly one: KeptAddress | undefined
  readonly rename: string
  /** Text of what leads to the settings for consent; empty where they have nothing to do with it. */
  readonly settings: string
}

const sayAnswer = (answer: KeepAnswer, count: number, translate: Translate): string =>
  'one' in answer
    ? translate(`kept.${answer.kind}`, { name: answer.one.name })
    : translate(`kept.${answer.kind}`, { count })

/** Makes what is said of an address that was to be kept. @source E-T-144, E-T-145 */
export const toKeepView = (answer: KeepAnswer, count: number, translate: Translate): KeepView => ({
  said: sayAnswer(answer, count, translate),
  one: 'one' in answer ? answer.one : undefined,
  rename: translate('kept.rename'),
  settings: answer.kind === 'unasked' ? translate('kept.settings') : '',
})

/** The name of a trip until somebody gives it one: both ends, without what stands behind a comma. @source E-T-144 */
export const nameTrip = (
  { from, to }: { readonly from: string; readonly to: string },
  translate: Translate,
): string => translate('kept.name', { from: shortName(from), to: shortName(to) })
