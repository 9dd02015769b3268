import type { MapCredit, MapLook, MapSource } from '../../map/index.js'

/** What the server hands to the page of a form for a map of retailers. */
export interface RetailerMapData {
  readonly source: MapSource
  readonly credits: readonly MapCredit[]
  /** The drawn ground of the market. */
  readonly ground: string
  /** Where it looks. */
  readonly groundLook: MapLook
}
