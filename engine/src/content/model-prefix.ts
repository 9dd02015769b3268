import { option as O } from 'fp-ts'
import type { LogEntry, Option } from '../shared/index.js'

/** Prefixes of product numbers, by model and what follows the model in a name; keys in upper case, letters and digits. */
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

/** Finds the product-number prefix a model name stands for; nothing is guessed. */
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
