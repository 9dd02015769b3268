import { STANDING_GROUND } from '../../map/index.js'
import { hydrateTool } from '../hydrate-tool.js'
import { browserBars } from '../ports/tools/browser-bars.js'
import { browserTrack } from '../ports/tracking/browser-track.js'
import { consoleLog } from '../ports/console-log.js'
import { browserRangeMapPorts } from '../ports/maps/range-map-ports.js'
import { browserRangePorts } from '../ports/tools/range-ports.js'
import { toElectrificationProps, type ElectrificationPageData } from './electrification-page.js'
import { ElectrificationTools } from './electrification-tools.js'

/** Wakes the tools page. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as ElectrificationPageData
  page.faults.forEach(consoleLog)
  const ports = {
    ...browserRangePorts(page.maker),
    bars: browserBars(),
    // What the server drew stands on the page already.
    ground: STANDING_GROUND,
    mapPorts: browserRangeMapPorts(page.range.maps),
  }
  return (
    <ElectrificationTools
      {...toElectrificationProps(page, ports)}
      track={browserTrack}
      onAwake={onAwake}
    />
  )
})
