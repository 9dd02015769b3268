// The paths of the charging machine's own graph, driven through the mounted tool by what a visitor does.
import { userEvent } from 'vitest/browser'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  chargingAddress,
  chargingMachine,
  chargingView,
  type ChargingEvent,
} from '@evkit/engine/charging'
import { numberFormat } from '@evkit/engine/site'
import type { ChargingViewInput } from '../../../engine/src/charging/view/charging.view.js'
import { walkCharging, WALKED_ADDRESS, walkInput } from '../../../engine/test/kit/charging-walk.js'
import { recordTool } from '../../../engine/test/kit/tool-record.js'
import type { WalkStep } from '../../../engine/test/kit/walk.js'
import { content as plain, input, mount, textOf, translate, type Mounted } from './mounted.js'

const SETTLED = 60

// With two wallboxes, so that the walk meets that choice too.
const content: typeof plain = { ...plain, homePowers: ['11kW', '22kW'] }

const find = (mounted: Mounted, selector: string): HTMLElement | null =>
  mounted.element.querySelector<HTMLElement>(selector)

const findInput = (mounted: Mounted, selector: string): HTMLInputElement | null =>
  mounted.element.querySelector<HTMLInputElement>(selector)

const radio = (mounted: Mounted, value: string) =>
  findInput(mounted, `input[type=radio][value="${value}"]:not(:disabled)`)

const thumb = (mounted: Mounted, name: string) => findInput(mounted, `input[data-thumb="${name}"]`)

const field = (mounted: Mounted, name: string) => {
  const label = [...mounted.element.querySelectorAll('label')].find(
    ({ textContent }) => textContent === `range.${name}`,
  )
  return label === undefined
    ? null
    : document.querySelector<HTMLInputElement>(`#${CSS.escape(label.htmlFor)}`)
}

const button = (mounted: Mounted, name: string) =>
  [...mounted.element.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
  null

const chooseCar = async (mounted: Mounted, name: string): Promise<void> => {
  const opener = find(mounted, '[data-part="car-opener"]')
  if (opener?.getAttribute('aria-expanded') === 'false') await userEvent.click(opener)
  const choice = radio(mounted, name)
  if (choice !== null) await userEvent.click(choice)
  await userEvent.keyboard('{Escape}')
}

const act = async (mounted: Mounted, event: ChargingEvent): Promise<boolean> => {
  const click = async (element: HTMLElement | null): Promise<boolean> => {
    if (element !== null) await userEvent.click(element)
    return element !== null
  }
  switch (event.type) {
    case 'car.choose':
      await chooseCar(mounted, event.name)
      return true
    case 'motorType.choose':
      return click(radio(mounted, event.motorType))
    case 'motor.choose':
      return click(radio(mounted, event.motor))
    case 'heatPump.set':
      return click(find(mounted, '[data-part="check-box"] input'))
    case 'chargeType.toggle': {
      const isHome = radio(mounted, 'home')?.checked === true
      return click(radio(mounted, isHome ? 'public' : 'home'))
    }
    case 'current.choose':
      return click(radio(mounted, event.current))
    case 'homePower.choose':
      return radio(mounted, 'home')?.checked === true && click(radio(mounted, event.power))
    case 'power.choose':
      return click(radio(mounted, event.power))
    case 'thumbs.set': {
      const [from, to] = [thumb(mounted, 'from'), thumb(mounted, 'to')]
      if (from === null || to === null) return false
      input(from, event.thumbs[0])
      input(to, event.thumbs[1])
      return true
    }
    case 'thumb.set': {
      const box = field(mounted, event.thumb)
      if (box === null) return false
      await userEvent.fill(box, String(event.level))
      await userEvent.keyboard('{Enter}')
      return true
    }
    case 'thumb.press':
      thumb(mounted, event.press.thumb)?.focus()
      await userEvent.keyboard(`{${event.press.key}}`)
      return true
    case 'slider.grab':
      thumb(mounted, 'to')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      return true
    case 'slider.release':
      thumb(mounted, 'to')?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
      return true
    case 'selection.reset':
      return click(button(mounted, 'reset.label'))
    case 'address.changed':
      mounted.move(WALKED_ADDRESS)
      return true
  }
}

const shown = (mounted: Mounted): Record<string, unknown> => ({
  mode: find(mounted, '[data-part="charging-tool"]')?.dataset['state'],
  status: find(mounted, '[data-part="estimate"]')?.dataset['state'],
  time: find(mounted, '[data-part="duration"]')?.lastElementChild?.textContent,
  conditions: textOf(mounted, 'conditions'),
  range: textOf(mounted, 'range-text'),
  heatPump: findInput(mounted, '[data-part="check-box"] input')?.checked,
  chosen: [...mounted.element.querySelectorAll('[data-part="controls"] input[type=radio]')]
    .filter((one) => one instanceof HTMLInputElement && one.checked)
    .map((one) => one.getAttribute('value')),
  thumbs: ['from', 'to'].map((name) => thumb(mounted, name)?.getAttribute('aria-valuetext')),
})

const wanted = (state: ChargingViewInput['state']): Record<string, unknown> => {
  const view = chargingView({ state, content, translate, numbers: numberFormat('en-GB') })
  const { controls, panel } = view
  const groups = [
    controls.motorType,
    controls.motor,
    controls.place,
    controls.current,
    controls.homePower,
    controls.power,
  ]
  return {
    mode: view.mode,
    status: panel.status,
    time: panel.status === 'time' ? panel.duration.spoken : undefined,
    conditions: panel.conditions,
    range: controls.slider.text,
    heatPump: controls.heatPump?.isOn,
    chosen: groups.flatMap((group) =>
      (group?.choices ?? []).filter(({ isChosen }) => isChosen).map(({ value }) => value),
    ),
    thumbs: [controls.slider.from.valueText, controls.slider.to.valueText],
  }
}

// The twin of the mounted tool: the same machine on a clock of its own.
const twin = () => {
  const record = recordTool(chargingAddress, '')
  const actor = createActor(chargingMachine.provide({ actions: record.actions }), {
    input: walkInput,
    clock: record.clock,
  }).start()
  return { ...record, actor }
}

const walk = walkCharging()

describe('the machine’s paths through the mounted tool', () => {
  test('[E-T-38] there is a path for every transition', () => {
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
    expect(walk.paths.length).toBeGreaterThan(15)
  })

  test.each(walk.paths.map((path, at) => [at, path] as const))('path %i', async (_, path) => {
    const mounted = mount({ content })
    const { clock, written, actor } = twin()
    await vi.waitFor(() => {
      expect(shown(mounted)).toEqual(wanted(actor.getSnapshot().context))
    })
    const step = async (one: WalkStep<ChargingEvent>): Promise<void> => {
      if (one.kind === 'wait') {
        clock.increment(SETTLED)
        await new Promise((done) => setTimeout(done, SETTLED))
        return
      }
      const before = wanted(actor.getSnapshot().context)
      const isThere = await act(mounted, one.event)
      actor.send(one.event)
      // A query the page offers no control for must be one that changes nothing.
      if (!isThere) {
        expect(wanted(actor.getSnapshot().context)).toEqual(before)
      }
      await vi.waitFor(() => {
        expect(shown(mounted)).toEqual(wanted(actor.getSnapshot().context))
      })
    }
    for (const one of path) await step(one)
    clock.increment(SETTLED)
    await vi.waitFor(() => {
      expect(mounted.written.at(-1)).toBe(written.at(-1))
    })
  })
})
