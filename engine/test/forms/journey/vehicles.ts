// The vehicles of the worked examples.
import type { Vehicle } from '../../../src/forms/lead/forms.types.js'
import { some } from '../../../src/shared/option.js'
import { tinyVehicle } from '../../../src/testing/forms-samples.js'

const make = (id: string, modelKey: string, pno34: string, title: string): Vehicle => ({
  ...tinyVehicle,
  id,
  modelKey,
  pno34,
  presentation: { ...tinyVehicle.presentation, title },
})

/** Five vehicles: two share the start of their numbers, one has no number. */
export const VEHICLES: readonly Vehicle[] = [
  make('v1', 's90', '234AB1', 'S90'),
  make('v2', 'ex30', '416XY2', 'EX30'),
  make('v3', 'v60-cc', '416XY9', 'V60 Cross Country'),
  {
    ...make('v4', 'xc40', '536ZZ1', 'XC40'),
    gtm: { ...tinyVehicle.gtm, carModel: some('XC 40 Recharge') },
  },
  make('v5', 'ex90', '', 'EX90'),
]
