import { createDrawRetailerMap } from '../forms/retailer-map.js'
import { hydrateTool } from '../hydrate-tool.js'
import { browserMapPorts } from '../ports/maps/map-ports.js'
import { writeRetailerId } from './retailer-place.js'
import type { RetailersPageData } from './retailers-map.js'
import { RetailersMap } from './retailers-map.js'

// The list says what is behind a mark: pressing one leads there.
const goTo = (id: string): void => {
  window.location.replace(`#${writeRetailerId(id)}`)
}

/** Wakes the map of the retailers; the list needs no script. */
export const start = hydrateTool((data, onAwake) => {
  const { view, ...map } = data as RetailersPageData
  const draw = createDrawRetailerMap({ ...map, ports: browserMapPorts() })
  return <RetailersMap onAwake={onAwake}>{draw({ view, onChoose: goTo })}</RetailersMap>
})
