import * as O from '#fp-ts/Option'
import {
  writeComparePath,
  type CallToAction,
  type MarkdownLine,
  type Picture,
} from '../../content/index.js'
import { writeVersionSlug } from '../../car/index.js'
import { writeQuery, type Query, type Translate } from '../../shared/index.js'
import type {
  CarFinderContent,
  FinderFilterName,
  FinderSelection,
  FinderSort,
  FinderVersion,
} from './car-finder.types.js'
import { finderAddress, isAsked, listSorts } from './car-finder.url.js'
import {
  countUnknown,
  figureOf,
  filterVersions,
  FINDER_FILTERS,
  isKnownOfAny,
  listAsked,
  listBlockingFilters,
  listUsefulSteps,
  sortVersions,
} from './filter-versions.js'

const MOST_COMPARED = 4
const FEWEST_COMPARED = 2
const FIGURES = ['winter', 'range', 'seats', 'boot', 'towing'] as const

/** A select of the form of a car finder. */
export interface FinderField {
  /** Parameter of the address. */
  readonly name: string
  readonly label: string
  /** The option chosen now. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A link of a car finder. */
export interface FinderLink {
  readonly text: string
  readonly href: string
}

/** A version as it is drawn. */
export interface FinderCard {
  readonly key: string
  readonly car: string
  readonly title: string
  readonly picture: Picture | undefined
  /** Empty where nobody knows it. */
  readonly price: string
  /** Those asked about first. */
  readonly figures: readonly {
    readonly title: string
    readonly value: string
    readonly isAsked: boolean
  }[]
  readonly link: CallToAction | undefined
}

/** The versions that match what is asked for. */
export interface FinderResult {
  /** How many match; or that none does. */
  readonly count: string
  readonly versions: readonly FinderCard[]
  /** A sentence for each figure nobody knows of some version. */
  readonly unknown: readonly string[]
  /** Where none match: ways to versions, each without one filter. */
  readonly without: readonly FinderLink[]
  /** Absent for fewer than two versions. */
  readonly compare: FinderLink | undefined
  readonly clear: FinderLink
  /** Empty where no price is shown. */
  readonly priceNote: MarkdownLine
}

/** A car finder as it is drawn. */
export interface CarFinderView {
  readonly fields: readonly FinderField[]
  readonly submit: string
  /** That a part of the address was not understood; empty where all of it was. */
  readonly ignored: string
  /** Absent where nothing is asked for. */
  readonly result: FinderResult | undefined
}

/** A car finder and where it stands. */
export interface CarFinderInput {
  readonly content: CarFinderContent
  /** What its page is asked for with. */
  readonly query: Query
  /** Slug of the site. */
  readonly site: string
  /** Where its form and its links lead: path of the page, and the id of the block. */
  readonly path: string
  readonly id: string
  /** Says what the content says, by its names in `words`. */
  readonly translate: Translate
}

interface Found extends CarFinderInput {
  readonly selection: FinderSelection
  readonly sort: FinderSort
}

const filterField = (
  name: FinderFilterName,
  { content, selection, translate }: Found,
): readonly FinderField[] => {
  const filter = content.filters[name]
  if (O.isNone(filter)) return []
  const { label, steps } = filter.value
  const chosen = selection.criteria[name]
  const useful = listUsefulSteps(content.versions, name, steps)
  // What was asked for stays in the form, even where all or none have it.
  const offered = steps.filter((step) => useful.includes(step) || step.value === chosen)
  return offered.length === 0
    ? []
    : [
        {
          name,
          label,
          value: chosen === undefined ? '' : String(chosen),
          options: [
            { value: '', label: translate('any') },
            ...offered.map(({ value, text }) => ({ value: String(value), label: text })),
          ],
        },
      ]
}

const sortField = ({ content, sort, translate }: Found): readonly FinderField[] => {
  const options = listSorts(content).map((value) => ({ value, label: content.sorts[value] }))
  return options.length < FEWEST_COMPARED
    ? []
    : [{ name: 'sort', label: translate('sort'), value: sort, options }]
}

const toCard = (version: FinderVersion, { content, selection }: Found): FinderCard => {
  const { car, slug, motor, title, figures } = version
  const { criteria, sort } = selection
  const asked = [...listAsked(criteria).map(figureOf), ...(sort === undefined ? [] : [sort])]
  const shown = FIGURES.flatMap((name) => {
    const figure = figures[name]
    return O.isNone(figure) || content.titles[name] === ''
      ? []
      : [
          {
            title: content.titles[name],
            value: figure.value.text,
            isAsked: asked.includes(name),
          },
        ]
  })
  return {
    key: `${slug} ${motor}`,
    car,
    title,
    picture: O.toUndefined(version.picture),
    price: O.isSome(figures.price) ? figures.price.value.text : '',
    figures: [...shown.filter((one) => one.isAsked), ...shown.filter((one) => !one.isAsked)],
    link: O.toUndefined(version.link),
  }
}

const writeCompare = (
  versions: readonly FinderVersion[],
  { site, translate }: Found,
): FinderLink | undefined => {
  if (versions.length < FEWEST_COMPARED) return undefined
  const compared = versions.slice(0, MOST_COMPARED)
  const pairs = compared.map(
    ({ slug, motor }, at) => [`car${at + 1}`, writeVersionSlug({ slug, version: motor })] as const,
  )
  return {
    text: translate('compare', {
      count: compared.length,
      which: compared.length === versions.length ? 'all' : 'first',
    }),
    href: `${writeComparePath(site)}?${writeQuery(pairs, [], [])}`,
  }
}

const writeHref = ({ path, id }: CarFinderInput, selection: FinderSelection): string => {
  const query = finderAddress.write(selection, [])
  return `${path}${query === '' ? '' : `?${query}`}#${id}`
}

const labelOf = ({ filters }: CarFinderContent, name: FinderFilterName): string => {
  const filter = filters[name]
  return O.isSome(filter) ? filter.value.label : ''
}

const toResult = (found: Found): FinderResult => {
  const { content, selection, sort, translate } = found
  const { criteria } = selection
  const total = content.versions.length
  const versions = sortVersions(filterVersions(content.versions, criteria), sort)
  const count = versions.length
  return {
    count: count === 0 ? translate('none', { total }) : translate('count', { count, total }),
    versions: versions.map((version) => toCard(version, found)),
    unknown: countUnknown(content.versions, criteria).map(({ filter, count: many }) =>
      translate('unknown', { filter, count: many }),
    ),
    without:
      count > 0
        ? []
        : listBlockingFilters(content.versions, criteria).map((blocking) => ({
            text: translate('without', {
              filter: labelOf(content, blocking.filter),
              count: blocking.count,
            }),
            href: writeHref(found, { ...selection, criteria: blocking.criteria }),
          })),
    compare: writeCompare(versions, found),
    clear: { text: translate('clear'), href: writeHref(found, { criteria: {} }) },
    priceNote: isKnownOfAny(versions, 'price') ? content.priceNote : [],
  }
}

/**
 * Builds the view model of a car finder: its form, and where something is asked for the versions that match, sorted.
 *
 * @source E-B-75
 */
export const carFinderView = (input: CarFinderInput): CarFinderView => {
  const { content, query, translate } = input
  const { selection, corrections } = finderAddress.read(query, content)
  const sort = selection.sort ?? listSorts(content)[0] ?? 'price'
  const found = { ...input, selection, sort }
  return {
    fields: [...FINDER_FILTERS.flatMap((name) => filterField(name, found)), ...sortField(found)],
    submit: translate('show'),
    ignored: corrections.length === 0 ? '' : translate('ignored'),
    result: isAsked(selection) ? toResult(found) : undefined,
  }
}
