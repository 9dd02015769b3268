// The additional information of a lead is a list of named parts; it is one text only where a lead is written.

/** One part of the additional information. */
export interface InformationPart {
  /** Kind of the field it comes from; empty for a text of the host or the address. */
  readonly name: string
  readonly text: string
}

const GAP = '; '
const QUOTE = '"'

const startOf = (text: string, names: readonly string[]): string =>
  names.find((name) => text.startsWith(`${name}: `)) ?? ''

// Bare, it would be read as something else than it is.
const isUnclear = ({ name, text }: InformationPart, names: readonly string[]): boolean => {
  const pieces = text.split(GAP)
  if (pieces.some((piece) => piece.startsWith(QUOTE))) return true
  return name === '' ? pieces.some((piece) => startOf(piece, names) !== '') : pieces.length > 1
}

const writePart = (part: InformationPart, names: readonly string[]): string => {
  const text = isUnclear(part, names)
    ? `${QUOTE}${part.text.replaceAll(QUOTE, QUOTE + QUOTE)}${QUOTE}`
    : part.text
  return part.name === '' ? text : `${part.name}: ${text}`
}

const writeInformation = (parts: readonly InformationPart[], names: readonly string[]): string =>
  parts
    .filter(({ text }) => text !== '')
    .map((part) => writePart(part, names))
    .join(GAP)

// Where a text in quotation marks ends; none when nothing but a gap may follow it.
const findClosing = (text: string, from: number): number => {
  let at = text.indexOf(QUOTE, from)
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2)
  return at >= 0 && (at + 1 === text.length || text.startsWith(GAP, at + 1)) ? at : -1
}

const endOf = (text: string, from: number): number => {
  const at = text.indexOf(GAP, from)
  return at < 0 ? text.length : at
}

const readInformation = (text: string, names: readonly string[]): readonly InformationPart[] => {
  const parts: InformationPart[] = []
  let at = 0
  while (at < text.length) {
    const name = startOf(text.slice(at), names)
    const from = name === '' ? at : at + name.length + 2
    const closing = text[from] === QUOTE ? findClosing(text, from + 1) : -1
    const end = closing < 0 ? endOf(text, from) : closing + 1
    const piece =
      closing < 0
        ? text.slice(from, end)
        : text.slice(from + 1, closing).replaceAll(QUOTE + QUOTE, QUOTE)
    parts.push({ name, text: piece })
    at = end + GAP.length
  }
  return parts
}

/**
 * Writes the parts of the additional information, each on one line and clean, as one text, and reads them back.
 *
 * @source F-SUB-47, D-F-33
 * @category constants
 */
export const additionalInformation = { write: writeInformation, read: readInformation } as const
