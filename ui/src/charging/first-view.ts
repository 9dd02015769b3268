import { readSelection, resolveStartPlace, type ChargingStart } from '@evkit/engine/charging'
import {
  chargingView,
  type ChargingView,
  type ChargingViewInput,
} from '@evkit/engine/charging/view'
import { parseQuery } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { option } from 'fp-ts'
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

/** Makes the function that turns a state into what is shown; number formats are made once. */
export const viewMaker = ({ content, translate, locale }: ChargingToolProps) => {
  const numbers = numberFormat(locale)
  return (state: ChargingViewInput['state']): ChargingView =>
    chargingView({ state, content, translate, numbers })
}

/** The state before anything has happened: what the address holds. */
export const toFirstState = (props: ChargingToolProps): ChargingViewInput['state'] => ({
  ...readSelection(parseQuery(props.search), toStart(props)),
  announced: option.none,
  cars: props.cars,
  data: props.data,
})
