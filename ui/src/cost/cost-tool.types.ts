import type { CostCars, CostContent, CostView } from '@evkit/engine/cost'
import type { Translate } from '@evkit/engine/shared'
import type { DistanceUnit } from '@evkit/engine/site'
import type { ToolPorts, UnitMemory } from '../tool/index.js'

/** What the cost calculator asks of the outside. */
export interface CostPorts extends ToolPorts {
  /** What the visitor has switched the units to in this visit. */
  readonly units: UnitMemory
}

/** What the cost calculator is given. */
export interface CostCalculatorProps {
  readonly cars: CostCars
  readonly content: Omit<CostContent, 'items'>
  /** Unit of content's mileage. */
  readonly contentDistance: DistanceUnit
  readonly translate: Translate
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Query of the page it was rendered with. */
  readonly search: string
  readonly ports: CostPorts
  readonly firstView?: CostView
}
