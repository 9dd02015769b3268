// The cost calculator mounted in a real page, over the engine's own samples.
import { tinyCostCars, tinyCostContent } from '@evkit/engine/testing'
import { CostCalculator, type CostCalculatorProps } from '../../src/cost/index.js'
import type { UnitOverride } from '@evkit/engine/tool'
import { memory, openPage, show, translate, type ToolPage } from '../tool-page.js'

/** A page with the units that were kept. */
export interface CostPage extends ToolPage {
  readonly kept: readonly UnitOverride[]
}

/** Mounts the calculator; the one before is taken away. */
export const mountCost = (search = '', more: Partial<CostCalculatorProps> = {}): CostPage => {
  const page = openPage(search)
  const units = memory()
  const props: CostCalculatorProps = {
    cars: tinyCostCars,
    content: tinyCostContent,
    contentDistance: 'km',
    translate,
    locale: 'en-GB',
    direction: 'ltr',
    search,
    ports: { ...page.ports, units },
    ...more,
  }
  show(page, <CostCalculator {...props} />, props.direction)
  return { ...page, kept: units.kept }
}
