import type {
  ChargingCar,
  ChargingDocument,
  ChargingPageContent,
  ChargingView,
} from '@evkit/engine/charging'
import type { ChargingToolProps } from '../../charging/index.js'
import type { ToolPorts } from '../../tool/index.js'
import { chargingDataOf } from '../charging-data.js'
import { createTranslate } from '../messages.js'

/** What the server hands to the page in its data block: decoded there, plain data here. */
export interface ChargingPageData {
  readonly content: ChargingPageContent
  readonly cars: readonly [ChargingCar, ...ChargingCar[]]
  readonly data: ChargingDocument
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly maker: string
  readonly path: string
  readonly search: string
  readonly creditsHref: string
  /** What the page shows first; worked out by the server that renders it. */
  readonly firstView?: ChargingView
}

/** Makes the props of the tool; the same on server and client. */
export const toToolProps = (page: ChargingPageData, ports: ToolPorts): ChargingToolProps => ({
  content: page.content,
  cars: page.cars,
  data: chargingDataOf(page.data),
  translate: createTranslate(page.content.messages, page.locale),
  locale: page.locale,
  direction: page.direction,
  path: page.path,
  search: page.search,
  creditsHref: page.creditsHref,
  ...(page.firstView === undefined ? {} : { firstView: page.firstView }),
  ports,
})
