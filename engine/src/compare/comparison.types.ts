import type { VersionSlug } from '../car/index.js'
import type { ChargingCar, ChargingData } from '../charging/charging.types.js'
import type { CostCars } from '../cost/cost.types.js'
import type { CalculatorState } from '../range/calculator.tool.js'
import type { CalculatorContent } from '../range/documents/content.codec.js'
import type { CalculatorSelection } from '../range/range.types.js'
import type { CarConfiguration } from '../savings/car-configuration.js'
import type { SavingsSetup } from '../savings/savings.types.js'
import type { Translate } from '../shared/index.js'
import type { DistanceUnit, FrameContent } from '../site/index.js'

/** A published figure of cars, such as their power or their boot, in words of a site. */
export interface ComparedFact {
  /** Names its row. */
  readonly id: string
  readonly label: string
  /** Which figure is the better one; absent where none is. */
  readonly better?: 'lower' | 'higher'
  readonly figures: readonly {
    /** Display name of the car. */
    readonly name: string
    /** Motor key; absent for what every version of the car shares. */
    readonly version?: string
    readonly text: string
    /** In any unit that all of them share. */
    readonly value: number
  }[]
}

/** Decoded data of each tool; absent tools have no rows. */
export interface ComparisonTools {
  /** Published figures, in the order of their rows. */
  readonly facts?: readonly ComparedFact[] | undefined
  /** The range calculator as `openCalculator` opens it, with the messages of its page. */
  readonly range?:
    | {
        readonly content: CalculatorContent
        readonly state: CalculatorState
        readonly translate: Translate
      }
    | undefined
  /** Cars and data of the charging tool, with the messages of its page. */
  readonly charging?:
    | {
        readonly cars: readonly [ChargingCar, ...ChargingCar[]]
        readonly data: ChargingData
        readonly translate: Translate
      }
    | undefined
  readonly cost?:
    | {
        readonly cars: CostCars
        /** Currency code of ISO 4217, such as `EUR`. */
        readonly currency: string
        /** Unit the mileage of content is in. */
        readonly distance: DistanceUnit
      }
    | undefined
  readonly savings?:
    | {
        readonly setup: SavingsSetup
        /** Tax data of cars loaded so far, by model. */
        readonly configurations: Readonly<Record<string, CarConfiguration>>
        /** Currency code of ISO 4217, such as `EUR`. */
        readonly currency: string
      }
    | undefined
}

/** The weather all cars of a comparison are driven in; the way they are driven is mixed. */
export type ComparedConditions = Pick<CalculatorSelection, 'outsideTemperatureIndex' | 'climate'>

/** What a comparison keeps in the address of its page. */
export interface ComparisonSelection {
  /** No two the same, in the order of the columns. */
  readonly cars: readonly VersionSlug[]
  /** Absent for a site without the range calculator. */
  readonly conditions: ComparedConditions | undefined
  /** Row the columns are sorted by; empty for the order they are named in. */
  readonly sort: string
}

/** The site figures are shown on: where links lead, and how numbers are written. */
export type ComparisonSite = Pick<FrameContent, 'site' | 'locale' | 'chargingSegments'>

/** A column of a comparison: a car by its display name, in one version. */
export interface ComparedVersion {
  readonly name: string
  /** Motor key, such as `SME`; empty for the version that goes the furthest. */
  readonly version: string
}

/** Input of a car comparison: tools, conditions, prices and translations. */
export interface ComparisonSources {
  readonly tools: ComparisonTools
  /** Temperature and climate control; absent for the range calculator's defaults. */
  readonly conditions?: ComparedConditions | undefined
  readonly frame: ComparisonSite
  /** Port: the formatted price of a version of a car, in the site's currency; absent where it is not known. */
  readonly findPrice: (
    car: ComparedVersion,
  ) => { readonly text: string; readonly amount: number } | undefined
  /** Messages of the comparison. */
  readonly translate: Translate
}

/** Name of a row that a tool or a price list answers. */
export type ComparedRowId = 'price' | 'range' | 'fast' | 'wallbox' | 'cost' | 'savings'

/** A figure of a car: in words, and as the number the words hold. */
export interface ComparedFigure {
  readonly text: string
  /**
   * [money, km or mi as shown, min, or money a month, by its row] As exact as the words are; absent where cars cannot be
   * told apart by it.
   */
  readonly value?: number
  /** The tool that shows the same figure, with how it came about; absent where none does. */
  readonly href?: string
  /** What else belongs to it; absent where nothing does. */
  readonly aside?: string
}

/** What is known of a car, by row. */
export type ComparedFigures = Readonly<Record<ComparedRowId, ComparedFigure | undefined>>

/** A figure in its column. */
export interface ComparedCell extends ComparedFigure {
  /** True where no other car does better, and one does worse. */
  readonly isBest: boolean
}

/** A row of a car comparison table: what is shown of each car. */
export interface ComparedRow {
  /** Of a tool, or of a published figure. */
  readonly id: string
  /** One a car, in order; `undefined` where unknown. */
  readonly cells: readonly (ComparedCell | undefined)[]
}
