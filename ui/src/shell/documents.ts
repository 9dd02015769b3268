// Decoding of what the page is made from: once a document, by the server, before anything is rendered.
import { decodeWith, toUndefined, type Issue } from '@evkit/engine/shared'
import {
  ChargingContentCodec,
  ChargingDocumentCodec,
  joinCars,
  type ChargingContent,
  type ChargingPageContent,
  type ChargingCar,
  type ChargingDocument,
} from '@evkit/engine/charging'
import { ConfiguratorContentCodec, type ConfiguratorContent } from '@evkit/engine/internal/car'
import { ComparisonContentCodec, type ComparisonContent } from '@evkit/engine/internal/compare'
import { CostContentCodec, type CostContent } from '@evkit/engine/cost'
import { SavingsContentCodec, type SavingsContent } from '@evkit/engine/savings'
import {
  CalculatorContentCodec,
  LightContentCodec,
  RangeToolContentCodec,
  TabsContentCodec,
  toRangeReply,
  type CalculatorContent,
  type LightContent,
  type RangeToolContent,
  type TabsContent,
} from '@evkit/engine/range'
import { RouteContentCodec, type RouteContent } from '@evkit/engine/route'
import { CONTENT_CLIENTS, FrameContentCodec, type FrameContent } from '@evkit/engine/site'
import { either as E, type option as O } from 'fp-ts'
import type * as t from 'io-ts'
import { onceEach } from '../tool/once-each.js'

/** Port: content by site and client. */
export type LoadContent = (site: string, client: string) => O.Option<unknown>

type Decoded<A> = E.Either<readonly Issue[], A>

const NOTHING: Decoded<never> = E.left([{ path: '', expected: 'content', actual: 'none' }])

// A store answers with the same document every time, so each is decoded once.
const remember = <A>(codec: t.Type<A, unknown>) => {
  const decode = onceEach((document: object) => decodeWith(codec, document))
  return (document: unknown): Decoded<A> =>
    typeof document === 'object' && document !== null ? decode(document) : NOTHING
}

const decodeFrame = remember(FrameContentCodec)
const decodeTool = remember(ChargingContentCodec)

/** Decodes the charging data set. */
export const decodeCharging: (document: unknown) => Decoded<ChargingDocument> =
  remember(ChargingDocumentCodec)

const decodeCalculator = remember(CalculatorContentCodec)

/** Reads the content of the range calculator; its car list is decoded when the calculator is opened. */
export const readCalculator = (load: LoadContent, site: string): Decoded<CalculatorContent> =>
  decodeCalculator(toUndefined(load(site, CONTENT_CLIENTS.rangeCalculator)))

/** The reply a range document is. */
export const rangeReplyOf = onceEach(toRangeReply)

const decodeRangeTool = remember(RangeToolContentCodec)
const decodeLight = remember(LightContentCodec)
const decodeTabs = remember(TabsContentCodec)

/** Reads the content of the range tool. */
export const readRangeTool = (load: LoadContent, site: string): Decoded<RangeToolContent> =>
  decodeRangeTool(toUndefined(load(site, CONTENT_CLIENTS.rangeTool)))

/** Reads the content of the light calculator; its car list is decoded when the calculator is opened. */
export const readLight = (load: LoadContent, site: string): Decoded<LightContent> =>
  decodeLight(toUndefined(load(site, CONTENT_CLIENTS.rangeLight)))

/** Reads the content of the tabs. */
export const readTabs = (load: LoadContent, site: string): Decoded<TabsContent> =>
  decodeTabs(toUndefined(load(site, CONTENT_CLIENTS.tabs)))

const decodeRoute = remember(RouteContentCodec)

/** Reads the content of the route planner. */
export const readRoutePlanner = (load: LoadContent, site: string): Decoded<RouteContent> =>
  decodeRoute(toUndefined(load(site, CONTENT_CLIENTS.route)))

const decodeSavings = remember(SavingsContentCodec)
const decodeCost = remember(CostContentCodec)

/** Reads the content of the savings. */
export const readSavingsContent = (load: LoadContent, site: string): Decoded<SavingsContent> =>
  decodeSavings(toUndefined(load(site, CONTENT_CLIENTS.savings)))

const decodeComparison = remember(ComparisonContentCodec)
const decodeConfigurator = remember(ConfiguratorContentCodec)

/** Reads the published figures that cars of a site are compared by. */
export const readComparison = (load: LoadContent, site: string): Decoded<ComparisonContent> =>
  decodeComparison(toUndefined(load(site, CONTENT_CLIENTS.comparison)))

/** Reads what of each car of a site can be chosen. */
export const readConfigurator = (load: LoadContent, site: string): Decoded<ConfiguratorContent> =>
  decodeConfigurator(toUndefined(load(site, CONTENT_CLIENTS.configurator)))

/** Reads the content of the cost calculator. */
export const readCostContent = (load: LoadContent, site: string): Decoded<CostContent> =>
  decodeCost(toUndefined(load(site, CONTENT_CLIENTS.cost)))

/** Reads the frame of a site; none when the site has no content. */
export const readFrame = (load: LoadContent, site: string): FrameContent | undefined => {
  const decoded = decodeFrame(toUndefined(load(site, CONTENT_CLIENTS.frame)))
  return E.isRight(decoded) ? decoded.right : undefined
}

/** Content of the tool with its cars joined. */
export interface ToolContent {
  readonly content: ChargingPageContent
  readonly cars: readonly [ChargingCar, ...ChargingCar[]]
}

const joinTool = ({ cars, options, ...content }: ChargingContent): Decoded<ToolContent> => {
  const joined = joinCars(cars, options)
  return E.isLeft(joined) ? joined : E.right({ content, cars: joined.right })
}

const joinToolOnce = onceEach(joinTool)

/** Reads the content of the charging tool. */
export const readTool = (load: LoadContent, site: string): Decoded<ToolContent> => {
  const decoded = decodeTool(toUndefined(load(site, CONTENT_CLIENTS.charging)))
  return E.isLeft(decoded) ? decoded : joinToolOnce(decoded.right)
}
