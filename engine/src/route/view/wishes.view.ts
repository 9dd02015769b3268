import { namePlace } from './places.view.js'
import { toChangeLink, type ChangeLink, type StopParts } from './stops.view.js'
import { siteKm } from '../assumed-sites.js'

/** A station the visitor has left out or wants to stop at, and what takes that back. */
export interface WishView {
  readonly text: string
  readonly undo: ChangeLink
}

/** Lists what the visitor wants of single stations; what was left out on another road is not spoken of, a stop that is not planned with is. */
export const listWishes = (parts: StopParts): readonly WishView[] => {
  const { settings, translate, drive, trip } = parts
  const isPlanned = (id: string): boolean => trip.stations.some((station) => station.id === id)
  const isHere = (id: string): boolean =>
    siteKm(id) < trip.length || drive.stations.some(({ station }) => station.id === id)
  const listOf = (member: 'struck' | 'fixed', isNamed: (id: string) => boolean) =>
    settings[member].filter(isNamed).map((id) => {
      const change = { [member]: settings[member].filter((one) => one !== id) }
      return {
        text: translate(`wish.${member}`, { name: namePlace(id, parts) }),
        undo: toChangeLink(translate(`wish.${member}.undo`), change, parts),
      }
    })
  const planned = settings.fixed.filter(isPlanned)
  const count = settings.fixed.length - planned.length
  const missing = {
    text: translate('wish.missing', { count }),
    undo: toChangeLink(translate('wish.missing.undo', { count }), { fixed: planned }, parts),
  }
  return [
    ...listOf('fixed', isPlanned),
    ...(count > 0 ? [missing] : []),
    ...listOf('struck', isHere),
  ]
}
