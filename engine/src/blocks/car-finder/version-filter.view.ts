import * as O from '#fp-ts/Option'
import { toPriceSlug, writeVersionSlug } from '../../car/index.js'
import { findParameter, type Query } from '../../shared/index.js'
import type { CarFinderContent } from './car-finder.types.js'
import { finderAddress } from './car-finder.url.js'
import {
  carFinderView,
  type CarFinderInput,
  type CarFinderView,
  type FinderField,
} from './car-finder.view.js'
import { FINDER_FILTERS, filterVersions, listAsked, sortVersions } from './filter-versions.js'

// Columns of a comparison, by parameter.
const COLUMNS: readonly string[] = ['car1', 'car2', 'car3', 'car4']
const FEWEST = 2

type Result = NonNullable<CarFinderView['result']>

/** The filters of a car finder where something else shows the versions that match. */
export interface VersionFilterView extends Pick<CarFinderView, 'submit' | 'ignored'> {
  /** Without the order versions come in. */
  readonly fields: CarFinderView['fields']
  /** What is asked for, as forms send it along. */
  readonly asked: readonly (readonly [name: string, value: string])[]
  /** Absent where nothing is asked for. */
  readonly result: Pick<Result, 'count' | 'unknown' | 'without' | 'clear'> | undefined
}

// The page sorts by figures of its own.
const withoutSort = (query: Query): Query =>
  query.filter(({ key }) => FINDER_FILTERS.some((name) => name === key))

/**
 * The filters of a car finder in the address of a page that has an order of its own.
 *
 * @source E-B-84
 */
export const filterAddress = {
  ...finderAddress,
  parameters: FINDER_FILTERS,
  read: (query: Query, content: CarFinderContent) =>
    finderAddress.read(withoutSort(query), content),
}

/**
 * Lists the versions that match what is asked for, the lowest price first; absent where nothing is asked for.
 *
 * @source E-B-84
 */
export const listOffered = (
  content: CarFinderContent,
  query: Query,
): readonly string[] | undefined => {
  const { criteria } = filterAddress.read(query, content).selection
  return listAsked(criteria).length === 0
    ? undefined
    : sortVersions(filterVersions(content.versions, criteria), 'price').map(({ slug, motor }) =>
        writeVersionSlug({ slug, version: motor }),
      )
}

const textOf = (query: Query, name: string): string =>
  O.getOrElse(() => '')(findParameter(query, name)).trim()

// The car of the page is compared first where none is named.
const listWanted = (query: Query, named: readonly string[]): readonly string[] => {
  const model = textOf(query, 'model')
  return named.length > 0 || model === ''
    ? named
    : [writeVersionSlug({ slug: toPriceSlug(model), version: textOf(query, 'version') })]
}

/**
 * Names the versions that are offered in the address of a comparison: as many as there are columns where it names no car,
 * else the second.
 *
 * @source E-B-84
 */
export const nameOffered = (query: Query, offered: readonly string[] | undefined): Query => {
  if (offered === undefined) return query
  const named = COLUMNS.map((name) => textOf(query, name)).filter((text) => text !== '')
  const wanted = listWanted(query, named)
  const most = named.length === 0 ? COLUMNS.length : Math.max(FEWEST, named.length)
  const cars = [...new Set([...wanted, ...offered])].slice(0, most)
  return [
    ...query.filter(({ key }) => !COLUMNS.includes(key)),
    ...cars.map((value, at) => ({ key: COLUMNS[at] ?? '', value, raw: '' })),
  ]
}

/**
 * Leaves the versions that are offered in the fields of a comparison, and what is compared already.
 *
 * @source E-B-84
 */
export const offerVersions = <Field extends FinderField>(
  fields: readonly Field[],
  offered: readonly string[] | undefined,
): readonly Field[] => {
  if (offered === undefined) return fields
  const cars = fields.filter(({ name }) => COLUMNS.includes(name))
  const kept = ['', ...offered, ...cars.map(({ value }) => value)]
  return fields.map((field) =>
    COLUMNS.includes(field.name)
      ? { ...field, options: field.options.filter(({ value }) => kept.includes(value)) }
      : field,
  )
}

/**
 * Builds the view model of the filters alone: their form, how many versions match, and the ways out.
 *
 * @source E-B-84
 */
export const versionFilterView = (input: CarFinderInput): VersionFilterView => {
  const view = carFinderView({ ...input, query: withoutSort(input.query) })
  const fields = view.fields.filter(({ name }) => FINDER_FILTERS.some((one) => one === name))
  const { result } = view
  return {
    fields,
    submit: view.submit,
    ignored: view.ignored,
    asked: fields.flatMap(({ name, value }) => (value === '' ? [] : [[name, value] as const])),
    result: result && {
      count: result.count,
      unknown: result.unknown,
      without: result.without,
      clear: result.clear,
    },
  }
}
