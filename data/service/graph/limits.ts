// How large a query is, worked out from its text alone, and how large it may be.
import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** What a query asks for, with every fragment counted where it is used. */
export interface QuerySize {
  /** Fields within fields; 1 for a query of plain fields. */
  readonly depth: number
  readonly fields: number
  /** Fields that are given another name, so that one can be asked for many times. */
  readonly aliases: number
  /** Work to be expected: 10 for a field of the query itself, 5 for another with fields of its own, 1 for a plain one. */
  readonly cost: number
}

/** The largest query that is answered; the queries of the site need less than half of each but the depth. */
export const QUERY_LIMITS: QuerySize = { depth: 5, fields: 100, aliases: 10, cost: 200 }

/** Words and signs of a query that are read at most; nothing behind them is looked at. */
export const TOKEN_LIMIT = 1000

const COST = { root: 10, branch: 5, leaf: 1 } as const

const NOTHING: QuerySize = { depth: 0, fields: 0, aliases: 0, cost: 0 }
// A fragment that holds itself has no end; this is over every limit.
const ENDLESS: QuerySize = { depth: Infinity, fields: Infinity, aliases: Infinity, cost: Infinity }

const add = (one: QuerySize, other: QuerySize): QuerySize => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
  cost: one.cost + other.cost,
})

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** Measures selections; a fragment costs what it costs where it is used, and is measured once for each such place. */
const createMeasure = (fragments: Fragments) => {
  const known = new Map<string, QuerySize>()
  const measureFragment = (name: string, branch: number): QuerySize => {
    const place = `${branch} ${name}`
    const measured = known.get(place)
    if (measured !== undefined) return measured
    const fragment = fragments.get(name)
    if (fragment === undefined) return NOTHING
    known.set(place, ENDLESS)
    const size = measure(fragment.selectionSet, branch)
    known.set(place, size)
    return size
  }
  const measureField = ({ alias, selectionSet }: FieldNode, branch: number): QuerySize => {
    const inner = selectionSet === undefined ? NOTHING : measure(selectionSet, COST.branch)
    return {
      depth: inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (alias === undefined ? 0 : 1),
      cost: inner.cost + (selectionSet === undefined ? COST.leaf : branch),
    }
  }
  const measure = ({ selections }: SelectionSetNode, branch: number): QuerySize =>
    selections
      .map((one) => {
        if (one.kind === Kind.FIELD) return measureField(one, branch)
        return one.kind === Kind.INLINE_FRAGMENT
          ? measure(one.selectionSet, branch)
          : measureFragment(one.name.value, branch)
      })
      .reduce(add, NOTHING)
  return measure
}

const isFragment = (node: { readonly kind: Kind }): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION

/** Works out how large an operation of a document is; a fragment that holds itself is endless. */
export const measureQuery = (
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): QuerySize => {
  const fragments = definitions.filter(isFragment)
  const measure = createMeasure(new Map(fragments.map((one) => [one.name.value, one])))
  return measure(operation.selectionSet, COST.root)
}

/** Finds the first limit a query is over. */
export const findExcess = (size: QuerySize): keyof QuerySize | undefined =>
  (['depth', 'fields', 'aliases', 'cost'] as const).find((name) => size[name] > QUERY_LIMITS[name])
