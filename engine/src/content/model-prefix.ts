import * as O from '#fp-ts/Option'
import type { LogEntry, Option } from '../shared/index.js'

/** Prefixes of product numbers, by model and by the suffix of a model name; keys are upper-case letters and digits. */
export type ModelPrefixes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Log text of a model name that cannot be decoded. @source B-ERR-06, B-I18N-12 @category constants */
export const MODEL_NAME_TEXT = 'Failed to decode model name'

const decode = (name: string, log: (entry: LogEntry) => void): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    log({ level: 'error', code: 'ModelNameUnread', text: MODEL_NAME_TEXT })
    return name
  }
}

/** A model name by its letters and digits only. */
export const foldModelName = (name: string): string =>
  name.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()

/**
 * Looks up the product-number prefix of a model name; exact matches only.
 *
 * @param name - Name as in a URL: percent-encoded, in any case, with any separators.
 * @param prefixes - Prefixes of the maker's product numbers.
 * @param log - Port: receives a warning for a name that cannot be decoded; it is looked up undecoded.
 * @returns The prefix; none for a model, or a suffix, missing in the table.
 * @source B-I18N-10, B-I18N-11, B-I18N-12, D-B-09
 *
 * @example A model with two drives
 * ```ts
 * import { findModelPrefix } from '@evkit/engine/content'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const prefixes = { XC40: { ICE: '536', ELECTRIC: '539' } }
 * toUndefined(findModelPrefix('xc40-electric', prefixes, () => undefined)) // => '539'
 * ```
 * @category look-ups
 */
export const findModelPrefix = (
  name: string,
  prefixes: ModelPrefixes,
  log: (entry: LogEntry) => void,
): Option<string> => {
  const folded = foldModelName(decode(name, log))
  const [model] = Object.keys(prefixes)
    .filter((one) => folded.startsWith(one))
    .sort((a, b) => b.length - a.length)
  const aliases = model === undefined ? undefined : prefixes[model]
  const alias = folded.slice(model?.length)
  return O.fromNullable(
    aliases !== undefined && Object.hasOwn(aliases, alias) ? aliases[alias] : undefined,
  )
}
