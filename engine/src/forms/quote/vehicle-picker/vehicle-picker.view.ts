import * as O from '#fp-ts/Option'
import type { Option } from '../../../shared/index.js'
import type { FormWords, Vehicle } from '../../lead/index.js'
import {
  toVehicleFacts,
  wordModelChange,
  type ChangeWords,
  type VehicleFacts,
} from '../vehicle-facts.js'
import { groupVehicles, type VehicleGroup } from './vehicle-groups.js'

/** A vehicle to choose: the whole tile is one radio. */
export interface VehicleTileView extends VehicleFacts {
  /** Id of the vehicle. */
  readonly id: string
  /** What a form that is sent without scripts tells of it. */
  readonly value: string
  /** What it is called when it is read out. */
  readonly name: string
  readonly isChosen: boolean
}

/** Tiles that stand together. */
export interface VehicleGroupView {
  /** Empty above the last group, whose vehicles are of no series. */
  readonly heading: string
  readonly tiles: readonly VehicleTileView[]
}

/** View model of a vehicle picker. */
export interface VehiclePickerView {
  readonly heading: string
  readonly groups: readonly VehicleGroupView[]
  /** Empty state in place of the tiles; empty text when there are tiles. */
  readonly empty: string
  /** Validation error; empty when there is none. */
  readonly error: string
  /** Accessible names of the scroll buttons. */
  readonly scroll: { readonly previous: string; readonly next: string }
}

/** What a vehicle picker is made from. */
export interface VehiclePickerInput {
  /** Vehicles of the configuration, in their order. */
  readonly vehicles: readonly Vehicle[]
  readonly chosen: Option<Vehicle>
  /** As the form is configured; empty has the heading of every form. */
  readonly heading: string
  /** Empty while nothing is to be said. */
  readonly error: string
  /** What a form that is sent without scripts tells of a vehicle; its id unless it is given. */
  readonly toValue?: (vehicle: Vehicle) => string
  readonly words: Pick<FormWords, 'translate'>
}

const idOf = ({ id }: Vehicle): string => id

const toTile = (
  vehicle: Vehicle,
  { chosen, words, toValue = idOf }: VehiclePickerInput,
): VehicleTileView => {
  const facts = toVehicleFacts({ vehicle, picture: 'ModelSide', words })
  return {
    ...facts,
    id: vehicle.id,
    value: toValue(vehicle),
    name: facts.alternative,
    isChosen: O.isSome(chosen) && chosen.value.id === vehicle.id,
  }
}

const toGroup = (
  { seriesType, vehicles }: VehicleGroup,
  input: VehiclePickerInput,
): VehicleGroupView => ({
  heading: O.isSome(seriesType) ? input.words.translate(`SeriesType.${seriesType.value}`) : '',
  tiles: vehicles.map((vehicle) => toTile(vehicle, input)),
})

/**
 * Builds the view model of the vehicle picker.
 *
 * @param input - The vehicles, the chosen one, and translations.
 * @returns Groups of tiles, or the empty state.
 * @law There are tiles or the text that there are none, never both.
 * @source F-VEH-04, F-VEH-05, F-VEH-06, F-VEH-07, F-VEH-15, F-VEH-16, F-VEH-17, F-CFG-24
 *
 * @example A purpose without vehicles
 * ```ts
 * import { toVehiclePickerView } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 *
 * const words = { translate: (key: string) => key }
 * toVehiclePickerView({ vehicles: [], chosen: none, heading: '', error: '', words }).empty // => 'NoModels'
 * ```
 * @category view
 */
export const toVehiclePickerView = (input: VehiclePickerInput): VehiclePickerView => {
  const { translate } = input.words
  const groups = groupVehicles(input.vehicles).map((group) => toGroup(group, input))
  return {
    heading: input.heading === '' ? translate('ModelSelectorHeading') : input.heading,
    groups,
    empty: groups.length === 0 ? translate('NoModels') : '',
    error: input.error,
    scroll: { previous: translate('PreviousModels'), next: translate('NextModels') },
  }
}

/** View model of the chosen vehicle, with its change button. */
export interface ChosenVehicleView extends VehicleFacts {
  /** Id of the vehicle. */
  readonly id: string
  /** Accessible name of the card. */
  readonly label: string
  readonly change: ChangeWords
}

/**
 * Builds the view model of the chosen vehicle.
 *
 * @param vehicle - The chosen vehicle; a link may name one that is not offered.
 * @param words - Texts of the form.
 * @returns The card, and the labels of the button that clears the choice.
 * @source F-VEH-07, F-VEH-16, F-ROUTE-32
 *
 * @example By its keys
 * ```ts
 * import { toChosenVehicleView } from '@evkit/engine/forms'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * toChosenVehicleView(tinyVehicle, { translate: (key) => key }).change // => { text: 'Change', name: 'ChangeModel' }
 * ```
 * @category view
 */
export const toChosenVehicleView = (
  vehicle: Vehicle,
  words: Pick<FormWords, 'translate'>,
): ChosenVehicleView => ({
  ...toVehicleFacts({ vehicle, picture: 'ModelSide', words }),
  id: vehicle.id,
  label: words.translate('SummaryHeading'),
  change: wordModelChange(words, vehicle.presentation.title),
})
