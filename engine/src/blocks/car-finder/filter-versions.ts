import * as O from '#fp-ts/Option'
import type {
  FinderFigureName,
  FinderFilterName,
  FinderSort,
  FinderStep,
  FinderVersion,
  FinderCriteria,
} from './car-finder.types.js'

/** Filters in the order of the form. */
export const FINDER_FILTERS = ['winter', 'seats', 'boot', 'towing', 'budget'] as const

/** Orders as they are offered; the first that is known is the one versions come in. */
export const FINDER_SORTS = ['price', 'winter', 'range', 'boot', 'towing'] as const

/** Names the figure a filter is about. */
export const figureOf = (filter: FinderFilterName): FinderFigureName =>
  filter === 'budget' ? 'price' : filter

const valueOf = ({ figures }: FinderVersion, name: FinderFigureName): number | undefined => {
  const figure = figures[name]
  return O.isSome(figure) ? figure.value.value : undefined
}

/** What becomes of a version by one criterion. */
type Verdict = 'met' | 'failed' | 'unknown'

const judge = (version: FinderVersion, filter: FinderFilterName, bound: number): Verdict => {
  const value = valueOf(version, figureOf(filter))
  if (value === undefined) return 'unknown'
  return (filter === 'budget' ? value <= bound : value >= bound) ? 'met' : 'failed'
}

/** Lists the filters something is asked for by, in the order of the form. */
export const listAsked = (criteria: FinderCriteria): readonly FinderFilterName[] =>
  FINDER_FILTERS.filter((name) => criteria[name] !== undefined)

const verdictsOf = (
  version: FinderVersion,
  criteria: FinderCriteria,
): readonly (readonly [FinderFilterName, Verdict])[] =>
  FINDER_FILTERS.flatMap((name) => {
    const bound = criteria[name]
    return bound === undefined ? [] : [[name, judge(version, name, bound)] as const]
  })

/** Lists the versions that meet every criterion; one whose figure nobody knows does not meet one about it. */
export const filterVersions = (
  versions: readonly FinderVersion[],
  criteria: FinderCriteria,
): readonly FinderVersion[] =>
  versions.filter((version) =>
    verdictsOf(version, criteria).every(([, verdict]) => verdict === 'met'),
  )

/** Versions that are left out for what nobody knows of them. */
export interface LeftOut {
  readonly filter: FinderFilterName
  readonly count: number
}

/** Counts the versions that fail no criterion and are left out all the same, by the first filter nobody knows their figure of. */
export const countUnknown = (
  versions: readonly FinderVersion[],
  criteria: FinderCriteria,
): readonly LeftOut[] => {
  const first = versions.flatMap((version) => {
    const verdicts = verdictsOf(version, criteria)
    return verdicts.some(([, verdict]) => verdict === 'failed')
      ? []
      : verdicts.filter(([, verdict]) => verdict === 'unknown').slice(0, 1)
  })
  return FINDER_FILTERS.flatMap((filter) => {
    const count = first.filter(([name]) => name === filter).length
    return count === 0 ? [] : [{ filter, count }]
  })
}

/** A filter that is in the way, and how many versions there are without it. */
export interface BlockingFilter {
  readonly filter: FinderFilterName
  readonly count: number
  /** What is asked for without it. */
  readonly criteria: FinderCriteria
}

const without = (criteria: FinderCriteria, filter: FinderFilterName): FinderCriteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => name !== filter))

/** Lists the filters that, taken away alone, would give versions again. */
export const listBlockingFilters = (
  versions: readonly FinderVersion[],
  criteria: FinderCriteria,
): readonly BlockingFilter[] =>
  listAsked(criteria).flatMap((filter) => {
    const others = without(criteria, filter)
    const count = filterVersions(versions, others).length
    return count === 0 ? [] : [{ filter, count, criteria: others }]
  })

/** Lists the steps that tell versions apart: some version meets each, and some version whose figure is known does not. */
export const listUsefulSteps = (
  versions: readonly FinderVersion[],
  filter: FinderFilterName,
  steps: readonly FinderStep[],
): readonly FinderStep[] =>
  steps.filter(({ value }) => {
    const verdicts = versions.map((version) => judge(version, filter, value))
    return verdicts.includes('met') && verdicts.includes('failed')
  })

/** Whether a figure of any version is known. */
export const isKnownOfAny = (versions: readonly FinderVersion[], name: FinderFigureName): boolean =>
  versions.some((version) => valueOf(version, name) !== undefined)

// The lowest price comes first, the most of everything else; what nobody knows comes last.
const compareBy =
  (name: FinderSort) =>
  (one: FinderVersion, other: FinderVersion): number => {
    const [first, second] = [valueOf(one, name), valueOf(other, name)]
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined)
    return name === 'price' ? first - second : second - first
  }

/** Sorts versions by a figure, those of which it is not known last; where it is the same, by price, then as they stood. */
export const sortVersions = (
  versions: readonly FinderVersion[],
  sort: FinderSort,
): readonly FinderVersion[] => {
  const [byFigure, byPrice] = [compareBy(sort), compareBy('price')]
  return [...versions].sort((one, other) => byFigure(one, other) || byPrice(one, other))
}
