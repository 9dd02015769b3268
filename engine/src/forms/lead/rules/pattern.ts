import * as E from '#fp-ts/Either'
import { left, right, type Either } from '../../../shared/index.js'
import { runThrough, type Look, type Program, type Run, type Step } from './pattern-run.js'

// A configured pattern comes from outside. It is not handed to the engine of the language, whose time can grow without
// bound, but run here in steps: all ways through the pattern at once, one look at each character for each part of it, those
// that are looked ahead for included.

/** Why a configured pattern is not used. */
export type PatternFault =
  /** It is no pattern. */
  | 'uncompilable'
  /** It looks behind, refers back, or uses another construct that cannot be matched in steps. */
  | 'unsupported'
  /** It has more parts than a form may cost. */
  | 'tooLarge'

/** A pattern that is safe to use on what visitors type. */
export interface SafePattern {
  readonly source: string
  /** A repeated part repeats something itself, such as `(a+)+`; harmless here, not everywhere. */
  readonly repeatsRepeats: boolean
  /** Fewest characters a text that matches can have. */
  readonly shortest: number
  /** Whether a text has a place that matches; unanchored, as written. */
  readonly matches: (text: string) => boolean
  /** The same, with what it cost. */
  readonly attempt: (text: string) => PatternAttempt
}

/** How a text was tried. */
export interface PatternAttempt {
  readonly isMatch: boolean
  /** Looks at one part of the pattern at one place of the text; at most four for each part and place. */
  readonly steps: number
}

type Node =
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean }
  | { readonly kind: 'look'; readonly holds: Look }
  | { readonly kind: 'ahead'; readonly body: Node; readonly isNegative: boolean }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly body: Node; readonly min: number; readonly max: number }

/** Most parts a configured pattern may have, counted repeats written out. @source E-F-26 @category constants */
const PATTERN_PARTS = 1000

/**
 * Longest text a configured pattern is tried on, in code points; a longer one counts as no match.
 *
 * @source E-F-26
 * @category constants
 */
const PATTERN_TEXT = 512

const UNITS = 2 // most parts a code point is written in
const COUNT = /^\{(\d{1,5})(?:(,)(\d{0,5}))?\}/
const ATOM =
  /^(?:\[(?:\\[^]|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[0-9a-fA-F]+\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[A-Za-z]|\\[^bBk1-9]|[^\\()|*+?])/
const GROUP = /^\((?:\?(?::|=|!|<[A-Za-z_$][\w$]*>))?/
const WORD = /^\w$/

class Refusal extends Error {
  constructor(readonly fault: PatternFault) {
    super(fault)
  }
}

const isWord = (char: string | undefined): boolean => char !== undefined && WORD.test(char)
const LOOKS: Readonly<Record<string, Look>> = {
  '^': (before) => before === undefined,
  $: (_, after) => after === undefined,
  '\\b': (before, after) => isWord(before) !== isWord(after),
  '\\B': (before, after) => isWord(before) === isWord(after),
}

const compileNative = (source: string): Either<'uncompilable', string> => {
  for (const flags of ['u', '']) {
    try {
      new RegExp(source, flags)
      return right(flags)
    } catch {
      // the other way of reading is tried
    }
  }
  return left('uncompilable')
}

const acceptor = (atom: string, flags: string): ((char: string) => boolean) => {
  const one = new RegExp(`^(?:${atom === '/' ? '\\/' : atom})$`, flags)
  return (char) => one.test(char)
}

interface Cursor {
  readonly source: string
  readonly flags: string
  at: number
}

const take = (cursor: Cursor, text: string): string => {
  cursor.at += text.length
  return text
}

const parseGroup = (cursor: Cursor): Node => {
  const opening = GROUP.exec(cursor.source.slice(cursor.at))?.[0] ?? ''
  if (opening === '(' && cursor.source[cursor.at + 1] === '?') throw new Refusal('unsupported')
  take(cursor, opening)
  const body = parseChoice(cursor)
  take(cursor, ')')
  const isAhead = opening === '(?=' || opening === '(?!'
  return isAhead ? { kind: 'ahead', body, isNegative: opening === '(?!' } : body
}

const parseAtom = (cursor: Cursor): Node => {
  const rest = cursor.source.slice(cursor.at)
  if (rest.startsWith('(')) return parseGroup(cursor)
  const name = /^(?:\^|\$|\\b|\\B)/.exec(rest)?.[0]
  const holds = name === undefined ? undefined : LOOKS[name]
  if (name !== undefined && holds !== undefined) {
    take(cursor, name)
    return { kind: 'look', holds }
  }
  const plain = ATOM.exec(rest)?.[0]
  if (plain === undefined) throw new Refusal('unsupported')
  const whole = plain.length === 1 ? String.fromCodePoint(rest.codePointAt(0) ?? 0) : plain
  const atom = cursor.flags === 'u' ? whole : plain
  take(cursor, atom)
  return { kind: 'char', accepts: acceptor(atom, cursor.flags) }
}

const SIMPLE: Readonly<Record<string, readonly [number, number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
}

const readCount = (rest: string): readonly [text: string, min: number, max: number] | undefined => {
  const simple = SIMPLE[rest.slice(0, 1)]
  if (simple !== undefined) return [rest.slice(0, 1), ...simple]
  const counted = COUNT.exec(rest)
  if (counted === null) return undefined
  const [text, min = '', comma, max] = counted
  if (comma === undefined) return [text, Number(min), Number(min)]
  return [text, Number(min), max === undefined || max === '' ? Infinity : Number(max)]
}

const parseCount = (cursor: Cursor): readonly [min: number, max: number] | undefined => {
  const read = readCount(cursor.source.slice(cursor.at))
  if (read === undefined) return undefined
  const [text, min, max] = read
  take(cursor, text)
  if (cursor.source[cursor.at] === '?') take(cursor, '?') // lazy or not, the answer is the same
  return [min, max]
}

const parseSequence = (cursor: Cursor): Node => {
  const parts: Node[] = []
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
    const body = parseAtom(cursor)
    const count = parseCount(cursor)
    parts.push(count === undefined ? body : { kind: 'repeat', body, min: count[0], max: count[1] })
  }
  return { kind: 'sequence', parts }
}

const parseChoice = (cursor: Cursor): Node => {
  const parts = [parseSequence(cursor)]
  while (cursor.source[cursor.at] === '|') {
    take(cursor, '|')
    parts.push(parseSequence(cursor))
  }
  return { kind: 'choice', parts }
}

const childrenOf = (node: Node): readonly Node[] => {
  if ('parts' in node) return node.parts
  return 'body' in node ? [node.body] : []
}

const isEndless = (node: Node): boolean => node.kind === 'repeat' && node.max === Infinity
const hasEndless = (node: Node): boolean => isEndless(node) || childrenOf(node).some(hasEndless)
const repeatsRepeats = (node: Node): boolean =>
  (node.kind === 'repeat' && node.max > 1 && hasEndless(node.body)) ||
  childrenOf(node).some(repeatsRepeats)

const shortestOf = (node: Node): number => {
  if (node.kind === 'char') return 1
  if (node.kind === 'repeat') return node.min * shortestOf(node.body)
  if (node.kind === 'sequence')
    return node.parts.reduce((length, part) => length + shortestOf(part), 0)
  return node.kind === 'choice' ? Math.min(...node.parts.map(shortestOf)) : 0
}

// Parts are counted over the whole pattern, those of what is looked ahead for as well.
interface Writer {
  readonly steps: Step[]
  readonly size: { parts: number }
}

const push = ({ steps, size }: Writer, step: Step): number => {
  if (size.parts >= PATTERN_PARTS) throw new Refusal('tooLarge')
  size.parts += 1
  return steps.push(step) - 1
}

const writeRepeat = (
  writer: Writer,
  { body, min, max }: Extract<Node, { readonly kind: 'repeat' }>,
): void => {
  const { steps } = writer
  for (let made = 0; made < min; made += 1) writeSteps(writer, body)
  if (max === Infinity) {
    const fork = push(writer, { kind: 'done' })
    writeSteps(writer, body)
    push(writer, { kind: 'fork', to: [fork] })
    steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] }
    return
  }
  for (let made = min; made < max; made += 1) {
    const fork = push(writer, { kind: 'done' })
    writeSteps(writer, body)
    steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] }
  }
}

