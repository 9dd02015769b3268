// Which members of a page nothing reads: the page is read, and it is watched what is asked of it.
import { UnknownRecord } from 'io-ts'

/** Members from the root of a document. */
export type Members = readonly (string | number)[]

/** A document that tells what was read of it. */
export interface WatchedReads {
  /** The document, to be read. */
  readonly value: unknown
  readonly isRead: (members: Members) => boolean
}

const keyOf = (members: Members): string => JSON.stringify(members)

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Watches what is read of a document. */
export const watchReads = (document: unknown): WatchedReads => {
  const read = new Set<string>()
  const watch = (value: unknown, at: Members): unknown =>
    isHolder(value)
      ? new Proxy(value, {
          get: (target, name) => {
            const member = Reflect.get(target, name) as unknown
            if (typeof name !== 'string' || !Object.hasOwn(target, name)) return member
            const below = [...at, Array.isArray(target) ? Number(name) : name]
            read.add(keyOf(below))
            return watch(member, below)
          },
        })
      : value
  return { value: watch(document, []), isRead: (members) => read.has(keyOf(members)) }
}

// What puts in pictures, clips, cars and their figures reads these before any block does, and writes others in their place.
const FILLED = ['scene', 'rendered', 'clip', 'source']

// What people read: on what a figure rests.
const FOR_PEOPLE = 'basis'

// What is read of a page for others: what links to it are called, and what the page of every car says of each.
const OF_OTHERS = ['label', 'teaser', 'cars']

const isFilled = (value: Readonly<Record<string, unknown>>): boolean =>
  FILLED.some((name) => typeof value[name] === 'string')

/**
 * Lists the members of a page that nothing reads, the outermost of each.
 *
 * @param unknown - Where the types of blocks stand that nobody knows: what is in such a block is told of already.
 */
export const listUnread = (
  document: unknown,
  isRead: WatchedReads['isRead'],
  unknown: readonly string[],
): readonly Members[] => {
  const isOfUnknown = (at: Members): boolean =>
    unknown.some((path) => path === at.join('.') || path === [...at, 'type'].join('.'))
  const visit = (value: unknown, at: Members): readonly Members[] => {
    if (isOfUnknown(at)) return []
    if (Array.isArray(value))
      return value.flatMap((one: unknown, index) => visit(one, [...at, index]))
    if (!UnknownRecord.is(value) || isFilled(value)) return []
    return Object.entries(value).flatMap(([name, member]) => {
      const below = [...at, name]
      if (name === FOR_PEOPLE || (at.length === 0 && OF_OTHERS.includes(name))) return []
      return isRead(below) ? visit(member, below) : [below]
    })
  }
  return visit(document, [])
}
