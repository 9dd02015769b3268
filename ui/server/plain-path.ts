// RFC 3986, 2.3 and 6.2.2.2: an escape of what needs none is the same address, and each page has one.
const ESCAPE = /%[\da-f]{2}/gi
const UNRESERVED = /^[\w.~-]$/

/** Writes a path without escapes of letters, digits and what else needs none; nothing where it is written so already. */
export const findPlainPath = (path: string): string | undefined => {
  const plain = path.replaceAll(ESCAPE, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16))
    return UNRESERVED.test(character) ? character : escape
  })
  // Two slashes at the beginning would name another host.
  return plain === path || plain.startsWith('//') ? undefined : plain
}
