import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import type { Flag } from './features.js'
import type { Purpose } from './purpose.js'

/** Where a text key is looked up. */
export interface TextKeyInput {
  readonly key: string
  /** Keys of the section that stand for others; a blank one stands for nothing. */
  readonly customTranslation: ReadonlyMap<string, string>
  readonly dictionary: ReadonlyMap<string, string>
  readonly flags: readonly Flag[]
}

/**
 * Resolves a translation key: the section's override first, then the new copy where the dictionary has it.
 *
 * @param input - The default key, the section's overrides, the dictionary and the flags.
 * @returns The key to look up.
 * @source F-CFG-06, F-FLAG-03, D-F-12, D-F-55
 *
 * @example A label of this form only
 * ```ts
 * import { resolveTextKey } from '@evkit/engine/forms'
 *
 * const customTranslation = new Map([['FirstnameLabel', 'ContactFirstname']])
 * resolveTextKey({ key: 'FirstnameLabel', customTranslation, dictionary: new Map(), flags: [] }) // => 'ContactFirstname'
 * ```
 * @category resolution
 */
export const resolveTextKey = ({
  key,
  customTranslation,
  dictionary,
  flags,
}: TextKeyInput): string => {
  const custom = customTranslation.get(key)?.trim() ?? ''
  const own = custom === '' ? key : custom
  if (!flags.includes('useNewCopyAndStyling')) return own
  const fresh = `${own}.new`
  return dictionary.has(fresh) ? fresh : own
}

/** Texts of a form's header, as configured. */
export interface FormHeader {
  readonly heading: Option<string>
  readonly subHeading: Option<string>
  readonly description: Option<string>
}

/** What decides the header of a form. */
export interface HeaderInput {
  readonly header: FormHeader
  readonly flags: readonly Flag[]
  readonly purpose: Option<Purpose>
  readonly isEmbedded: boolean
  readonly dictionary: ReadonlyMap<string, string>
}

/** Message keys of a form's header. */
export interface HeaderKeys {
  readonly heading: string
  readonly subHeading: Option<string>
  readonly description: Option<string>
}

const headingKey = ({ header, flags, purpose }: HeaderInput): string => {
  if (flags.includes('useDynamicTitle') && O.isSome(purpose)) {
    return `FormHeading.${purpose.value}`
  }
  return O.getOrElse(() => 'FormHeading')(header.heading)
}

/** Resolves the message keys of a form's header. */
export const headerKeys = (input: HeaderInput): HeaderKeys => {
  const { header, flags, isEmbedded, dictionary } = input
  const hidesSub = isEmbedded && !flags.includes('showSubHeadingOnEF')
  const description = dictionary.has('FormDescription') ? some('FormDescription') : none
  return {
    heading: headingKey(input),
    subHeading: hidesSub
      ? none
      : O.isSome(header.subHeading)
        ? header.subHeading
        : some('FormSubHeading'),
    description: O.isSome(header.description) ? header.description : description,
  }
}

/** Resolves the message key of the submit button. */
export const submitTextKey = (
  purpose: Option<Purpose>,
  flags: readonly Flag[],
  dictionary: ReadonlyMap<string, string>,
): string => {
  const key = O.isSome(purpose) ? `SubmitButton.${purpose.value}` : 'SubmitButton'
  return flags.includes('useDynamicCTA') && dictionary.has(key) ? key : 'SubmitButton'
}
