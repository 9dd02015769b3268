import { costAddress } from '../../src/cost/cost.url.js'
import { costMachine, type CostEvent } from '../../src/cost/cost.machine.js'
import { parseQuery } from '../../src/shared/index.js'
import { tinyCostState } from '../../src/testing/cost-samples.js'
import { walkMachine, type Walk } from './walk.js'

const events: readonly CostEvent[] = [
  { type: 'type.choose', carType: 'EX90' },
  { type: 'type.choose', carType: 'EX30' },
  { type: 'slider.set', slider: 'mileage', value: 20200 },
  { type: 'slider.press', slider: 'energyCost', press: { key: 'ArrowRight', direction: 'ltr' } },
  { type: 'slider.type', slider: 'mileage', value: 12000 },
  { type: 'slider.grab' },
  { type: 'slider.release' },
  { type: 'units.choose', override: { range: 'imperial' } },
  { type: 'selection.reset' },
  {
    type: 'address.changed',
    ...costAddress.read(parseQuery('costType=EX90&costMileage=9999'), tinyCostState),
  },
]

/** Walks the cost machine over the tiny car types: the paths every screen that runs it should survive. */
export const walkCost = (): Walk<CostEvent> =>
  walkMachine(costMachine, {
    input: tinyCostState,
    events,
    delays: ['settle'],
    distinguish: ({ value, context }) => [value, context.selection.car.type],
  })
