import type { Translate } from '../../../shared/index.js'
import type { Flag } from '../plan/features.js'
import { fillMessage, type FieldFault } from '../rules/rules.js'
import { resolveTextKey } from '../plan/text-key.js'

/** Translations and locale functions of a form. */
export interface FormWords {
  /** Port: the text of a key. */
  readonly translate: Translate
  /** All texts, to test which keys exist. */
  readonly dictionary: ReadonlyMap<string, string>
  /** Port: name of a country by its two letters. */
  readonly nameCountry: (iso2: string) => string
  /** Port: order of two names in the language. */
  readonly compare: (a: string, b: string) => number
}

/** The texts of one section, with its own keys in place of others. */
export type SectionText = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string

const NO_KEYS: ReadonlyMap<string, string> = new Map()

/** Makes the texts of one section. */
export const textsOf =
  (
    { translate, dictionary }: FormWords,
    flags: readonly Flag[],
    customTranslation: ReadonlyMap<string, string> = NO_KEYS,
  ): SectionText =>
  (key, values) =>
    translate(resolveTextKey({ key, customTranslation, dictionary, flags }), values)

/**
 * Words what is wrong with a field.
 *
 * @source F-VAL-03, E-F-01, E-F-02
 */
export const wordFault = (
  text: SectionText,
  label: string,
  fault: FieldFault | undefined,
): string =>
  fault === undefined
    ? ''
    : fillMessage(text(fault.key), { label, minimum: fault.minimum, maximum: fault.maximum })
