// What a retailer is chosen with: loaded where one is.
import { numberFormat } from '@evkit/engine/site'
import { resolveUnits } from '@evkit/engine/internal/site'
import type { Translate } from '@evkit/engine/shared'
import type { RetailerPickerPorts } from '../../../forms/index.js'
import type { FormSiteData } from '../../forms/form-page.js'
import { drawRetailerMapLater } from '../../forms/retailer-map-later.js'
import { createRetailerPorts, type RetailerPortsInput } from './retailer-ports.js'

/** What is said of the page a retailer is chosen on. */
export interface RetailerPickerPortsInput extends Pick<FormSiteData, 'locale'> {
  readonly map?: FormSiteData['map'] | undefined
  readonly translate: Translate
}

const drawMapOf = ({
  map,
  translate,
}: RetailerPickerPortsInput): Partial<Pick<RetailerPickerPorts, 'drawMap'>> =>
  map === undefined ? {} : { drawMap: drawRetailerMapLater({ data: map, translate }) }

/** Makes what a retailer is chosen with in a browser. */
export const createRetailerPickerPorts = (
  input: RetailerPortsInput,
  place: RetailerPickerPortsInput,
): RetailerPickerPorts => ({
  ports: createRetailerPorts(input),
  numbers: numberFormat(place.locale),
  distance: resolveUnits(place.locale).distance,
  ...drawMapOf(place),
})

const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined

/** What a retailer is chosen with while rendering on the server: nothing is asked. */
export const silentRetailerPickerPorts = (
  place: RetailerPickerPortsInput,
): RetailerPickerPorts => ({
  ports: {
    predict: never,
    listNear: never,
    listAll: never,
    isPositionSupported: () => true,
    locate: never,
    notifyHost: nothing,
    log: nothing,
  },
  numbers: numberFormat(place.locale),
  distance: resolveUnits(place.locale).distance,
  ...drawMapOf(place),
})
