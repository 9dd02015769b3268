import { beforeEach, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { createActor, SimulatedClock } from 'xstate'
import { rangeAddress, startRangeTool } from '../../src/range/range.url.js'
import {
  dataFor,
  feedOf,
  RANGE_STATUSES,
  startFeed,
  statusFor,
  takeReply,
  type RangeFeed,
  type RangeReply,
} from '../../src/range/range-feed.js'
import {
  DEFAULT_TOOL_MOTOR,
  defaultRangeSelection,
  findToolFamily,
  listToolMotors,
  RANGE_TOOL_MODELS,
  settleSelection,
  toRangeQuery,
} from '../../src/range/range-selection.js'
import { rangeFeedMachine, type RangeQuestion } from '../../src/range/range-feed.machine.js'
import { rangeToolMachine, type RangeToolEvent } from '../../src/range/range-tool.machine.js'
import { rangeTool, type RangeToolState } from '../../src/range/range.tool.js'
import { toRangeData } from '../../src/range/range-index.js'
import type { RangeChange, RangeData, RangeSelection } from '../../src/range/range.types.js'
import { parseQuery } from '../../src/shared/query.js'
import { toUndefined } from '../../src/shared/result.js'
import type { LogEntry } from '../../src/shared/log.js'
import {
  anyRangeChange,
  anyRangeDocument,
  anyRangeSelectionOf,
  hostileRangeQuery,
} from '../kit/range-arbitraries.js'
import {
  gridData,
  gridDocument,
  gridInput,
  sparseData,
  sparseInput,
  tinyToolCars,
} from '../../src/testing/range-samples.js'
import { joinWalks } from '../kit/walk.js'
import { makePort, type TestPort } from '../../src/testing/port.js'
import { walkRangeFeed, walkRangeTool } from '../kit/range-walk.js'
import { recordTool } from '../kit/tool-record.js'

const [ex30, ex90] = tinyToolCars
const wordsOf = (one: RangeSelection): string =>
  [
    one.car.model,
    one.motorType,
    one.temperatureIndex,
    one.climateControl,
    one.drivingProfile,
    one.heatPump ? 'pump' : 'none',
  ].join(' ')
const take = (state: RangeToolState, ...choices: readonly RangeToolEvent[]) =>
  choices.reduce(rangeTool.reduce, state)

// A law of what any query settles on, whatever the data.
const assertSettled = (
  holds: (data: RangeData, settled: RangeSelection, changed: RangeChange) => boolean,
): void => {
  fc.assert(
    fc.property(
      anyRangeDocument,
      anyRangeSelectionOf(tinyToolCars),
      anyRangeChange,
      (document, selection, changed) => {
        const data = toRangeData(document)
        return holds(data, settleSelection(O.some(data), selection, changed).selection, changed)
      },
    ),
  )
}

describe('the selection', () => {
  test('[T-RANGE-01] six models and no others', () => {
    expect(RANGE_TOOL_MODELS).toEqual(['C40', 'XC40', 'EC40', 'EX30', 'EX40', 'EX90'])
  })

  test('[T-RANGE-02] the motor type starts as Twin, and gives way where the car has none', () => {
    expect(DEFAULT_TOOL_MOTOR).toBe('Twin')
    expect(defaultRangeSelection(ex30).motorType).toBe('Twin')
    const single = { ...ex30, twinMotor: false, singleExtendedMotor: false }
    expect(defaultRangeSelection(single).motorType).toBe('Single')
  })

  test('[T-DATA-17] [T-RANGE-03] [T-RANGE-06] the initial values; flags, heat pump and disclaimer come with the car', () => {
    expect(wordsOf(defaultRangeSelection(ex30))).toBe('EX30 Twin 4 off mixed pump')
    expect(defaultRangeSelection(ex90).car).toMatchObject({
      disableHeatPump: true,
      singleMotor: true,
      twinMotor: false,
      singleExtendedMotor: true,
      disclaimer: 'Figures of the large car.',
    })
  })

  test('[T-DATA-16] [T-RANGE-04] [T-RANGE-05] what the data is asked for', () => {
    const selection = { ...defaultRangeSelection(ex30), climateControl: 'on' } as const
    expect(toRangeQuery(selection)).toEqual({
      temperature: 35,
      heatpump: true,
      climate: true,
      drivingProfile: 'combined',
    })
  })

  test('[T-RANGE-13] a motor type the new car lacks switches by the order: Twin to Extended', () => {
    const state = take(gridInput, { type: 'car.choose', model: 'EX90' })
    // The grid has no extended EX90, so the data decides further: Single.
    expect([state.selection.motorType, state.corrections]).toEqual(['Single', ['motor']])
    const waiting = take(
      { ...gridInput, feed: startFeed('EX30') },
      { type: 'car.choose', model: 'EX90' },
    )
    expect(waiting.selection.motorType).toBe('Single-with-Extended')
  })

  test('motor types are those of content and data', () => {
    expect(listToolMotors(ex90, O.none)).toEqual(['Single', 'Single-with-Extended'])
    expect(listToolMotors(ex90, O.some(gridData))).toEqual(['Single'])
    expect(listToolMotors(ex30, O.some(sparseData))).toEqual(['Twin'])
  })

  test('[T-RANGE-10] moving to 10 °C in the data with gaps shows 20 °C', () => {
    const state = take(
      sparseInput,
      { type: 'climate.set', isOn: true },
      { type: 'profile.choose', profile: 'city' },
      { type: 'temperature.set', index: '2' },
    )
    expect([wordsOf(state.selection), state.corrections]).toEqual([
      'EX30 Twin 3 on city pump',
      ['temperature'],
    ])
  })

  test('[T-RANGE-11] climate gives way to the temperature, the temperature to climate', () => {
    const cold = take(sparseInput, { type: 'temperature.set', index: '0' })
    expect([wordsOf(cold.selection), cold.corrections]).toEqual([
      'EX30 Twin 0 on mixed pump',
      ['climate'],
    ])
    const off = take(cold, { type: 'climate.set', isOn: false })
    expect([wordsOf(off.selection), off.corrections]).toEqual([
      'EX30 Twin 3 off mixed pump',
      ['temperature'],
    ])
  })

  test('[T-RANGE-09] an option that cannot be operated stays, by data and by car', () => {
    expect(take(sparseInput, { type: 'heatPump.set', isOn: false })).toBe(sparseInput)
    const fixed = take(gridInput, { type: 'car.choose', model: 'EX90' })
    expect(take(fixed, { type: 'heatPump.set', isOn: false })).toBe(fixed)
    expect(take(gridInput, { type: 'heatPump.set', isOn: false }).selection.heatPump).toBe(false)
  })

  test('[T-RANGE-20] a key at the end of the slider switches nothing, also where the data lies beyond the table', () => {
    const row = { heatpump: true, city: 300, highway: 300, combined: 300 }
    const rangeValues = [
      { ...row, temperature: 33, climate: true },
      { ...row, temperature: 30, climate: false },
    ]
    const state = startRangeTool(parseQuery('climate=false&temperatureIndex=4'), {
      cars: tinyToolCars,
      feed: feedOf('', toRangeData([{ modelFamily: 'EX30_Twin', rangeValues }])),
    })
    expect(state.selection.climateControl).toBe('off')
    const press = { key: 'ArrowRight', direction: 'ltr' } as const
    expect(take(state, { type: 'temperature.press', press })).toBe(state)
    expect(take(state, { type: 'temperature.set', index: '4' })).toBe(state)
  })

  test('[T-RANGE-20] D-T-24.4: setting the temperature that is set changes nothing, whatever the data and whatever was changed before', () => {
    assertSettled((data, settled, changed) => {
      const state = { ...gridInput, feed: feedOf('', data), selection: settled, changed }
      return take(state, { type: 'temperature.set', index: settled.temperatureIndex }) === state
    })
  })

  test('[T-RANGE-09] a car the data does not have is like one with an empty family: nothing to operate', () => {
    const absent = { ...gridInput, feed: feedOf('', toRangeData([])) }
    expect(take(absent, { type: 'climate.set', isOn: true })).toBe(absent)
    expect(take(absent, { type: 'heatPump.set', isOn: false })).toBe(absent)
    const waiting = { ...gridInput, feed: startFeed('') }
    expect(take(waiting, { type: 'climate.set', isOn: true }).selection.climateControl).toBe('on')
  })

  test('D-T-27: the index stays where the data has no temperature of the table', () => {
    const entry = {
      temperature: 12,
      heatpump: true,
      climate: false,
      city: 1,
      highway: 1,
      combined: 9,
    }
    const data = toRangeData([{ modelFamily: 'EX30_Twin', rangeValues: [entry] }])
    const state = startRangeTool(parseQuery('temperatureIndex=2'), {
      cars: tinyToolCars,
      feed: feedOf('', data),
    })
    expect([state.selection.temperatureIndex, state.corrections]).toEqual(['2', []])
  })

  test('Settling a settled selection corrects nothing.', () => {
    assertSettled(
      (data, settled, changed) =>
        settleSelection(O.some(data), settled, changed).corrections.length === 0,
    )
  })

  test('Whatever is chosen, the selection stays one the data has.', () => {
    const choices = walkRangeTool()
      .paths.flat()
      .flatMap((step) => (step.kind === 'event' ? [step.event] : []))
    fc.assert(
      fc.property(
        anyRangeDocument,
        fc.array(fc.constantFrom(...choices), { maxLength: 20 }),
        (document, events) => {
          const feed = feedOf('', toRangeData(document))
          let state = startRangeTool([], { cars: tinyToolCars, feed })
          return events.every((event) => {
            state = rangeTool.reduce(state, event)
            const data = dataFor(state.feed, state.selection.car.model)
            const again = settleSelection(data, state.selection, state.changed)
            return again.corrections.length === 0
          })
        },
      ),
    )
  })
})

describe('the address', () => {
  const read = (query: string) => rangeAddress.read(parseQuery(query), { cars: tinyToolCars })

  test('[T-RANGE-03] an invalid index falls back to 4, each parameter alone', () => {
    expect(wordsOf(read('temperatureIndex=x&climate=true&profile=city').selection)).toBe(
      'EX30 Twin 4 on city pump',
    )
    expect(read('temperatureIndex=1').selection.temperatureIndex).toBe('1')
    expect(read('').selection.temperatureIndex).toBe('4')
  })

  test('every refused part is told', () => {
    const { corrections } = read(
      'model=ES90&powerTrain=TM&temperatureIndex=9&climate=1&profile=combined&heatPump=x',
    )
    expect(corrections).toEqual([
      'address.car',
      'address.motor',
      'address.temperature',
      'address.heatPump',
      'address.climate',
      'address.profile',
    ])
  })

  test('[T-RANGE-13] a type the car lacks gives way', () => {
    const { selection, corrections } = read('model=EX90&powerTrain=Twin')
    expect([selection.motorType, corrections]).toEqual(['Single-with-Extended', ['address.motor']])
  })

  test('[E-T-05] what the data cannot give is told where the address asked for it', () => {
    const page = { cars: tinyToolCars, feed: feedOf('', sparseData) }
    const asked = startRangeTool(parseQuery('temperatureIndex=0&climate=false'), page)
    expect([wordsOf(asked.selection), asked.corrections]).toEqual([
      'EX30 Twin 3 off mixed pump',
      ['temperature'],
    ])
    expect(startRangeTool([], page).corrections).toEqual([])
  })

  test('Any address gives a range selection.', () => {
    fc.assert(
      fc.property(hostileRangeQuery, (query) => {
        const { selection } = read(query)
        return (
          tinyToolCars.includes(selection.car) &&
          listToolMotors(selection.car, O.none).includes(selection.motorType)
        )
      }),
    )
  })

  test('[E-T-17] Reading a written range selection gives it back.', () => {
    fc.assert(
      fc.property(anyRangeSelectionOf(tinyToolCars), hostileRangeQuery, (selection, before) => {
        const again = read(rangeAddress.write(selection, parseQuery(before)))
        return again.corrections.length === 0 && wordsOf(again.selection) === wordsOf(selection)
      }),
    )
  })

  test('[E-T-36] its own parameters are taken out', () => {
    expect(rangeAddress.clear(parseQuery('model=EX30&heatPump=true&env=qagraph'))).toBe(
      'env=qagraph',
    )
  })
})

describe('the feed', () => {
  const data: RangeReply = { kind: 'data', data: gridData, notes: [] }
  const failed: RangeReply = { kind: 'failed', reason: 'HTTP 500' }
  const unusable: RangeReply = { kind: 'unusable' }
  const after = (...replies: readonly RangeReply[]) => replies.reduce(takeReply, startFeed(''))
  const shown = ({ status, isStale, data: found }: RangeFeed) => [status, isStale, found._tag]

  test('[T-SAV-09] the four statuses', () => {
    expect(RANGE_STATUSES).toEqual(['LOADING', 'NOT_FOUND', 'OK', 'ERROR'])
    expect([
      shown(after()),
      shown(after(unusable)),
      shown(after(data)),
      shown(after(failed)),
      shown(after(data, failed)),
      shown(after(data, failed, data)),
      shown(after(data, unusable)),
      shown(after(failed, failed)),
    ]).toEqual([
      ['LOADING', false, 'None'],
      ['NOT_FOUND', false, 'None'],
      ['OK', false, 'Some'],
      ['ERROR', false, 'None'],
      ['OK', true, 'Some'],
      ['OK', false, 'Some'],
      ['NOT_FOUND', false, 'None'],
      ['ERROR', false, 'None'],
    ])
  })

  test('Data is there exactly while the status is OK.', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(data, failed, unusable)), (replies) => {
        const feed = after(...replies)
        return (feed.status === 'OK') === O.isSome(feed.data)
      }),
    )
  })

  test('[T-RANGE-12] the feed of one car says nothing about another', () => {
    const feed = feedOf('EX30', gridData)
    expect([statusFor(feed, 'ex30'), statusFor(feed, 'EX90')]).toEqual(['OK', 'LOADING'])
    expect(dataFor(feed, 'EX90')).toEqual(O.none)
    expect(findToolFamily(dataFor(feed, 'EX90'), gridInput.selection)).toEqual(O.none)
    expect(statusFor(feedOf('', gridData), 'EX90')).toBe('OK')
  })
})

