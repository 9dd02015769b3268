const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/**
 * Fills the placeholders of a content text in one pass: what is put in is not read again.
 *
 * @param text - Text with placeholders such as `{name}`: Latin letters and digits, a letter first.
 * @param values - What takes their place, by name.
 * @returns The text; a placeholder without a value stays as it is written.
 * @source D-B-13
 *
 * @example A price, and something nobody has a value for
 * ```ts
 * import { fillPlaceholders } from '@evkit/engine/shared'
 *
 * fillPlaceholders('From {price} {model}', { price: '£33,060' }) // => 'From £33,060 {model}'
 * ```
 * @category formatting
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
