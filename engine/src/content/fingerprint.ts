const BASIS = 0x811c9dc5
const PRIME = 0x01000193
const BASE = 36

/** A short mark of a text (FNV-1a, 32 bits): another text has, as good as always, another one. */
export const toFingerprint = (text: string): string => {
  let hash = BASIS
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME)
  }
  return (hash >>> 0).toString(BASE)
}
