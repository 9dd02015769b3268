// The paths of the savings machine's own graph, driven through the mounted tool by what a visitor does.
import {
  savingsAddress,
  savingsMachine,
  savingsView,
  type SavingsEvent,
} from '@evkit/engine/savings'
import { numberFormat } from '@evkit/engine/site'
import { tinySavingsContent, tinySavingsState } from '@evkit/engine/testing'
import { walkSavings } from '../../../engine/test/kit/savings-walk.js'
import { recordTool } from '../../../engine/test/kit/tool-record.js'
import { page as browser } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { configurations, mountSavings, sentenceOf, totalOf, type SavingsPage } from './mounted.js'
import { findInput, listChosen, part, textOf, translate } from '../tool-page.js'
import { actOnValue, fieldOf, readOf } from '../value-tool.js'
import { drive, pressButton, pressRadio, setBox, twinTool, type TwinTool } from '../walk-tool.js'

// The address the walk moves to with `address.changed`.
const WALKED_ADDRESS = 'car=EX90&mileage=1234&fuel=0'
const SLIDERS = ['mileage', 'fuelCost', 'fuelEconomy', 'energyCost']

type News = 'configuration.answered' | 'value.register' | 'value.unregister'
type Visitor = Exclude<SavingsEvent, { readonly type: News }>

// What services answer and other blocks register is no query of a visitor.
const isVisitors = (event: SavingsEvent): event is Visitor =>
  !['configuration.answered', 'value.register', 'value.unregister'].includes(event.type)

const act = async (page: SavingsPage, event: SavingsEvent): Promise<boolean> => {
  if (!isVisitors(event)) return false
  switch (event.type) {
    case 'car.choose':
      return pressRadio(page, event.car)
    case 'units.choose':
      return pressRadio(page, event.override.range === 'imperial' ? 'mi' : 'km')
    case 'fuel.include':
      return setBox(findInput(page, 'input[type=checkbox]'), event.isOn)
    case 'selection.reset':
      return pressButton(page, 'reset.label')
    case 'address.changed':
      page.move(WALKED_ADDRESS)
      return true
    default:
      return actOnValue(page, event)
  }
}

const shown = (page: SavingsPage): unknown => ({
  state: part(page, 'savings-tool').dataset['state'],
  total: totalOf(page),
  sentence: sentenceOf(page),
  conditions: textOf(page, 'conditions'),
  chosen: listChosen(page),
  isFuelOn: findInput(page, 'input[type=checkbox]').checked,
  read: SLIDERS.map((id) => readOf(page, id)),
  typed: SLIDERS.map((id) => Number(fieldOf(page, id).value)),
  taxes: part(page, 'taxes').dataset['state'],
  notices: [...page.element.querySelectorAll('[data-part="notices"] p')].map(
    ({ textContent }) => textContent,
  ),
})

const twinOf = (): TwinTool<SavingsEvent> => {
  const record = recordTool(savingsAddress, '')
  const actor = createActor(savingsMachine.provide({ actions: record.actions }), {
    input: tinySavingsState,
    clock: record.clock,
  }).start()
  const twin = twinTool({
    record,
    actor,
    view: (state) =>
      savingsView({ state, content: tinySavingsContent, translate, numbers: numberFormat('en') }),
    wanted: ({ total, cars, distances, fuel, sliders, tax, corrections }) => ({
      state: total.isExtraCost ? 'extra-cost' : 'saving',
      total: total.text,
      sentence: total.sentence,
      conditions: total.conditions,
      chosen: [cars, distances].flatMap(({ choices }) =>
        choices.filter(({ isChosen }) => isChosen).map(({ value }) => value),
      ),
      isFuelOn: fuel.include.isOn,
      read: sliders.map(({ valueText }) => valueText),
      typed: sliders.map(({ field }) => field.value),
      taxes: tax.status,
      notices: corrections,
    }),
  })
  return {
    ...twin,
    send: (event: SavingsEvent) => {
      twin.send(event)
      const { main, selection } = actor.getSnapshot().context
      const configuration = configurations[selection.car.model]
      if (main.status !== 'LOADING' || configuration === undefined) return
      const { model } = selection.car
      twin.send({ type: 'configuration.answered', side: 'main', model, configuration })
    },
  }
}

const walk = walkSavings()
const paths = walk.paths
  .filter((path) => path.every((step) => step.kind === 'wait' || isVisitors(step.event)))
  .map((path, at) => [at, path] as const)

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the paths of the savings tool', () => {
  test('[E-T-38] there is a path for every transition', () => {
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
    expect(paths.length).toBeGreaterThan(10)
  })

  test.each(paths)('path %i', async (_, path) => {
    const page = mountSavings()
    await drive(
      path,
      { page, shown: () => shown(page), act: (event: SavingsEvent) => act(page, event) },
      twinOf(),
    )
  })
})
