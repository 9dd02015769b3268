// Reads the arguments of `evkit leads`.
import { parseArgs } from 'node:util'
import { either as E, option as O } from 'fp-ts'
import { readReference } from '../leads/reference.js'
import { left, right, type Either } from '@evkit/engine/shared'
import { hashEmail } from '../leads/erase.js'
import type { LeadSelector, VisitorSelector } from '../leads/lead.types.js'
import { hintAt } from './hint.js'

/** What the command is asked to do. */
export type LeadsRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'count' }
  | { readonly kind: 'purge' }
  | { readonly kind: 'export'; readonly selector: LeadSelector }
  | { readonly kind: 'erase'; readonly selector: VisitorSelector }
  | { readonly kind: 'requeue'; readonly state: 'failed' | 'held' }

const FLAGS = {
  export: ['id', 'email', 'reference', 'all'],
  erase: ['id', 'email'],
  purge: [],
  requeue: [],
  release: [],
  count: [],
} as const

type Verb = keyof typeof FLAGS

const VERBS = Object.keys(FLAGS) as readonly Verb[]

interface Given {
  readonly id: string | undefined
  readonly email: string | undefined
  readonly reference: string | undefined
  readonly isAll: boolean
}

const readFlags = (verb: Verb, args: readonly string[]): Either<string, Given> => {
  const flags: readonly string[] = FLAGS[verb]
  try {
    const { values, tokens } = parseArgs({
      args: [...args],
      options: {
        id: { type: 'string' },
        email: { type: 'string' },
        reference: { type: 'string' },
        all: { type: 'boolean' },
      },
      tokens: true,
    })
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    const strange = names.find((name) => !flags.includes(name))
    if (strange !== undefined) return left(`leads ${verb} has no --${strange}`)
    if (new Set(names).size < names.length) return left('a flag is given twice')
    const { id, email, reference, all = false } = values
    return right({ id, email, reference, isAll: all })
  } catch (error) {
    return left(error instanceof Error ? error.message : String(error))
  }
}

const readVisitor = ({ id, email }: Given): VisitorSelector | undefined => {
  if (email !== undefined) return { kind: 'email', hash: hashEmail(email) }
  return id === undefined ? undefined : { kind: 'id', id }
}

const toExport = (given: Given): Either<string, LeadsRequest> => {
  if (given.reference === undefined)
    return right({ kind: 'export', selector: readVisitor(given) ?? { kind: 'all' } })
  const read = readReference(given.reference)
  return O.isSome(read)
    ? right({ kind: 'export', selector: { kind: 'beginning', text: read.value } })
    : left(`${given.reference} is no reference: they look like 7YJC-3MMY`)
}

const countWays = ({ id, email, reference, isAll }: Given): number =>
  [id, email, reference, isAll || undefined].filter((way) => way !== undefined).length

const toRequest = (verb: Verb, given: Given): Either<string, LeadsRequest> => {
  const ways = countWays(given)
  const visitor = readVisitor(given)
  switch (verb) {
    case 'count':
    case 'purge':
      return right({ kind: verb })
    case 'requeue':
      return right({ kind: verb, state: 'failed' })
    case 'release':
      return right({ kind: 'requeue', state: 'held' })
    case 'export':
      return ways === 1
        ? toExport(given)
        : left('leads export needs one of --id, --email, --reference, --all')
    case 'erase':
      if (ways !== 1 || visitor === undefined) {
        return left('leads erase needs one of --id, --email')
      }
      return right({ kind: verb, selector: visitor })
  }
}

/** Reads the arguments behind `leads`, or says what is wrong with them. */
export const readLeadsArguments = (args: readonly string[]): Either<string, LeadsRequest> => {
  const [first, ...rest] = args
  if (first === undefined || args.includes('--help') || args.includes('-h')) {
    return right({ kind: 'help' })
  }
  const verb = VERBS.find((name) => name === first)
  if (verb === undefined) return left(`unknown command ${first}: ${hintAt(first, VERBS)}`)
  const given = readFlags(verb, rest)
  return E.isLeft(given) ? given : toRequest(verb, given.right)
}
