// The roads of each country in short pieces, for what is counted along them.
import { isCrossing, isModelled, kindOf, type Network } from './network.js'
import { positionOn } from './snap.js'

/** A piece of a road. */
export interface RoadPiece {
  readonly country: string
  /** [m] */
  readonly metres: number
  /** [°] Its middle. */
  readonly lat: number
  readonly lng: number
}

/** [m] No piece is longer. */
const PIECE = 2000

/** Cuts all known roads that are driven into pieces, modelled ones left out; what lies on both sides of a border counts half to each country. */
export const listCountryRoads = (network: Network): readonly RoadPiece[] =>
  [...network.metres].flatMap((length, link) => {
    const kind = kindOf(network, link)
    if (link >= network.mainLinks || isCrossing(kind) || isModelled(kind)) return []
    const [from, to] = [network.from[link] ?? 0, network.to[link] ?? 0]
    const count = Math.max(1, Math.ceil(length / PIECE))
    return Array.from({ length: count }, (_, at): RoadPiece => {
      const share = (at + 1 / 2) / count
      const [lat, lng] = positionOn(network, link, share)
      const country = network.country[share < 1 / 2 ? from : to] ?? ''
      return { country, metres: length / count, lat, lng }
    })
  })
