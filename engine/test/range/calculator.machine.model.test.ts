import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { calculatorMachine, lightCalculatorMachine } from '../../src/range/calculator.machine.js'
import {
  resolveFirstTab,
  resolveTabStyle,
  toTabInteraction,
  TOOL_TABS,
} from '../../src/range/tabs.js'
import { calculatorAddress } from '../../src/range/calculator.url.js'
import { tinyCalculatorInput } from '../../src/testing/range-samples.js'
import { walkCalculator, walkLightCalculator } from '../kit/range-walk.js'
import { recordTool } from '../kit/tool-record.js'

let record = recordTool(calculatorAddress)
beforeEach(() => {
  record = recordTool(calculatorAddress)
})

const start = (machine: typeof calculatorMachine | typeof lightCalculatorMachine) =>
  createActor((machine as typeof calculatorMachine).provide({ actions: record.actions }), {
    input: tinyCalculatorInput,
    clock: record.clock,
  }).start()

describe('the graphs', () => {
  test.each([
    ['full', walkCalculator()],
    ['light', walkLightCalculator()],
  ])('[E-T-38] every state and transition of %s is reached', (_, walk) => {
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test.each(walkCalculator().paths.map((path, at) => [at, path] as const))(
    'path %i keeps a drivetrain the car has',
    (_, path) => {
      const actor = start(calculatorMachine)
      for (const step of path) {
        if (step.kind === 'wait') record.clock.increment(40)
        else actor.send(step.event)
        const { car, motor } = actor.getSnapshot().context.selection
        expect(car.drivetrains).toContain(motor)
      }
    },
  )
})

describe('the full calculator', () => {
  test('[T-CALC-11] choices are written back once they have come to rest', () => {
    const actor = start(calculatorMachine)
    actor.send({ type: 'car.choose', model: 'EX30' })
    actor.send({ type: 'profile.choose', profile: 'mixed' })
    record.clock.increment(39)
    expect(record.written).toEqual([])
    record.clock.increment(1)
    expect(record.written).toEqual([
      'model=EX30&profile=mixed&temperatureIndex=3&climate=true&powerTrain=Twin',
    ])
  })

  test('[E-T-36] reset clears the address', () => {
    const actor = start(calculatorMachine)
    actor.send({ type: 'selection.reset' })
    record.clock.increment(40)
    expect(record.written).toEqual(['clear'])
  })

  test('[E-T-09] while dragging the address is written but nothing announced', () => {
    const actor = start(calculatorMachine)
    actor.send({ type: 'slider.grab' })
    actor.send({ type: 'temperature.set', index: '0' })
    record.clock.increment(40)
    expect([record.written.length, actor.getSnapshot().context.announced._tag]).toEqual([1, 'None'])
    actor.send({ type: 'slider.release' })
    record.clock.increment(40)
    expect(actor.getSnapshot().context.announced._tag).toBe('Some')
  })
})

describe('the light calculator', () => {
  test('[T-LIGHT-01] there is no profile, climate or car to choose', () => {
    const actor = start(lightCalculatorMachine)
    actor.send({ type: 'profile.choose', profile: 'highway' })
    actor.send({ type: 'climate.set', isOn: false })
    actor.send({ type: 'car.choose', model: 'EX30' })
    expect(actor.getSnapshot().context.selection).toBe(tinyCalculatorInput.selection)
    actor.send({ type: 'temperature.set', index: '0' })
    actor.send({ type: 'drivetrain.choose', drivetrain: 'Single' })
    const { outsideTemperatureIndex, motor } = actor.getSnapshot().context.selection
    expect([outsideTemperatureIndex, motor]).toEqual(['0', 'Single'])
  })
})

describe('tabs', () => {
  test('[T-TABS-01] savings, range, charging', () => {
    expect(TOOL_TABS).toEqual(['savings', 'range', 'charging'])
  })

  test.each([
    [['charging', 'range'], 'charging'],
    [[null, 'range'], 'range'],
    [['', ''], 'savings'],
    [['other', 'charging'], 'charging'],
    [['Range', undefined], 'savings'],
    [[], 'savings'],
    [[['range'], 5], 'savings'],
  ])('[T-TABS-02] %j shows %s first', (candidates, tab) => {
    expect(resolveFirstTab(candidates)).toBe(tab)
  })

  test('[T-TABS-03] a changed tab is told as a toggle', () => {
    expect(toTabInteraction('charging')).toEqual({
      event: 'interaction',
      action: 'toggle',
      label: 'charging',
    })
  })

  test('[T-TABS-05] navigation style only under 1024 px', () => {
    expect([
      resolveTabStyle('navigation', 1023),
      resolveTabStyle('navigation', 1023.5),
      resolveTabStyle('navigation', 1024),
      resolveTabStyle('buttons', 400),
    ]).toEqual(['navigation', 'navigation', 'buttons', 'buttons'])
  })
})
