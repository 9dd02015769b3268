import type {
  CalculatorCarInfo,
  CalculatorState,
  RangeData,
  RangeReply,
  RangeToolCar,
} from '@evkit/engine/range'
import type {
  CalculatorContent,
  LightContent,
  RangeToolContent,
} from '@evkit/engine/range/documents'
import type { CalculatorView, LightCalculatorView, RangeToolView } from '@evkit/engine/range/view'
import type { Translate } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import type { BarsPort, ToolPorts } from '../tool/index.js'

/** What the range tools ask of the outside. */
export interface RangePorts extends ToolPorts {
  /** Asks for the range data of a model, or of all for an empty one; every failure is an answer. */
  readonly askForRange: (model: string) => Promise<RangeReply>
  /** Tells when the page is hidden or shown; answers how to stop. */
  readonly watchPage: (tell: (isHidden: boolean) => void) => () => void
  /** The unit the visitor has switched to in this visit, and how it is kept. */
  readonly units: UnitMemory
}

/** Port: what a visitor has switched the units to, for this visit only. */
export interface UnitMemory {
  readonly read: () => string
  readonly write: (text: string) => void
  /** Tells when something was kept, by whichever tool of the page; answers how to stop. */
  readonly subscribe: (listen: () => void) => () => void
}

/** What every range tool is given. */
export interface RangeToolBase {
  readonly data: RangeData
  readonly translate: Translate
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Query of the page it was rendered with. */
  readonly search: string
  readonly creditsHref: string
  readonly ports: RangePorts
  /** Called once the controls answer to the visitor. */
  readonly onAwake?: () => void
  /** What a browser without scripts shows in place of the controls; rendered on the server only. */
  readonly plainForm?: ReactNode
}

/** What the full calculator is given. */
export interface RangeCalculatorProps extends RangeToolBase {
  readonly content: CalculatorContent
  readonly infos: readonly CalculatorCarInfo[]
  /** What it shows before anything has happened, when the server has worked it out. */
  readonly firstView?: CalculatorView
}

/** What the range tool is given. */
export interface RangeToolProps extends RangeToolBase {
  readonly content: RangeToolContent
  readonly cars: readonly [RangeToolCar, ...RangeToolCar[]]
  readonly ports: RangePorts & { readonly bars: BarsPort }
  readonly firstView?: RangeToolView
}

/** What the light calculator is given. */
export interface LightCalculatorProps extends RangeToolBase {
  readonly content: LightContent
  readonly start: CalculatorState
  readonly picture: { readonly src: string; readonly alt: string } | undefined
  readonly firstView?: LightCalculatorView
}
