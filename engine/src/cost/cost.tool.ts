import { pressSlider } from '../interaction/index.js'
import { toUndefined } from '../shared/index.js'
import { type DistanceUnit } from '../site/index.js'
import {
  chooseDistance,
  defineTool,
  readTypedValue,
  type SliderChoice,
  type ToolState,
  type UnitsAction,
} from '../tool/index.js'
import { findCostCar } from './cost-car.js'
import { defaultCostSelection, setCostSlider } from './cost-selection.js'
import type { CostCars, CostSelection, CostSlider } from './cost.types.js'
import { costAddress, type CostCorrection } from './cost.url.js'

/** State of the charging cost calculator. */
export interface CostState extends ToolState<CostSelection, CostCorrection> {
  /** The car types; the first is the one to start with. */
  readonly cars: CostCars
  /** Unit of content's mileage. */
  readonly contentDistance: DistanceUnit
  /** Unit of displayed distances. */
  readonly shownDistance: DistanceUnit
}

/** What a visitor can choose in the calculator. */
export type CostChoice =
  { readonly type: 'type.choose'; readonly carType: string } | SliderChoice<CostSlider>

/** The charging cost calculator: what can be chosen in it, and what follows. */
export const costTool = defineTool<CostState, CostChoice, UnitsAction>({
  name: 'cost',
  address: costAddress,
  choices: {
    'type.choose': ({ selection, cars }, { carType }) => {
      const car = toUndefined(findCostCar(cars, carType))
      return car === undefined || car === selection.car
        ? {}
        : { selection: defaultCostSelection(car) }
    },
    'slider.set': ({ selection }, { slider, value }) => ({
      selection: setCostSlider(selection, slider, value),
    }),
    'slider.press': ({ selection }, { slider, press }) => ({
      selection: setCostSlider(
        selection,
        slider,
        pressSlider(selection.values[slider], press, selection.car.grids[slider]),
      ),
    }),
    'slider.type': ({ selection, contentDistance, shownDistance }, { slider, value }) => {
      const grid = selection.car.grids.mileage
      const distance = { content: contentDistance, shown: shownDistance }
      const typed = slider === 'mileage' ? readTypedValue(value, { grid, distance }) : value
      return { selection: setCostSlider(selection, slider, typed) }
    },
  },
  news: {
    'units.choose': chooseDistance,
  },
})
