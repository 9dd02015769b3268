import type { ChargingCar, ChargingData } from '../charging/charging.types.js'
import type { CostCars } from '../cost/cost.types.js'
import type { CalculatorState } from '../range/calculator.tool.js'
import type { CalculatorContent } from '../range/documents/content.codec.js'
import type { CalculatorSelection } from '../range/range.types.js'
import type { CarConfiguration } from '../savings/car-configuration.js'
import type { SavingsSetup } from '../savings/savings.types.js'
import type { Translate } from '../shared/index.js'
import type { DistanceUnit, FrameContent } from '../site/index.js'

/** Decoded data of each tool; absent tools have no rows. */
export interface ComparisonTools {
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
  /** Slugs, no two the same, in the order of the columns. */
  readonly cars: readonly string[]
  /** Absent for a site without the range calculator. */
  readonly conditions: ComparedConditions | undefined
}

/** The site figures are shown on: where links lead, and how numbers are written. */
export type ComparisonSite = Pick<FrameContent, 'site' | 'locale' | 'chargingSegments'>

/** Input of a car comparison: tools, conditions, prices and translations. */
export interface ComparisonSources {
  readonly tools: ComparisonTools
  /** Temperature and climate control; absent for the range calculator's defaults. */
  readonly conditions?: ComparedConditions | undefined
  readonly frame: ComparisonSite
  /** Port: the formatted starting price of a car by its name, in the site's currency. */
  readonly findPrice: (
    name: string,
  ) => { readonly text: string; readonly amount: number } | undefined
  /** Messages of the comparison. */
  readonly translate: Translate
}

/** Name of a row of a comparison: what is told of each car. */
export type ComparedRowId = 'price' | 'drives' | 'range' | 'fast' | 'wallbox' | 'cost' | 'savings'

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

/** A row of a car comparison table. */
export interface ComparedRow {
  readonly id: ComparedRowId
  /** One a car, in order; `undefined` where unknown. */
  readonly cells: readonly (ComparedCell | undefined)[]
}
