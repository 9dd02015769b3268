import type { CallToAction, Markdown, MarkdownLine, Picture } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** What is known of a version: range in winter and by WLTP, seats, boot, braked trailer, price. */
export type FinderFigureName = 'winter' | 'range' | 'seats' | 'boot' | 'towing' | 'price'

/** What versions can be filtered by; its name is the parameter of the address. */
export type FinderFilterName = 'winter' | 'seats' | 'boot' | 'towing' | 'budget'

/** What versions can be sorted by. */
export type FinderSort = 'price' | 'winter' | 'range' | 'boot' | 'towing'

/** A figure of a version: the number its words hold, in the unit of the site. */
export interface FinderFigure {
  readonly value: number
  /** Never empty. */
  readonly text: string
}

/** A value that can be asked for. */
export type FinderStep = FinderFigure

/** A filter as a form offers it. */
export interface FinderFilter {
  /** Never empty. */
  readonly label: string
  /** By rising value; never empty. */
  readonly steps: readonly FinderStep[]
}

/** A version of a car of the line-up. */
export interface FinderVersion {
  /** Name of the car; never empty. */
  readonly car: string
  /** Last part of the address of its page. */
  readonly slug: string
  /** Key of its motor, which addresses have. */
  readonly motor: string
  /** What the version is called; never empty. */
  readonly title: string
  readonly picture: Option<Picture>
  readonly figures: Readonly<Record<FinderFigureName, Option<FinderFigure>>>
  /** The way to its page. */
  readonly link: Option<CallToAction>
}

/** What a car finder says, in the ICU message format. */
export interface FinderWords {
  /** First choice of every filter. */
  readonly any: string
  /** Name of the field that sorts. */
  readonly sort: string
  readonly show: string
  /** `count` and `total`. */
  readonly count: string
  /** `total`. */
  readonly none: string
  /** `filter` and `count`: a filter that is in the way. */
  readonly without: string
  /** `filter`, a name, and `count`: versions of which nobody knows what was asked for. */
  readonly unknown: string
  /** `count`, and `which`: `all` of them, or the `first`. */
  readonly compare: string
  readonly clear: string
  readonly ignored: string
}

/** What a car finder shows. */
export interface CarFinderContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** Id of the block of the page that stands there while nothing is asked for; empty for none. */
  readonly replaces: string
  readonly filters: Readonly<Record<FinderFilterName, Option<FinderFilter>>>
  /** Names of the orders; empty for one that is not offered. */
  readonly sorts: Readonly<Record<FinderSort, string>>
  /** Names of the figures; empty for one that is not shown. */
  readonly titles: Readonly<Record<Exclude<FinderFigureName, 'price'>, string>>
  readonly words: FinderWords
  /** What is said of prices below the versions; empty for nothing. */
  readonly priceNote: MarkdownLine
  /** In the order of the line-up; never empty. */
  readonly versions: readonly FinderVersion[]
}

/** What is asked for of a version, by filter; a filter that does not matter is absent. */
export type FinderCriteria = Readonly<Partial<Record<FinderFilterName, number>>>

/** What the address of a car finder asks for. */
export interface FinderSelection {
  readonly criteria: FinderCriteria
  /** Absent where versions come in the first order there is. */
  readonly sort?: FinderSort
}
