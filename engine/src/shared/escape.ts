const LONE_SURROGATE = /\p{Surrogate}/gu // encodeURIComponent throws on these
const REPLACEMENT = '\ufffd'

/**
 * Escapes any text as a part of an address. Never throws: half a character counts as one that is not known.
 *
 * @param text - Any text.
 * @returns The text, escaped once; a space is `%20`.
 * @source E-T-27
 *
 * @example A slash and half a character
 * ```ts
 * import { escapeText } from '@evkit/engine/shared'
 *
 * escapeText('a/\ud800') // => 'a%2F%EF%BF%BD'
 * ```
 * @category formatting
 */
export const escapeText = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATE, REPLACEMENT))
