const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/**
 * Fills `{name}` placeholders of a content text in one pass.
 *
 * | placeholder            | result                              |
 * | ---------------------- | ----------------------------------- |
 * | named in the values    | its value, as text, every occurrence |
 * | not named              | stays as it is                      |
 * | inside an inserted value | not looked at again               |
 *
 * `$` has no meaning, and nothing is ever markup: the answer is text for the page to show as text.
 *
 * @param text - Text of content.
 * @param values - Text by placeholder name.
 * @returns The filled text.
 * @law Inserted text is never scanned again.
 * @source D-T-48, T-LIGHT-04
 *
 * @example A name in a sentence
 * ```ts
 * import { fillPlaceholders } from '@evkit/engine/shared'
 *
 * fillPlaceholders('The {modelName} goes far, {who}', { modelName: 'EX30' }) // => 'The EX30 goes far, {who}'
 * ```
 * @category formatting
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
