import { DetailCard, memoByValue } from '../tool/index.js'
import { ChargeChart } from './charge-chart.js'
import { MapParts, MapText } from './map-notes.js'
import { ReachPanel } from './reach-panel.js'
import type { RoadParts } from './road-parts.types.js'
import { StationList } from './station-list.js'
import { StopList } from './stop-list.js'

export { driveView } from '@evkit/engine/route'
export { alternativeView, planNext } from './alternative-view.js'
export { toRoadLines, toRoadStations } from './road-lines.js'

const Reach = memoByValue(ReachPanel)
const Stations = memoByValue(StationList)
const Parts = memoByValue(MapParts)
const Chart = memoByValue(ChargeChart)
const Stops = memoByValue(StopList)

/** What is said of a road under the map, and how far the car gets on it. */
export const RoadResult: RoadParts['RoadResult'] = ({ view, send, ...ways }) => (
  <>
    <Parts label={view.labels.parts} parts={view.map.parts} />
    {view.stations === undefined ? null : <Stations stations={view.stations} send={send} />}
    {view.reach === undefined ? null : (
      <Reach
        plan={view.reach.plan}
        alternative={view.alternative}
        labels={view.labels}
        send={send}
        {...ways}
      />
    )}
  </>
)

/** What the map shows, in words. */
export const RoadText: RoadParts['RoadText'] = ({ view }) => <MapText text={view.map.text} />

/** Where to stop and which places lie on the way, if any. */
export const RoadStops: RoadParts['RoadStops'] = ({ view: { reach, labels }, ...rest }) =>
  reach === undefined || reach.plan.stops.length === 0 ? null : (
    <DetailCard>
      <Stops
        label={reach.plan.heading}
        stops={reach.plan.stops}
        firstLeg={reach.plan.firstLeg}
        traceLabel={labels.trace}
        {...rest}
      />
    </DetailCard>
  )

/** The charge level along the road, if it is known. */
export const RoadChart: RoadParts['RoadChart'] = ({ view: { reach, labels }, ...rest }) =>
  reach?.chart === undefined ? null : (
    <DetailCard>
      <Chart
        chart={reach.chart}
        stops={reach.plan.stops}
        tableLabel={labels.chartTable}
        {...rest}
      />
    </DetailCard>
  )
