// The paths of the machines of the range tools, driven through the mounted tools by what a visitor does.
import {
  calculatorAddress,
  calculatorMachine,
  calculatorView,
  lightAddress,
  lightCalculatorMachine,
  lightCalculatorView,
  rangeAddress,
  rangeToolMachine,
  rangeToolView,
  type CalculatorEvent,
  type RangeToolEvent,
} from '@evkit/engine/range'
import { parseQuery } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import {
  tinyCalculatorContent,
  tinyCalculatorInput,
  tinyLightContent,
  tinyToolContent,
} from '@evkit/engine/testing'
import type { LightCalculatorEvent } from '../../../engine/src/range/calculator.machine.js'
import { gridInput } from '../../../engine/src/testing/range-samples.js'
import {
  walkCalculator,
  walkLightCalculator,
  walkRangeTool,
} from '../../../engine/test/kit/range-walk.js'
import { recordTool } from '../../../engine/test/kit/tool-record.js'
import type { WalkStep } from '../../../engine/test/kit/walk.js'
import { userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { createActor } from 'xstate'
import { find, findInput, listChosen, part, textOf, translate } from '../tool-page.js'
import {
  chooseCar,
  drive,
  hold,
  pressButton,
  pressRadio,
  setBox,
  twinTool,
  type TwinTool,
} from '../walk-tool.js'
import { mountCalculator, mountLight, mountTool, startLight, type RangePage } from './mounted.js'

const words = { translate, numbers: numberFormat('en-GB') }
// The addresses the walks move to with `address.changed`.
const CALCULATOR_ADDRESS = 'model=EX30&climate=false'
const TOOL_ADDRESS = 'model=EX90&temperatureIndex=1'

type Visitor = Exclude<
  CalculatorEvent | RangeToolEvent,
  { readonly type: 'data.changed' | 'feed.changed' }
>

const UNITS = {
  range: { metric: 'km', imperial: 'mi' },
  temperature: { metric: 'C', imperial: 'F' },
} as const

const act = async (page: RangePage, event: Visitor, address: string): Promise<boolean> => {
  const slider = findInput(page, '[data-part="temperature"] input')
  switch (event.type) {
    case 'car.choose':
      return part(page, 'temperature').closest('[data-part="light-calculator"]') === null
        ? chooseCar(page, event.model)
        : false
    case 'drivetrain.choose':
      return pressRadio(page, event.drivetrain)
    case 'motorType.choose':
      return pressRadio(page, event.motorType)
    case 'profile.choose':
      return pressRadio(page, event.profile)
    case 'temperature.set':
      await userEvent.click(
        find(page, `[data-part="temperature"] button:nth-of-type(${Number(event.index) + 1})`),
      )
      return true
    case 'temperature.press':
      slider.focus()
      await userEvent.keyboard(`{${event.press.key}}`)
      return true
    case 'climate.set':
      return setBoxOf(page, 0, event.isOn)
    case 'heatPump.set':
      return setBoxOf(page, 1, event.isOn)
    case 'units.choose': {
      const { range, temperature } = event.override
      if (range !== undefined) return pressRadio(page, UNITS.range[range])
      return temperature === undefined ? false : pressRadio(page, UNITS.temperature[temperature])
    }
    case 'slider.grab':
      hold(slider, 'pointerdown')
      return true
    case 'slider.release':
      hold(slider, 'pointerup')
      return true
    case 'selection.reset':
      return pressButton(page, 'reset.label')
    case 'address.changed':
      page.move(address)
      return true
  }
}

const listBoxes = (page: RangePage): readonly HTMLInputElement[] => [
  ...page.element.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
]

const setBoxOf = (page: RangePage, at: number, isOn: boolean): Promise<boolean> => {
  const box = listBoxes(page)[at]
  return box === undefined ? Promise.resolve(false) : setBox(box, isOn)
}

const shown = (page: RangePage): Record<string, unknown> => {
  const slider = page.element.querySelector('[data-part="temperature"] input')
  return {
    range: page.element.querySelector('[data-part="range"]')?.lastElementChild?.textContent,
    conditions: textOf(page, 'conditions'),
    basis: part(page, 'basis').dataset['state'],
    chosen: listChosen(page),
    temperature: slider?.getAttribute('aria-valuetext'),
    boxes: listBoxes(page).map(({ checked, disabled }) => [checked, disabled]),
    notices: [...page.element.querySelectorAll('[data-part="notices"] p')].map(
      ({ textContent }) => textContent,
    ),
    notes: textOf(page, 'disclaimers'),
    picture: page.element.querySelector('[data-part="car-opener"] img')?.getAttribute('src'),
    link: page.element.querySelector('a[class*="button"]')?.getAttribute('href'),
    sentence: textOf(page, 'description'),
    map: textOf(page, 'range-map'),
  }
}

interface Wanted {
  readonly panel: ReturnType<typeof calculatorView>['total']['panel']
  readonly groups: readonly { readonly choices: readonly { value: string; isChosen: boolean }[] }[]
  readonly temperature: { readonly valueText: string }
  readonly boxes: readonly { readonly isOn: boolean; readonly isDisabled: boolean }[]
  readonly corrections: readonly string[]
  readonly notes: readonly { readonly text: string }[]
  readonly picture: { readonly src: string } | undefined
  readonly link: string | undefined
  readonly sentence: string
  readonly map: string
}

const wanted = (view: Wanted): Record<string, unknown> => ({
  range: view.panel.status === 'OK' ? view.panel.figure.spoken : undefined,
  conditions: view.panel.status === 'OK' ? view.panel.conditions : '',
  basis: view.panel.status === 'OK' ? view.panel.basis.kind : undefined,
  chosen: view.groups.flatMap(({ choices }) =>
    choices.filter(({ isChosen }) => isChosen).map(({ value }) => value),
  ),
  temperature: view.temperature.valueText,
  boxes: view.boxes.map(({ isOn, isDisabled }) => [isOn, isDisabled]),
  notices: view.corrections,
  notes: view.notes.map(({ text }) => text).join(''),
  picture: view.picture?.src,
  link: view.link,
  sentence: view.sentence,
  map: view.map,
})

const calculatorTwin = (): TwinTool<CalculatorEvent> => {
  const record = recordTool(calculatorAddress, '')
  return twinTool({
    record,
    actor: createActor(calculatorMachine.provide({ actions: record.actions }), {
      input: tinyCalculatorInput,
      clock: record.clock,
    }).start(),
    view: (state) => calculatorView({ state, content: tinyCalculatorContent, ...words }),
    wanted: ({ car, habits, units, total, corrections, disclaimers, text }) =>
      wanted({
        panel: total.panel,
        groups: [car.drivetrain, habits.profile.control, units.distance, units.temperature],
        temperature: habits.temperature.control,
        boxes: [habits.climate.control],
        corrections,
        notes: disclaimers,
        picture: car.selector.chosen.picture,
        link: total.explore?.href,
        sentence: text,
        map: '',
      }),
  })
}

const lightTwin = (): TwinTool<LightCalculatorEvent> => {
  const record = recordTool(lightAddress, '')
  return twinTool({
    record,
    actor: createActor(lightCalculatorMachine.provide({ actions: record.actions }), {
      input: startLight(''),
      clock: record.clock,
    }).start(),
    view: (state) => lightCalculatorView({ state, content: tinyLightContent, ...words }),
    wanted: ({ panel, drivetrain, temperature, corrections, link, intro }) =>
      wanted({
        panel,
        groups: [drivetrain],
        temperature,
        boxes: [],
        corrections,
        notes: [],
        picture: undefined,
        link: link.href,
        sentence: intro,
        map: '',
      }),
  })
}

const toolTwin = (): TwinTool<RangeToolEvent> => {
  const record = recordTool(rangeAddress, '')
  return twinTool({
    record,
    actor: createActor(rangeToolMachine.provide({ actions: record.actions }), {
      input: gridInput,
      clock: record.clock,
    }).start(),
    view: (state) => rangeToolView({ state, content: tinyToolContent, ...words }),
    wanted: ({ controls, panel, corrections, disclaimers, map, text }) => {
      const { motorType, profile, temperature, climate, heatPump, units, picker } = controls
      return wanted({
        panel,
        groups: [motorType, profile, units.distance, units.temperature],
        temperature,
        boxes: [climate, heatPump],
        corrections,
        notes: disclaimers,
        picture: picker.chosen.picture,
        link: undefined,
        sentence: text,
        map: map.sentence,
      })
    },
  })
}

// What the data brings is no query of a visitor: new data that equals the old, and feeds the page cannot have got.
const isNews = (event: CalculatorEvent | RangeToolEvent): boolean =>
  event.type === 'data.changed' || event.type === 'feed.changed'

const visitorPaths = <Event extends CalculatorEvent | RangeToolEvent>(
  paths: readonly (readonly WalkStep<Event>[])[],
) =>
  paths
    .filter((path) => path.every((step) => step.kind === 'wait' || !isNews(step.event)))
    .map((path, at) => [at, path] as const)

const toVisitor = (event: CalculatorEvent | RangeToolEvent): Visitor => {
  if (isNews(event)) throw new Error('no query of a visitor')
  return event as Visitor
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

const calculator = walkCalculator()
describe('the paths of the full calculator', () => {
  test('[E-T-38] there is a path for every transition', () => {
    expect([calculator.missingStates, calculator.missingTransitions]).toEqual([[], []])
    expect(visitorPaths(calculator.paths).length).toBeGreaterThan(12)
  })
  test.each(visitorPaths(calculator.paths))('path %i', async (_, path) => {
    const page = mountCalculator()
    const tool = {
      page,
      shown: () => shown(page),
      act: (event: CalculatorEvent) => act(page, toVisitor(event), CALCULATOR_ADDRESS),
    }
    await drive(path, tool, calculatorTwin())
  })
})

const light = walkLightCalculator()
const LIGHT_ADDRESS = 'powerTrain=Single&temperatureIndex=x'

// Reset and units have no control of their own there; its address holds temperature and drivetrain only.
const lightPath = (path: readonly WalkStep<LightCalculatorEvent>[]): typeof path =>
  path.flatMap((step): readonly WalkStep<LightCalculatorEvent>[] => {
    if (step.kind === 'wait') return [step]
    if (['selection.reset', 'units.choose'].includes(step.event.type)) return []
    if (step.event.type !== 'address.changed') return [step]
    const read = lightAddress.read(parseQuery(LIGHT_ADDRESS), startLight(''))
    return [{ kind: 'event', event: { type: 'address.changed', ...read } }]
  })

describe('the paths of the light calculator', () => {
  test('[E-T-38] there is a path for every transition', () => {
    expect([light.missingStates, light.missingTransitions]).toEqual([[], []])
  })
  test.each(visitorPaths(light.paths))('path %i', async (_, path) => {
    const page = mountLight()
    const tool = {
      page,
      shown: () => shown(page),
      act: (event: CalculatorEvent) => act(page, toVisitor(event), LIGHT_ADDRESS),
    }
    await drive(lightPath(path), tool, lightTwin())
  })
})

const rangeTool = walkRangeTool()
describe('the paths of the range tool', () => {
  test('[E-T-38] there is a path for every transition', () => {
    expect([rangeTool.missingStates, rangeTool.missingTransitions]).toEqual([[], []])
    expect(visitorPaths(rangeTool.paths).length).toBeGreaterThan(12)
  })
  test.each(visitorPaths(rangeTool.paths))('path %i', async (_, path) => {
    const page = mountTool()
    const tool = {
      page,
      shown: () => shown(page),
      act: (event: RangeToolEvent) => act(page, toVisitor(event), TOOL_ADDRESS),
    }
    await drive(path, tool, toolTwin())
  })
})