const writeChoice = (writer: Writer, parts: readonly Node[]): void => {
  const { steps } = writer
  const fork = push(writer, { kind: 'done' })
  const starts: number[] = []
  const ends: number[] = []
  for (const part of parts) {
    starts.push(steps.length)
    writeSteps(writer, part)
    ends.push(push(writer, { kind: 'done' }))
  }
  steps[fork] = { kind: 'fork', to: starts }
  for (const end of ends) steps[end] = { kind: 'fork', to: [steps.length] }
}

const writeSteps = (writer: Writer, node: Node): void => {
  if (node.kind === 'repeat') writeRepeat(writer, node)
  else if (node.kind === 'choice') writeChoice(writer, node.parts)
  else if (node.kind === 'sequence') for (const part of node.parts) writeSteps(writer, part)
  else if (node.kind === 'ahead') push(writer, { ...node, program: finish(node.body, writer.size) })
  else push(writer, node)
}

const leadsTo = (step: Step, at: number): readonly number[] => {
  if (step.kind === 'fork') return step.to
  return step.kind === 'look' || step.kind === 'ahead' ? [at + 1] : []
}

const finish = (node: Node, size: Writer['size']): Program => {
  const steps: Step[] = []
  writeSteps({ steps, size }, node)
  steps.push({ kind: 'done' })
  const back = steps.map((): number[] => [])
  steps.forEach((step, at) => {
    for (const to of leadsTo(step, at)) back[to]?.push(at)
  })
  return { steps, back }
}

const NOT_TRIED: PatternAttempt = { isMatch: false, steps: 0 }

const build = (source: string, flags: string): SafePattern => {
  const tree = parseChoice({ source, flags, at: 0 })
  const program = finish(tree, { parts: 0 })
  const attempt = (text: string): PatternAttempt => {
    if (text.length > UNITS * PATTERN_TEXT) return NOT_TRIED // not even taken apart
    const chars = flags === 'u' ? Array.from(text) : text.split('')
    if (chars.length > PATTERN_TEXT) return NOT_TRIED
    const run: Run = { chars, aheads: new Map(), steps: 0 }
    const isMatch = runThrough(program, run)
    return { isMatch, steps: run.steps }
  }
  return {
    source,
    repeatsRepeats: repeatsRepeats(tree),
    shortest: shortestOf(tree),
    matches: (text) => attempt(text).isMatch,
    attempt,
  }
}

/** Makes a configured pattern safe to use, or refuses it. */
export const parsePattern = (source: string): Either<PatternFault, SafePattern> => {
  if (source.length > PATTERN_PARTS) return left('tooLarge')
  const flags = compileNative(source)
  if (E.isLeft(flags)) return flags
  try {
    return right(build(source, flags.right))
  } catch (refusal) {
    return left(refusal instanceof Refusal ? refusal.fault : 'unsupported')
  }
}
