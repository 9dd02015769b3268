import {
  calculatorMachine,
  lightCalculatorMachine,
  type CalculatorEvent,
  type LightCalculatorEvent,
} from '../../src/range/calculator.machine.js'
import { feedOf, startFeed, takeReply, type RangeFeed } from '../../src/range/range-feed.js'
import { rangeFeedMachine, type RangeFeedEvent } from '../../src/range/range-feed.machine.js'
import { rangeMapMachine } from '../../src/range/range-map.machine.js'
import { rangeToolMachine, type RangeToolEvent } from '../../src/range/range-tool.machine.js'
import { calculatorAddress } from '../../src/range/calculator.url.js'
import { rangeAddress } from '../../src/range/range.url.js'
import { toRangeData } from '../../src/range/range-index.js'
import { left, none, parseQuery, right } from '../../src/shared/index.js'
import { gridData, gridInput, tinyCalculatorInput } from '../../src/testing/range-samples.js'
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

/** Walks the range tool's machine over the grid. */
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

/** Walks the machine that asks for range data. */
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

/** Walks the full calculator's machine over the grid. */
export const walkCalculator = (): Walk<CalculatorEvent> =>
  walkMachine(calculatorMachine, {
    input: tinyCalculatorInput,
    events: calculatorEvents,
    delays: ['settle'],
    distinguish: ({ value, context }) => [value, context.selection.car.model],
  })

/** Walks the light calculator's machine over the grid. */
export const walkLightCalculator = (): Walk<LightCalculatorEvent> =>
  walkMachine(lightCalculatorMachine, {
    input: tinyCalculatorInput,
    events: lightEvents,
    delays: ['settle'],
    distinguish: ({ value }) => value,
  })

/** Walks the machine of the map of a range. */
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
