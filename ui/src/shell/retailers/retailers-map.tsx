import type { RetailerMapView } from '@evkit/engine/internal/forms'
import type { ReactNode } from 'react'
import type { MapWords } from '../../map/index.js'
import { Awake } from '../../tool/awake.js'
import type { RetailerMapData } from '../forms/retailer-map-data.js'

/** What the server hands to the page of the retailers. */
export interface RetailersPageData extends RetailerMapData {
  readonly view: RetailerMapView
  readonly words: MapWords
}

/** The map of the page, which is all of it that wakes. */
export const RetailersMap = (props: {
  readonly children: ReactNode
  readonly onAwake?: () => void
}) => (
  <>
    {props.children}
    <Awake onAwake={props.onAwake} />
  </>
)
