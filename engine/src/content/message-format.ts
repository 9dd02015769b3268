// The part of the ICU message format that our texts are written in: arguments, numbers, plurals and selects, with apostrophes
// as quotes. The library that knows all of it is ten times as large; a test holds both against each other.

/** What a text is filled with. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A text that was read; throws where a value is missing. */
export type Message = (values: MessageValues) => string

/** Fills a piece of a text; `count` is what `#` stands for. */
type Piece = (values: MessageValues, count: number) => string

interface Reader {
  readonly text: string
  readonly locale: string
  at: number
}

// A text within a branch ends at its brace; within a branch of a plural `#` is the number.
type Within = 'nothing' | 'select' | 'plural'

const fail = ({ text, at }: Reader): never => {
  throw new SyntaxError(`"${text}" cannot be read at ${at}`)
}

const skipBlanks = (reader: Reader): void => {
  while (/\s/.test(reader.text.charAt(reader.at))) reader.at += 1
}

const take = (reader: Reader, pattern: RegExp): string => {
  skipBlanks(reader)
  pattern.lastIndex = reader.at
  const [found = ''] = pattern.exec(reader.text) ?? []
  if (found === '') fail(reader)
  reader.at += found.length
  skipBlanks(reader)
  return found
}

const isNext = ({ text, at }: Reader, char: string): boolean => text[at] === char

const NAME = /[^\s\p{Pattern_Syntax}]+/uy
const SELECTOR = /=-?\d+|[^\s\p{Pattern_Syntax}]+/uy
const OFFSET = /offset\s*:\s*-?\d+/y
const OPEN = /\{/y
const CLOSE = /\}/y
const COMMA = /,/y

const valueOf = (values: MessageValues, name: string): string | number => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (value === undefined) throw new TypeError(`"${name}" has no value`)
  return value
}

// Two apostrophes are one; one before what would be read as syntax begins what is not, up to the next.
const readQuoted = (reader: Reader, within: Within): string => {
  const { text } = reader
  const syntax = within === 'plural' ? '{}<>#' : '{}<>'
  const next = text.charAt(reader.at + 1)
  if (next === "'") {
    reader.at += 2
    return "'"
  }
  reader.at += 1
  if (next === '' || !syntax.includes(next)) return "'"
  const [whole = '', quoted = ''] = /((?:[^']|'')*)'?/y.exec(text.slice(reader.at)) ?? []
  reader.at += whole.length
  return quoted.replaceAll("''", "'")
}

const readLiteral = (reader: Reader, within: Within): Piece => {
  const isEnd = (): boolean =>
    reader.at >= reader.text.length ||
    isNext(reader, '{') ||
    (within !== 'nothing' && isNext(reader, '}')) ||
    (within === 'plural' && isNext(reader, '#'))
  let literal = ''
  while (!isEnd()) {
    if (isNext(reader, "'")) {
      literal += readQuoted(reader, within)
      continue
    }
    literal += reader.text.charAt(reader.at)
    reader.at += 1
  }
  return () => literal
}

type Branches = ReadonlyMap<string, Piece>

const readBranches = (reader: Reader, within: Within): Branches => {
  const branches = new Map<string, Piece>()
  while (!isNext(reader, '}')) {
    const selector = take(reader, SELECTOR)
    if (branches.has(selector) || !isNext(reader, '{')) fail(reader)
    reader.at += 1
    branches.set(selector, readPieces(reader, within))
    take(reader, CLOSE)
  }
  if (!branches.has('other')) fail(reader)
  return branches
}

const choose = (branches: Branches, names: readonly string[]): Piece | undefined =>
  names.flatMap((name) => branches.get(name) ?? [])[0]

const readSelect = (reader: Reader, name: string): Piece => {
  const branches = readBranches(reader, 'select')
  return (values, count) =>
    choose(branches, [String(valueOf(values, name)), 'other'])?.(values, count) ?? ''
}

const readPlural = (reader: Reader, name: string): Piece => {
  OFFSET.lastIndex = reader.at
  const offset = OFFSET.test(reader.text) ? Number(take(reader, OFFSET).replace(/^.*:/s, '')) : 0
  const branches = readBranches(reader, 'plural')
  const rules = new Intl.PluralRules(reader.locale)
  return (values) => {
    const value = valueOf(values, name)
    const count = Number(value) - offset
    return choose(branches, [`=${value}`, rules.select(count), 'other'])?.(values, count) ?? ''
  }
}

// Nothing has no sign.
const toNumbers = ({ locale }: Reader): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { signDisplay: 'negative' })

const readArgument = (reader: Reader): Piece => {
  take(reader, OPEN)
  const name = take(reader, NAME)
  if (isNext(reader, '}')) {
    reader.at += 1
    return (values) => String(valueOf(values, name))
  }
  take(reader, COMMA)
  const type = take(reader, NAME)
  if (type === 'number' && isNext(reader, '}')) {
    const numbers = toNumbers(reader)
    reader.at += 1
    return (values) => numbers.format(Number(valueOf(values, name)))
  }
  take(reader, COMMA)
  if (type !== 'plural' && type !== 'select') fail(reader)
  const piece = type === 'plural' ? readPlural(reader, name) : readSelect(reader, name)
  reader.at += 1
  return piece
}

const readPieces = (reader: Reader, within: Within): Piece => {
  const pieces: Piece[] = []
  while (reader.at < reader.text.length && !(within !== 'nothing' && isNext(reader, '}'))) {
    if (isNext(reader, '{')) pieces.push(readArgument(reader))
    else if (within === 'plural' && isNext(reader, '#')) {
      const numbers = toNumbers(reader)
      reader.at += 1
      pieces.push((_, count) => numbers.format(count))
    } else pieces.push(readLiteral(reader, within))
  }
  return (values, count) => pieces.map((piece) => piece(values, count)).join('')
}

/** Reads a text; throws where it cannot be read. */
export const readMessage = (text: string, locale: string): Message => {
  const fill = readPieces({ text, locale, at: 0 }, 'nothing')
  return (values) => fill(values, 0)
}
