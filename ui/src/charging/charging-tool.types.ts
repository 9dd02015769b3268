import type {
  ChargingCar,
  ChargingData,
  ChargingPageContent,
  ChargingView,
} from '@evkit/engine/charging'
import type { Translate } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import type { ToolPorts } from '../tool/index.js'

/** What the tool is given. */
export interface ChargingToolProps {
  readonly data: ChargingData
  readonly cars: readonly [ChargingCar, ...ChargingCar[]]
  readonly content: ChargingPageContent
  readonly translate: Translate
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Path of the page; its last segment may say where the car is charged. */
  readonly path: string
  /** Query of the page it was rendered with. */
  readonly search: string
  /** Address of the page that tells where the data comes from. */
  readonly creditsHref: string
  readonly ports: ToolPorts
  /** What the tool shows before anything has happened, when the server has worked it out. */
  readonly firstView?: ChargingView
  /** Called once the controls answer to the visitor. */
  readonly onAwake?: () => void
  /** What a browser without scripts shows in place of the controls; rendered on the server only. */
  readonly plainForm?: ReactNode
}
