import * as O from '#fp-ts/Option'
import { left, none, right, some, type Either, type Option } from '../../../shared/index.js'

/** Why no text can be looked up at all. */
export const MISSING_DICTIONARY = 'Translation dictionary is missing'

/** Where a text is looked up. */
export interface TextLookup {
  /** Texts of the market; none when they never came. */
  readonly dictionary: Option<ReadonlyMap<string, string>>
  readonly key: string
  /** Where visitors are: a missing text is left out instead of shown by its key. */
  readonly isProduction: boolean
}

/** What a look-up came to. */
export interface FoundText {
  /** What is shown. */
  readonly text: string
  /** Line for the log; none when the text was there. */
  readonly log: Option<string>
}

/**
 * Finds a text of the dictionary.
 *
 * | the dictionary      | shown                                          | logged                          |
 * | ------------------- | ---------------------------------------------- | ------------------------------- |
 * | has the key         | its text                                       | nothing                         |
 * | has it not, or empty | `No transl. [key]`; nothing in production      | `Translation key not found: key` |
 * | is not there        | nothing: the reason is thrown by who shows it   |                                 |
 *
 * @source F-ERR-07, F-ERR-20, F-ERR-21, E-F-27, D-F-49
 */
export const findText = ({
  dictionary,
  key,
  isProduction,
}: TextLookup): Either<typeof MISSING_DICTIONARY, FoundText> => {
  if (O.isNone(dictionary)) return left(MISSING_DICTIONARY)
  const text = dictionary.value.get(key) ?? ''
  if (text !== '') return right({ text, log: none })
  return right({
    text: isProduction ? '' : `No transl. [${key}]`,
    log: some(`Translation key not found: ${key}`),
  })
}
