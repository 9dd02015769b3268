const LONE_SURROGATE = /\p{Surrogate}/gu // encodeURIComponent throws on these
const REPLACEMENT = '\ufffd'

/** Escapes any text as a part of an address. */
export const escapeText = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATE, REPLACEMENT))
