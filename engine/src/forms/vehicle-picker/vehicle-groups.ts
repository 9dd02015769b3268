import { none, some, toUndefined, type Option } from '../../shared/index.js'
import type { Vehicle } from '../forms.types.js'
import type { SeriesType } from '../vocabulary.js'

/** Vehicles that stand together. */
export interface VehicleGroup {
  /** None of the vehicles that are not told to be built in any of the ways. */
  readonly seriesType: Option<SeriesType>
  /** At least one. */
  readonly vehicles: readonly Vehicle[]
}

const FIRST: SeriesType = 'SUV'

const seriesOf = ({ presentation }: Vehicle): SeriesType | undefined =>
  toUndefined(presentation.seriesType)

const orderSeries = (offered: readonly Vehicle[]): readonly SeriesType[] => {
  const named = offered.map(seriesOf).filter((series) => series !== undefined)
  const others = named.filter((series) => series !== FIRST)
  return [...new Set(named.includes(FIRST) ? [FIRST, ...others] : others)]
}

/**
 * Groups the vehicles that are offered by how they are built.
 *
 * | group             | place                       |
 * | ----------------- | --------------------------- |
 * | SUV               | first                       |
 * | other named ones  | in order of first appearance |
 * | without a name    | last                        |
 *
 * @param vehicles - Vehicles of the configuration, in their order.
 * @returns Groups, none of them empty; in each the order of the list. A hidden vehicle is in none, a stock car stands like
 * any other.
 * @law Every vehicle that is offered is in exactly one group.
 * @law The order of the list stays inside a group.
 * @law No group comes before that of the SUVs, and none after that without a name.
 * @source F-VEH-04, F-VEH-05, F-VEH-06, F-VEH-17, D-F-59
 *
 * @example Nothing to group
 * ```ts
 * import { groupVehicles } from '@evkit/engine/forms/vehicle-picker'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * const hidden = { ...tinyVehicle, presentation: { ...tinyVehicle.presentation, hide: true } }
 * groupVehicles([hidden]) // => []
 * groupVehicles([hidden, tinyVehicle])[0]?.seriesType // => { _tag: 'Some', value: 'SUV' }
 * ```
 * @category conversions
 */
export const groupVehicles = (vehicles: readonly Vehicle[]): readonly VehicleGroup[] => {
  const offered = vehicles.filter(({ presentation }) => !presentation.hide)
  return [...orderSeries(offered), undefined]
    .map((series) => ({
      seriesType: series === undefined ? none : some(series),
      vehicles: offered.filter((vehicle) => seriesOf(vehicle) === series),
    }))
    .filter((group) => group.vehicles.length > 0)
}
