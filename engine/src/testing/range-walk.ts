import {
  calculatorMachine,
  feedOf,
  lightCalculatorMachine,
  rangeFeedMachine,
  rangeMapMachine,
  rangeToolMachine,
  calculatorAddress,
  rangeAddress,
  startFeed,
  takeReply,
  toRangeData,
  type CalculatorEvent,
  type LightCalculatorEvent,
  type RangeFeed,
  type RangeFeedEvent,
  type RangeToolEvent,
} from '../range/index.js'
import { left, none, parseQuery, right } from '../shared/index.js'
import { gridData, gridInput, tinyCalculatorInput } from './range-samples.js'
import { actorDone, walkMachine, type ActorEvent, type Walk } from './walk.js'

const failed = { kind: 'failed', reason: '500' } as const

const toolEvents: readonly RangeToolEvent[] = [
  { type: 'car.choose', model: 'EX90' },
  { type: 'car.choose', model: 'EX30' },
  { type: 'motorType.choose', motorType: 'Single' },
  { type: 'temperature.set', index: '0' },
  { type: 'temperature.press', press: { key: 'ArrowRight', direction: 'ltr' } },
  { type: 'climate.set', isOn: true },
  { type: 'heatPump.set', isOn: false },
  { type: 'profile.choose', profile: 'city' },
  { type: 'units.choose', override: { range: 'imperial' } },
  { type: 'slider.grab' },
  { type: 'slider.release' },
  { type: 'selection.reset' },
  {
    type: 'address.changed',
    ...rangeAddress.read(parseQuery('model=EX90&temperatureIndex=1'), gridInput),
  },
  { type: 'feed.changed', feed: feedOf('', gridData) },
  { type: 'feed.changed', feed: startFeed('') },
  { type: 'feed.changed', feed: takeReply(startFeed(''), { kind: 'unusable' }) },
  { type: 'feed.changed', feed: takeReply(startFeed(''), failed) },
]

/**
 * Walks the range tool's machine over the grid.
 *
 * @returns The walk, its lists of what is missing empty.
 * @source T-RANGE-12, T-SAV-09
 *
 * @example Nothing is missing
 * ```ts
 * import { walkRangeTool } from '@evkit/engine/testing'
 *
 * walkRangeTool().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkRangeTool = (): Walk<RangeToolEvent> =>
  walkMachine(rangeToolMachine, {
    input: gridInput,
    events: toolEvents,
    delays: ['settle'],
    distinguish: ({ value, context }) => [value, context.selection.car.model],
  })

const feedEvents: readonly (RangeFeedEvent | ActorEvent)[] = [
  { type: 'model.choose', model: 'EX90' },
  { type: 'model.choose', model: 'EX30' },
  actorDone('data', { kind: 'data', data: toRangeData([]), notes: [] }),
  { type: 'page.hidden' },
  { type: 'page.shown' },
]

/**
 * Walks the machine that asks for range data.
 *
 * @param feed - What is known at the start; a feed that waits unless given.
 * @returns The walk; what one start misses, waiting or with data, is the first step of the other.
 * @source T-API-06, D-T-42
 *
 * @example A feed that waits asks at once
 * ```ts
 * import { walkRangeFeed } from '@evkit/engine/testing'
 *
 * walkRangeFeed().missingStates // => ['rangeFeed.poll.waiting']
 * ```
 * @category testing
 */
export const walkRangeFeed = (feed: RangeFeed = startFeed('EX30')): Walk<RangeFeedEvent> =>
  walkMachine(rangeFeedMachine, {
    input: { feed },
    events: feedEvents,
    delays: ['poll'],
    distinguish: ({ value, context }) => [value, context.feed.model, context.feed.status],
  })

const read = calculatorAddress.read(parseQuery('model=EX30&climate=false'), tinyCalculatorInput)

const lightEvents: readonly LightCalculatorEvent[] = [
  { type: 'drivetrain.choose', drivetrain: 'Single' },
  { type: 'temperature.set', index: '0' },
  { type: 'temperature.press', press: { key: 'End', direction: 'ltr' } },
  { type: 'units.choose', override: { temperature: 'imperial' } },
  { type: 'slider.grab' },
  { type: 'slider.release' },
  { type: 'selection.reset' },
  { type: 'data.changed', isStale: true, data: gridData },
  { type: 'address.changed', ...read },
]

const calculatorEvents: readonly CalculatorEvent[] = [
  ...lightEvents,
  { type: 'car.choose', model: 'EX30' },
  { type: 'car.choose', model: 'EX90' },
  { type: 'profile.choose', profile: 'highway' },
  { type: 'climate.set', isOn: false },
]

/**
 * Walks the full calculator's machine over the grid.
 *
 * @returns The walk, its lists of what is missing empty.
 * @source T-CALC-11, T-CALC-15
 *
 * @example Nothing is missing
 * ```ts
 * import { walkCalculator } from '@evkit/engine/testing'
 *
 * walkCalculator().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkCalculator = (): Walk<CalculatorEvent> =>
  walkMachine(calculatorMachine, {
    input: tinyCalculatorInput,
    events: calculatorEvents,
    delays: ['settle'],
    distinguish: ({ value, context }) => [value, context.selection.car.model],
  })

/**
 * Walks the light calculator's machine over the grid.
 *
 * @returns The walk, its lists of what is missing empty.
 * @source T-LIGHT-01
 *
 * @example Nothing is missing
 * ```ts
 * import { walkLightCalculator } from '@evkit/engine/testing'
 *
 * walkLightCalculator().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkLightCalculator = (): Walk<LightCalculatorEvent> =>
  walkMachine(lightCalculatorMachine, {
    input: tinyCalculatorInput,
    events: lightEvents,
    delays: ['settle'],
    distinguish: ({ value }) => value,
  })

/**
 * Walks the machine of the map of a range.
 *
 * @returns The walk, its lists of what is missing empty.
 * @source T-RANGE-21, B-T-06, E-T-04
 *
 * @example Nothing is missing
 * ```ts
 * import { walkRangeMap } from '@evkit/engine/testing'
 *
 * walkRangeMap().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkRangeMap = () =>
  walkMachine(rangeMapMachine, {
    input: undefined,
    events: [
      { type: 'ring.switch', ring: 'band', isOn: true },
      { type: 'place.type', text: 'Lund' },
      { type: 'place.ask' },
      actorDone('place', right(none)),
      actorDone('place', left('network')),
    ],
    delays: ['timeout'],
    distinguish: ({ value, context }) => [value, context.text, context.switched, context.fault],
  })
