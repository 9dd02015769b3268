import * as O from '#fp-ts/Option'
import { nameStation } from './stations.view.js'
import type { LatLng } from '../../geo/index.js'
import { isAssumedSite, locateSite, siteKm } from '../assumed-sites.js'
import type { Drive } from '../drive.js'
import { stayId } from '../make-trip.js'
import { listVia, type RouteEnds } from '../route-ends.js'

/** What places of a plan are looked up in. */
interface PlanPlaces {
  readonly drive: Drive
  readonly ends: RouteEnds
}

/** What names places of a plan. */
export interface PlaceNames extends PlanPlaces {
  /** Names an assumed charger by its place on the road [km]. */
  readonly nameSite: (km: number) => string
}

/**
 * Names a place of a plan by its id: a station with who runs it, an assumed charger, or a place on the way as it was typed.
 *
 * @source B-T-02, E-T-93, E-T-123
 */
export const namePlace = (id: string, { drive, ends, nameSite }: PlaceNames): string => {
  if (isAssumedSite(id)) return nameSite(siteKm(id))
  const via = listVia(ends).find((_, at) => stayId(at) === id)
  if (via !== undefined) return via.text
  const found = drive.stations.find(({ station }) => station.id === id)
  return found === undefined ? id : nameStation(found.station)
}

/** Locates a place of a plan by its id [°]; nothing where there is no such place. */
export const locatePlace = (id: string, { drive, ends }: PlanPlaces): LatLng | undefined => {
  if (isAssumedSite(id)) return locateSite(id, drive.road)
  const via = listVia(ends).find((_, at) => stayId(at) === id)
  if (via !== undefined) return O.isSome(via.place) ? via.place.value.location : undefined
  const found = drive.stations.find(({ station }) => station.id === id)
  return found && { lat: found.station.lat, lng: found.station.lng }
}
