import { left, right, type Either } from '../shared/index.js'

// A configured pattern comes from outside. It is not handed to the engine of the language, whose time can grow without
// bound, but run here in steps: all ways through the pattern at once, one look at each character for each part of it.

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
}

type Look = (before: string | undefined, after: string | undefined) => boolean
type Node =
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean }
  | { readonly kind: 'look'; readonly holds: Look }
  | { readonly kind: 'ahead'; readonly body: Node; readonly isNegative: boolean }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly body: Node; readonly min: number; readonly max: number }

type Step =
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean }
  | { readonly kind: 'look'; readonly holds: Look }
  | { readonly kind: 'ahead'; readonly steps: readonly Step[]; readonly isNegative: boolean }
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  | { readonly kind: 'done' }

/**
 * Most parts a configured pattern may have, counted repeats written out.
 *
 * @source E-F-26
 * @category constants
 */
export const PATTERN_PARTS = 1000

/**
 * Longest text a configured pattern is tried on, in code points; a longer one counts as no match.
 *
 * @source E-F-26
 * @category constants
 */
export const PATTERN_TEXT = 512

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

const push = (steps: Step[], step: Step): number => {
  if (steps.length >= PATTERN_PARTS) throw new Refusal('tooLarge')
  return steps.push(step) - 1
}

const writeRepeat = (
  steps: Step[],
  { body, min, max }: Extract<Node, { readonly kind: 'repeat' }>,
): void => {
  for (let made = 0; made < min; made += 1) writeSteps(steps, body)
  if (max === Infinity) {
    const fork = push(steps, { kind: 'done' })
    writeSteps(steps, body)
    push(steps, { kind: 'fork', to: [fork] })
    steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] }
    return
  }
  for (let made = min; made < max; made += 1) {
    const fork = push(steps, { kind: 'done' })
    writeSteps(steps, body)
    steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] }
  }
}

const writeChoice = (steps: Step[], parts: readonly Node[]): void => {
  const fork = push(steps, { kind: 'done' })
  const starts: number[] = []
  const ends: number[] = []
  for (const part of parts) {
    starts.push(steps.length)
    writeSteps(steps, part)
    ends.push(push(steps, { kind: 'done' }))
  }
  steps[fork] = { kind: 'fork', to: starts }
  for (const end of ends) steps[end] = { kind: 'fork', to: [steps.length] }
}

const writeSteps = (steps: Step[], node: Node): void => {
  if (node.kind === 'repeat') writeRepeat(steps, node)
  else if (node.kind === 'choice') writeChoice(steps, node.parts)
  else if (node.kind === 'sequence') for (const part of node.parts) writeSteps(steps, part)
  else if (node.kind === 'ahead') push(steps, { ...node, steps: finish(node.body) })
  else push(steps, node)
}

const finish = (node: Node): readonly Step[] => {
  const steps: Step[] = []
  writeSteps(steps, node)
  steps.push({ kind: 'done' })
  return steps
}

interface Place {
  readonly chars: readonly string[]
  readonly at: number
}

const holdsAt = (step: Step, place: Place): boolean => {
  const { chars, at } = place
  if (step.kind === 'look') return step.holds(chars[at - 1], chars[at])
  return step.kind === 'ahead' && runFrom(step.steps, place, true) !== step.isNegative
}

// All steps that can be reached without a character, from those given.
const reach = (steps: readonly Step[], from: readonly number[], place: Place): Set<number> => {
  const found = new Set<number>()
  const open = [...from]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const step = steps[next]
    if (step?.kind === 'fork') open.push(...step.to)
    else if (step !== undefined && step.kind !== 'char' && step.kind !== 'done') {
      if (holdsAt(step, place)) open.push(next + 1)
    }
  }
  return found
}

const runFrom = (steps: readonly Step[], { chars, at }: Place, isHere: boolean): boolean => {
  const last = steps.length - 1
  let waiting: readonly number[] = [0]
  for (let here = at; here <= chars.length; here += 1) {
    const reached = reach(steps, waiting, { chars, at: here })
    if (reached.has(last)) return true
    const char = chars[here]
    if (char === undefined || (isHere && reached.size === 0)) return false
    const passed = [...reached].filter((one) => {
      const step = steps[one]
      return step?.kind === 'char' && step.accepts(char)
    })
    waiting = [...(isHere ? [] : [0]), ...passed.map((one) => one + 1)]
  }
  return false
}

const build = (source: string, flags: string): SafePattern => {
  const tree = parseChoice({ source, flags, at: 0 })
  const steps = finish(tree)
  return {
    source,
    repeatsRepeats: repeatsRepeats(tree),
    shortest: shortestOf(tree),
    matches: (text) => {
      if (text.length > UNITS * PATTERN_TEXT) return false // not even taken apart
      const chars = flags === 'u' ? Array.from(text) : text.split('')
      return chars.length <= PATTERN_TEXT && runFrom(steps, { chars, at: 0 }, false)
    },
  }
}

/**
 * Makes a configured pattern safe to use, or refuses it.
 *
 * The pattern is matched in steps whose number is bounded by the length of the text times the parts of the pattern,
 * however it is written. Looking ahead is allowed; looking behind and referring back are not.
 *
 * @param source - A pattern as it stands in a configuration.
 * @returns The pattern, or why it is not used; a form then works without it.
 * @law A safe pattern matches what the pattern of the language matches.
 * @law Any text is made a pattern or refused, without an exception.
 * @source F-VAL-43, E-F-26, D-F-13
 *
 * @example A post code
 * ```ts
 * import { parsePattern } from '@evkit/engine/forms'
 * import { either } from 'fp-ts'
 *
 * either.map((pattern) => pattern.matches('123 45'))(parsePattern('^\\d{3} ?\\d{2}$')) // => either.right(true)
 * parsePattern('(') // => either.left('uncompilable')
 * ```
 * @category constructors
 */
export const parsePattern = (source: string): Either<PatternFault, SafePattern> => {
  if (source.length > PATTERN_PARTS) return left('tooLarge')
  const flags = compileNative(source)
  if (flags._tag === 'Left') return flags
  try {
    return right(build(source, flags.right))
  } catch (refusal) {
    return left(refusal instanceof Refusal ? refusal.fault : 'unsupported')
  }
}
