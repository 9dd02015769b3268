// Texts of queries to documents that may be executed: read, measured and checked once, then remembered.
import {
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql'
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { findExcess, measureQuery, TOKEN_LIMIT } from './limits.js'
import { createMemory } from '../memory.js'
import type { GraphRefusal } from './refusals.js'
import { GRAPH_SCHEMA } from './schema.js'

/** A query that may be executed. */
export interface Query {
  readonly document: DocumentNode
  /** Name of its operation; undefined when it has none. */
  readonly operation: string | undefined
  /** Names of its variables. */
  readonly variables: readonly string[]
}

/** Settings of the reader. */
export interface QueryReaderOptions {
  /** Whether the graph may be asked for its types, and says what is wrong with a query. */
  readonly isIntrospectionOpen: boolean
  /** How many queries are remembered at most. */
  readonly capacity: number
}

type ReadQuery = Either<GraphRefusal, Query>

const detailOf = (error: unknown, isOpen: boolean): Pick<GraphRefusal, 'detail'> =>
  isOpen && error instanceof Error ? { detail: error.message } : {}

const findOperation = ({ definitions }: DocumentNode): OperationDefinitionNode | undefined => {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const [only] = operations
  return operations.length === 1 && only?.operation === OperationTypeNode.QUERY ? only : undefined
}

const listVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): readonly string[] =>
  variableDefinitions.map(({ variable }) => variable.name.value)

const asksForTypes = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some(
    (one) =>
      one.kind === Kind.FIELD && (one.name.value === '__schema' || one.name.value === '__type'),
  )

const parseText = (text: string, isOpen: boolean): Either<GraphRefusal, DocumentNode> => {
  try {
    return right(parse(text, { maxLexicalTokens: TOKEN_LIMIT, noLocation: true }))
  } catch (error) {
    return left({ code: 'UNREADABLE_QUERY', ...detailOf(error, isOpen) })
  }
}

const readText = (text: string, isOpen: boolean): ReadQuery => {
  const parsed = parseText(text, isOpen)
  if (E.isLeft(parsed)) return parsed
  const document = parsed.right
  const operation = findOperation(document)
  if (operation === undefined) return left({ code: 'NOT_ONE_QUERY' })
  // Types are asked for by tools, deeper than anything else; where that is open nobody is kept out.
  const isFree = isOpen && asksForTypes(operation)
  const excess = isFree ? undefined : findExcess(measureQuery(document, operation))
  if (excess !== undefined) return left({ code: 'QUERY_TOO_LARGE', detail: excess })
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const [fault] = validate(GRAPH_SCHEMA, document, rules, {
    maxErrors: 1,
    hideSuggestions: !isOpen,
  })
  return fault === undefined
    ? right({ document, operation: operation.name?.value, variables: listVariables(operation) })
    : left({ code: 'INVALID_QUERY', ...detailOf(fault, isOpen) })
}

/**
 * Makes a reader that remembers the good queries it was asked last; the one not asked for longest is forgotten first.
 * What was refused is not remembered: it is cheap to refuse again, and would push out what is used.
 */
export const createQueryReader = ({ isIntrospectionOpen, capacity }: QueryReaderOptions) => {
  const memory = createMemory<ReadQuery>({ capacity, weigh: () => 1 })
  return (text: string): ReadQuery => {
    const remembered = memory.find(text)
    if (remembered !== undefined) return remembered
    const read = readText(text, isIntrospectionOpen)
    if (E.isRight(read)) memory.keep(text, read)
    return read
  }
}