describe('the machine that asks for data', () => {
  let clock: SimulatedClock
  let port: TestPort<RangeQuestion, RangeReply>
  let logged: LogEntry[]
  beforeEach(() => {
    clock = new SimulatedClock()
    port = makePort()
    logged = []
  })
  const start = (feed: RangeFeed = startFeed('EX30')) =>
    createActor(
      rangeFeedMachine.provide({
        actors: { askForData: port.logic },
        actions: { writeLog: (_, { entries }) => logged.push(...entries) },
      }),
      { input: { feed }, clock },
    ).start()
  const models = (): readonly string[] => port.asked.map(({ question }) => question.model)
  const answer = (at: number, reply: RangeReply) => port.asked[at]?.answer(reply)
  const good: RangeReply = { kind: 'data', data: gridData, notes: [] }
  const statusOf = (actor: ReturnType<typeof start>) => actor.getSnapshot().context.feed.status

  test('[E-T-38] every state and every transition is reached', () => {
    const walk = joinWalks([walkRangeFeed(), walkRangeFeed(feedOf('', gridData))])
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test('[T-API-06] asked at 0, 60 and 120 seconds, however long the answers take', () => {
    start()
    expect(models()).toEqual(['EX30'])
    clock.increment(5000)
    answer(0, good)
    clock.increment(54_999)
    expect(models()).toHaveLength(1)
    clock.increment(1)
    expect(models()).toHaveLength(2)
    clock.increment(60_000)
    expect(models()).toEqual(['EX30', 'EX30', 'EX30'])
  })

  test('a page that comes with its data asks for the first time after a minute', () => {
    start(feedOf('', gridData))
    expect(models()).toEqual([])
    clock.increment(60_000)
    expect(models()).toEqual([''])
  })

  test('[E-T-25] D-T-42: hidden pages do not ask; shown again they ask once if the time has passed', () => {
    const actor = start()
    answer(0, good)
    actor.send({ type: 'page.hidden' })
    clock.increment(600_000)
    expect(models()).toHaveLength(1)
    actor.send({ type: 'page.shown' })
    expect(models()).toHaveLength(2)
    clock.increment(59_999)
    expect(models()).toHaveLength(2)
    clock.increment(1)
    expect(models()).toHaveLength(3)
  })

  test('D-T-42: a short absence changes nothing', () => {
    const actor = start()
    answer(0, good)
    actor.send({ type: 'page.hidden' })
    clock.increment(30_000)
    actor.send({ type: 'page.shown' })
    expect(models()).toHaveLength(1)
    clock.increment(30_000)
    expect(models()).toHaveLength(2)
  })

  test('[T-SAV-09] a failure first is ERROR, on a later poll OK and stale, logged each time', () => {
    const actor = start()
    answer(0, { kind: 'failed', reason: 'HTTP 500' })
    expect(statusOf(actor)).toBe('ERROR')
    clock.increment(60_000)
    answer(1, good)
    clock.increment(60_000)
    answer(2, { kind: 'failed', reason: 'HTTP 500' })
    expect(actor.getSnapshot().context.feed).toMatchObject({ status: 'OK', isStale: true })
    expect(logged.map(({ code }) => code)).toEqual(['EV-206', 'EV-206'])
  })

  test('[T-RANGE-12] another model: nothing of the old is shown, a late answer does not count', () => {
    const actor = start()
    answer(0, good)
    actor.send({ type: 'model.choose', model: 'EX30' })
    expect(models()).toHaveLength(1)
    actor.send({ type: 'model.choose', model: 'EX90' })
    expect([statusOf(actor), models()]).toEqual(['LOADING', ['EX30', 'EX90']])
    answer(0, good)
    expect(statusOf(actor)).toBe('LOADING')
    actor.send({ type: 'model.choose', model: 'EX30' })
    expect(port.asked[1]?.isGivenUp()).toBe(true)
    answer(1, good)
    expect(statusOf(actor)).toBe('LOADING')
    answer(2, good)
    expect(statusOf(actor)).toBe('OK')
  })

  test('[T-DATA-14] dropped entries are noted in the log', () => {
    start()
    const notes = [{ tag: 'DroppedEntry', family: 'EX30_Twin', at: 2 } as const]
    answer(0, { kind: 'data', data: gridData, notes })
    expect(logged.map(({ text }) => text)).toEqual([
      'Entry 2 of family EX30_Twin is not a range entry and was dropped',
    ])
  })
})

describe('the machine of the tool', () => {
  let record = recordTool(rangeAddress)
  beforeEach(() => {
    record = recordTool(rangeAddress)
  })
  const start = (input: RangeToolState = gridInput) =>
    createActor(rangeToolMachine.provide({ actions: record.actions }), {
      input,
      clock: record.clock,
    }).start()
  type Actor = ReturnType<typeof start>
  const selectionOf = (actor: Actor) => actor.getSnapshot().context.selection
  const figuresOf = (actor: Actor) =>
    statusFor(actor.getSnapshot().context.feed, selectionOf(actor).car.model)

  const walk = walkRangeTool()

  test('[E-T-38] every state and every transition is reached', () => {
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test.each(walk.paths.map((path, at) => [at, path] as const))(
    'path %i keeps a selection the data has',
    (_, path) => {
      const actor = start()
      for (const step of path) {
        if (step.kind === 'wait') record.clock.increment(40)
        else actor.send(step.event)
        const { context } = actor.getSnapshot()
        const data = dataFor(context.feed, context.selection.car.model)
        const again = settleSelection(data, context.selection, context.changed)
        expect(again.corrections).toEqual([])
      }
    },
  )

  test('[T-RANGE-12] EX30 to EX90: loading until the new list is in', () => {
    const feed = feedOf('EX30', gridData)
    const actor = start({ ...gridInput, feed })
    actor.send({ type: 'car.choose', model: 'EX90' })
    expect(figuresOf(actor)).toBe('LOADING')
    actor.send({ type: 'feed.changed', feed: feedOf('EX90', gridData) })
    expect(figuresOf(actor)).toBe('OK')
    expect(selectionOf(actor).motorType).toBe('Single')
    expect(actor.getSnapshot().context.corrections).toEqual(['motor'])
  })

  test('[E-T-25] a poll with new data keeps the choice', () => {
    const actor = start()
    actor.send({ type: 'temperature.set', index: '1' })
    actor.send({ type: 'profile.choose', profile: 'highway' })
    const before = wordsOf(selectionOf(actor))
    const next = toRangeData(
      gridDocument.map(({ modelFamily, rangeValues }) => ({
        modelFamily,
        rangeValues: rangeValues.map((entry) => ({ ...entry, highway: entry.highway + 3 })),
      })),
    )
    actor.send({ type: 'feed.changed', feed: feedOf('', next) })
    expect(wordsOf(selectionOf(actor))).toBe(before)
  })

  test('what was changed while the data was on its way is kept when it comes', () => {
    const actor = start({ ...sparseInput, feed: startFeed('EX30') })
    actor.send({ type: 'temperature.set', index: '0' })
    actor.send({ type: 'feed.changed', feed: feedOf('EX30', sparseData) })
    expect(wordsOf(selectionOf(actor))).toBe('EX30 Twin 0 on mixed pump')
    expect(actor.getSnapshot().context.corrections).toEqual(['climate'])
  })

  test('D-T-14: nothing is written before the first query, then once after 40 ms of rest', () => {
    const actor = start()
    record.clock.increment(1000)
    actor.send({ type: 'temperature.set', index: '0' })
    record.clock.increment(39)
    actor.send({ type: 'temperature.set', index: '1' })
    record.clock.increment(39)
    expect(record.written).toEqual([])
    record.clock.increment(1)
    expect(record.written).toEqual([
      'model=EX30&profile=mixed&temperatureIndex=1&climate=false&powerTrain=Twin&heatPump=true',
    ])
  })

  test('[E-T-09] a drag over five steps is announced once, after release', () => {
    const actor = start()
    const announced = new Set<unknown>()
    actor.subscribe(({ context }) => {
      if (O.isSome(context.announced)) announced.add(context.announced.value)
    })
    actor.send({ type: 'slider.grab' })
    for (const index of ['3', '2', '1', '0', '1'] as const) {
      actor.send({ type: 'temperature.set', index })
      record.clock.increment(100)
    }
    expect(announced.size).toBe(0)
    actor.send({ type: 'slider.release' })
    record.clock.increment(40)
    expect(announced.size).toBe(1)
    expect(toUndefined(actor.getSnapshot().context.announced)?.temperatureIndex).toBe('1')
  })

  test('[E-T-36] reset restores the defaults and clears the address; what starting again leaves alone: the units', () => {
    const actor = start()
    actor.send({ type: 'car.choose', model: 'EX90' })
    actor.send({ type: 'units.choose', override: { temperature: 'imperial' } })
    actor.send({ type: 'selection.reset' })
    record.clock.increment(40)
    expect(wordsOf(selectionOf(actor))).toBe('EX30 Twin 4 off mixed pump')
    expect(record.written).toEqual(['clear'])
    expect(actor.getSnapshot().context.override).toEqual({ temperature: 'imperial' })
  })

  test('[E-T-17] news from the address replace the selection and are not written back', () => {
    const actor = start()
    const read = rangeAddress.read(parseQuery('model=EX90&temperatureIndex=9'), {
      cars: tinyToolCars,
    })
    actor.send({ type: 'address.changed', ...read })
    record.clock.increment(1000)
    expect([selectionOf(actor).car.model, record.written]).toEqual(['EX90', []])
    expect(actor.getSnapshot().context.corrections).toContain('address.temperature')
  })
})
