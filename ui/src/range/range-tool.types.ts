import type {
  CalculatorCarInfo,
  CalculatorState,
  RangeData,
  RangeFeed,
  RangeReply,
  RangeToolCar,
  CalculatorContent,
  LightContent,
  RangeToolContent,
  CalculatorView,
  LightCalculatorView,
  RangeToolView,
} from '@evkit/engine/range'
import type { Translate } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import type { RangeMapProps } from './range-map.types.js'
import type { BarsPort, ToolPorts, UnitMemory } from '../tool/index.js'

/** What the range tools ask of the outside. */
export interface RangePorts extends ToolPorts {
  /** Asks for the range data of a model, or of all for an empty one; every failure is an answer. */
  readonly askForRange: (model: string, signal: AbortSignal) => Promise<RangeReply>
  /** Tells when the page is hidden or shown; answers how to stop. */
  readonly watchPage: (tell: (isHidden: boolean) => void) => () => void
  /** What the visitor has switched the units to in this visit. */
  readonly units: UnitMemory
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
  /** What the map needs; without it the range is only said. */
  readonly map?: Pick<RangeMapProps, 'start' | 'ground' | 'ports'> | undefined
  /** Whether the page opens with something else, so that its picture is not the first. */
  readonly isBelow?: boolean
  /** Told what is known of the data whenever that changes, so that others on the page need not ask again. */
  readonly onFeed?: (feed: RangeFeed) => void
}

/** What the light calculator is given. */
export interface LightCalculatorProps extends RangeToolBase {
  readonly content: LightContent
  readonly start: CalculatorState
  readonly picture: { readonly src: string; readonly alt: string } | undefined
  readonly firstView?: LightCalculatorView
  /** What has become known of the data since the page came. */
  readonly feed?: RangeFeed | undefined
}
