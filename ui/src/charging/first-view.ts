import {
  chargingAddress,
  chargingView,
  resolveStartPlace,
  type ChargingStart,
  type ChargingState,
} from '@evkit/engine/charging'
import { parseQuery } from '@evkit/engine/shared'
import { viewMaker } from '../tool/index.js'
import type { ChargingToolProps } from './charging-tool.types.js'

/** What reading the address starts from. */
export const toStart = ({
  cars,
  path,
  content,
}: Pick<ChargingToolProps, 'cars' | 'path' | 'content'>): ChargingStart => ({
  cars,
  place: resolveStartPlace(path, content.chargingMode),
  ...(content.homePowers === undefined ? {} : { homePowers: content.homePowers }),
})

/** The state the address holds. */
export const startCharging = (props: ChargingToolProps): ChargingState => {
  const start = toStart(props)
  return {
    ...start,
    ...chargingAddress.read(parseQuery(props.search), start),
    data: props.data,
  }
}

/** Makes the function that turns a state into what is shown. */
export const chargingViewMaker = viewMaker(chargingView)
