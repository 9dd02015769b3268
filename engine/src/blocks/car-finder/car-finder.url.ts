import * as O from '#fp-ts/Option'
import { findParameter, writeQuery, type Query } from '../../shared/index.js'
import type {
  CarFinderContent,
  FinderFilterName,
  FinderSelection,
  FinderSort,
} from './car-finder.types.js'
import { FINDER_FILTERS, FINDER_SORTS, isKnownOfAny, listAsked } from './filter-versions.js'

const SORT = 'sort'

/** A parameter of the address of a car finder. */
type FinderParameter = FinderFilterName | typeof SORT

const PARAMETERS: readonly FinderParameter[] = [...FINDER_FILTERS, SORT]

const textOf = (query: Query, name: FinderParameter): string => {
  const text = findParameter(query, name)
  return O.isSome(text) ? text.value.trim() : ''
}

/** Lists the orders that are offered: they have a name, and are about what is known of any version. */
export const listSorts = ({
  sorts,
  versions,
}: Pick<CarFinderContent, 'sorts' | 'versions'>): readonly FinderSort[] =>
  FINDER_SORTS.filter((name) => sorts[name] !== '' && isKnownOfAny(versions, name))

const readBound = (
  query: Query,
  name: FinderFilterName,
  { filters }: CarFinderContent,
): number | undefined => {
  const filter = filters[name]
  const steps = O.isSome(filter) ? filter.value.steps : []
  return steps.find(({ value }) => String(value) === textOf(query, name))?.value
}

/**
 * Whether anything is asked for: a filter, or an order.
 *
 * @source E-B-75
 */
export const isAsked = ({ criteria, sort }: FinderSelection): boolean =>
  listAsked(criteria).length > 0 || sort !== undefined

// Whoever filters sees the first order without asking for it.
const toSelection = (
  criteria: FinderSelection['criteria'],
  sort: FinderSort | undefined,
  first: FinderSort | undefined,
): FinderSelection =>
  sort === undefined || (sort === first && listAsked(criteria).length > 0)
    ? { criteria }
    : { criteria, sort }

/**
 * The address of a car finder: a parameter for each filter, and `sort`. A value that is no step of its filter is not
 * asked for, and told; an empty one is what a form sends for a filter that does not matter.
 *
 * @source E-B-75
 */
export const finderAddress = {
  parameters: PARAMETERS,
  aliases: [] as readonly string[],
  read: (
    query: Query,
    content: CarFinderContent,
  ): {
    readonly selection: FinderSelection
    readonly corrections: readonly FinderParameter[]
  } => {
    const criteria = Object.fromEntries(
      FINDER_FILTERS.flatMap((name) => {
        const bound = readBound(query, name, content)
        return bound === undefined ? [] : [[name, bound] as const]
      }),
    ) as FinderSelection['criteria']
    const offered = listSorts(content)
    const sort = offered.find((name) => name === textOf(query, SORT))
    return {
      selection: toSelection(criteria, sort, offered[0]),
      corrections: PARAMETERS.filter(
        (name) =>
          textOf(query, name) !== '' && (name === SORT ? sort : criteria[name]) === undefined,
      ),
    }
  },
  write: ({ criteria, sort }: FinderSelection, query: Query): string =>
    writeQuery(
      [
        ...FINDER_FILTERS.flatMap((name) => {
          const bound = criteria[name]
          return bound === undefined ? [] : [[name, String(bound)] as const]
        }),
        ...(sort === undefined ? [] : [[SORT, sort] as const]),
      ],
      PARAMETERS,
      query,
    ),
  clear: (query: Query): string => writeQuery([], PARAMETERS, query),
}
