import { openMap, writeGroundAddress, type MapPorts } from '../../../map/index.js'
import { consoleLog } from '../console-log.js'

const reportFault = (part: string, fault: unknown): void => {
  const text = fault instanceof Error ? fault.message : String(fault)
  consoleLog({ level: 'error', code: 'EV-411', text: `${part} could not be loaded: ${text}` })
}

const drawGround: MapPorts['drawGround'] = async (look, signal) => {
  try {
    const address = `${writeGroundAddress(look)}&lang=${document.documentElement.lang}`
    const answer = await fetch(address, { signal })
    if (answer.ok) return await answer.text()
    throw new Error(`${answer.status}`)
  } catch (fault) {
    if (!signal.aborted) reportFault('The ground of a map', fault)
    return ''
  }
}

/** The ports of a map in a browser; the map's script comes with the first map that is opened. */
export const browserMapPorts = (): MapPorts => ({
  openMap,
  drawGround,
  logFault: (fault) => {
    reportFault('The map', fault)
  },
})

/** The ports of a map while rendering on the server. */
export const silentMapPorts: MapPorts = {
  openMap: () => Promise.reject(new Error('rendering')),
  drawGround: () => Promise.resolve(''),
  logFault: () => undefined,
}
