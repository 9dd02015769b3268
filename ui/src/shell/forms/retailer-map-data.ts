import type { MapCredit, MapSource } from '../../map/index.js'

/** What the server hands to the page of a form for a map of retailers. */
export interface RetailerMapData {
  readonly source: MapSource
  readonly credits: readonly MapCredit[]
  /** The drawn ground of the market. */
  readonly ground: string
}
