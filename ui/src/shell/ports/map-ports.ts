import { openMap, type MapPorts } from '../../map/index.js'
import { consoleLog } from './console-log.js'

/** The ports of a map in a browser; the map's script comes with the first map that is opened. */
export const browserMapPorts = (): MapPorts => ({
  openMap,
  logFault: (fault) => {
    const text = fault instanceof Error ? fault.message : String(fault)
    consoleLog({ level: 'error', code: 'EV-411', text: `The map could not be loaded: ${text}` })
  },
})

/** The ports of a map while rendering on the server. */
export const silentMapPorts: MapPorts = {
  openMap: () => Promise.reject(new Error('rendering')),
  logFault: () => undefined,
}
