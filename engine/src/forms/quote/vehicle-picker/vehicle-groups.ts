import * as O from '#fp-ts/Option'
import { toUndefined, type Option } from '../../../shared/index.js'
import type { SeriesType, Vehicle } from '../../lead/index.js'

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

/** Groups the vehicles that are offered by how they are built. */
export const groupVehicles = (vehicles: readonly Vehicle[]): readonly VehicleGroup[] => {
  const offered = vehicles.filter(({ presentation }) => !presentation.hide)
  return [...orderSeries(offered), undefined]
    .map((series) => ({
      seriesType: O.fromNullable(series),
      vehicles: offered.filter((vehicle) => seriesOf(vehicle) === series),
    }))
    .filter((group) => group.vehicles.length > 0)
}
