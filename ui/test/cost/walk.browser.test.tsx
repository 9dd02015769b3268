// The paths of the cost machine's own graph, driven through the mounted calculator by what a visitor does.
import { costAddress, costMachine, costView, type CostEvent } from '@evkit/engine/cost'
import { numberFormat } from '@evkit/engine/site'
import { tinyCostContent, tinyCostState } from '@evkit/engine/testing'
import { walkCost } from '../../../engine/test/kit/cost-walk.js'
import { recordTool } from '../../../engine/test/kit/tool-record.js'
import { page as browser } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { find, listChosen, listSelectedTabs, textOf, translate } from '../tool-page.js'
import { actOnValue, fieldOf, readOf } from '../value-tool.js'
import { drive, pressButton, pressRadio, pressTab, twinTool, type TwinTool } from '../walk-tool.js'
import { mountCost, type CostPage } from './mounted.js'

// The address the walk moves to with `address.changed`.
const WALKED_ADDRESS = 'costType=EX90&costMileage=9999'
const SLIDERS = ['mileage', 'energyCost'] as const

const act = async (page: CostPage, event: CostEvent): Promise<boolean> => {
  switch (event.type) {
    case 'type.choose':
      return pressTab(page, event.carType)
    case 'units.choose':
      return pressRadio(page, event.override.range === 'imperial' ? 'mi' : 'km')
    case 'selection.reset':
      return pressButton(page, 'reset.label')
    case 'address.changed':
      page.move(WALKED_ADDRESS)
      return true
    default:
      return actOnValue(page, event)
  }
}

const shown = (page: CostPage): unknown => ({
  cost: find(page, '[data-part="cost"]').lastElementChild?.textContent,
  conditions: textOf(page, 'conditions'),
  chosen: [...listSelectedTabs(page), ...listChosen(page)],
  read: SLIDERS.map((id) => readOf(page, id)),
  typed: SLIDERS.map((id) => Number(fieldOf(page, id).value)),
  facts: ['year', 'distance', 'energy'].map(
    (id) => find(page, `[data-part="fact-${id}"] dd`).textContent,
  ),
  notices: [...page.element.querySelectorAll('[data-part="notices"] p')].map(
    ({ textContent }) => textContent,
  ),
})

const twinOf = (): TwinTool<CostEvent> => {
  const record = recordTool(costAddress, '')
  return twinTool({
    record,
    actor: createActor(costMachine.provide({ actions: record.actions }), {
      input: tinyCostState,
      clock: record.clock,
    }).start(),
    view: (state) =>
      costView({ state, content: tinyCostContent, translate, numbers: numberFormat('en-GB') }),
    wanted: ({ result, types, distances, sliders, corrections }) => {
      if (result.kind === 'missing') throw new Error('a figure for every query')
      return {
        cost: result.spoken,
        conditions: result.conditions,
        chosen: [types, distances].flatMap(({ choices }) =>
          choices.filter(({ isChosen }) => isChosen).map(({ value }) => value),
        ),
        read: SLIDERS.map((id) => sliders[id].valueText),
        typed: SLIDERS.map((id) => sliders[id].field.value),
        facts: result.facts.map(({ text }) => text),
        notices: corrections,
      }
    },
  })
}

const walk = walkCost()

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the paths of the cost calculator', () => {
  test('[E-T-38] there is a path for every transition', () => {
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
    expect(walk.paths.length).toBeGreaterThan(10)
  })

  test.each(walk.paths.map((path, at) => [at, path] as const))('path %i', async (_, path) => {
    const page = mountCost()
    await drive(
      path,
      { page, shown: () => shown(page), act: (event: CostEvent) => act(page, event) },
      twinOf(),
    )
  })
})
