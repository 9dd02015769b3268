// Writes the data of a page as JSON that can stand in a page. Most of it is the same for every page that is rendered:
// contents, documents, cars. Its text is made once.

// How deep parts lie that pages share.
const DEPTH = 2

// A data block ends at `</script`; escaped, no text can end it.
const writeWhole = (value: unknown): string | undefined =>
  // For a function there is no text, which the type does not say.
  (JSON.stringify(value) as string | undefined)?.replaceAll('<', '\\u003c')

// A part that comes a second time will come again: its text is kept. What comes once belongs to one page.
const MET = ''
const texts = new WeakMap<object, string>()

const writeMembers = (part: object, depth: number): string => {
  const members = Object.entries(part).flatMap(([key, value]) => {
    const text = writePart(value, depth - 1)
    return text === undefined ? [] : [`${writeWhole(key) ?? ''}:${text}`]
  })
  return `{${members.join(',')}}`
}

const writePart = (part: unknown, depth: number): string | undefined => {
  if (typeof part !== 'object' || part === null) return writeWhole(part)
  const known = texts.get(part)
  if (known !== undefined && known !== MET) return known
  const text =
    depth === 0 || Array.isArray(part) ? (writeWhole(part) ?? '') : writeMembers(part, depth)
  texts.set(part, known === MET ? text : MET)
  return text
}

/** Writes data as the text of a data block. The data is not changed afterwards. */
export const writePageData = (data: object): string => writePart(data, DEPTH) ?? ''
