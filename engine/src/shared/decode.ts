import * as E from '#fp-ts/Either'
import { left, type Either } from './option.js'
import type * as t from 'io-ts'
import { isPrototypeName } from './prototype-names.js'

/** A validation error of a document: path, expected shape and actual value. */
export interface Issue {
  /** Path from the root of the document, joined by dots: `powerTrains.0.key`; empty for the document itself. */
  readonly path: string
  /** Name of the expected shape. */
  readonly expected: string
  /** Kind of the actual value: `undefined`, `null`, `text`, `number`, `list`, `record` … and short values verbatim. */
  readonly actual: string
}

/** Lists a fault unless something holds. */
export const faultUnless = (holds: boolean, fault: Issue): readonly Issue[] =>
  holds ? [] : [fault]

const SHOWN_LENGTH = 40

/** Names the kind of a value, and short values verbatim. */
export const describeValue = (value: unknown): string => {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'record'
  if (typeof value === 'string') return `text ${JSON.stringify(value.slice(0, SHOWN_LENGTH))}`
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value
}

const INTERNAL = new Set(['IntersectionType', 'UnionType'])

// io-ts also counts the members of an intersection or union as keys; those are no places of the document.
const pathOf = (context: t.Context): string =>
  context
    .filter((_entry, at) => at > 0 && !INTERNAL.has(tagOf(context[at - 1]?.type)))
    .map((entry) => entry.key)
    .join('.')

const tagOf = (type: unknown): string => {
  if (typeof type !== 'object' || type === null || !('_tag' in type)) return ''
  return type._tag === 'ExactType' && 'type' in type ? tagOf(type.type) : String(type._tag)
}

const toIssue = (error: t.ValidationError): Issue => ({
  path: pathOf(error.context),
  expected: error.message ?? error.context.at(-1)?.type.name ?? 'a known shape',
  actual: describeValue(error.value),
})

interface Part {
  readonly value: unknown
  readonly path: readonly string[]
}

// A codec that fills a default copies with Object.assign, which takes `__proto__` for the prototype: its members would then
// be read as if the document had them. So no codec sees such a document.
const findPrototypeNames = (document: unknown): readonly Issue[] => {
  const issues: Issue[] = []
  const seen = new Set<unknown>()
  const open: Part[] = [{ value: document, path: [] }]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { value, path } = part
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const [name, member] of Object.entries(value)) {
      const at = [...path, name]
      if (isPrototypeName(name)) {
        issues.push({
          path: at.join('.'),
          expected: 'no key that is the name of a prototype',
          actual: describeValue(member),
        })
      } else if (typeof member === 'object') open.push({ value: member, path: at })
    }
  }
  return issues
}

/**
 * Decodes and validates an untrusted document, reporting every fault. Documents with prototype keys are rejected first
 * (prototype pollution).
 *
 * @param codec - The expected shape.
 * @param document - Anything, usually parsed JSON.
 * @returns The decoded value, or all faults with their paths; never throws.
 * @law Arbitrary documents are decoded or refused without an exception.
 * @law No member of a prototype is ever read as if the document had it.
 * @source T-DATA-01, E-T-38, E-F-55
 *
 * @example A missing name
 * ```ts
 * import { decodeWith } from '@evkit/engine/shared'
 * import { either } from 'fp-ts'
 * import * as t from 'io-ts'
 *
 * const Car = t.type({ displayName: t.string })
 * decodeWith(t.type({ car: Car }), { car: {} }) // => either.left([{ path: 'car.displayName', expected: 'string', actual: 'undefined' }])
 * ```
 * @category codecs
 */
export const decodeWith = <A>(
  codec: t.Decoder<unknown, A>,
  document: unknown,
): Either<readonly Issue[], A> => {
  const poisoned = findPrototypeNames(document)
  if (poisoned.length > 0) return left(poisoned)
  const decoded = codec.decode(document)
  return E.isRight(decoded) ? decoded : left(decoded.left.map(toIssue))
}
