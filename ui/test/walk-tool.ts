// Drives a path of a machine's own graph through a mounted tool, beside a twin: the same machine on a clock of its own.
import type { ToolRecord } from '../../engine/test/kit/tool-record.js'
import type { WalkStep } from '../../engine/test/kit/walk.js'
import { userEvent } from 'vitest/browser'
import { expect, vi } from 'vitest'
import { find, findInput, rest, type ToolPage } from './tool-page.js'

/** [ms] Longer than a change takes to come to rest. */
const SETTLED = 60

/** A mounted tool. */
export interface DrivenTool<Event> {
  readonly page: ToolPage
  /** What is drawn now. */
  readonly shown: () => unknown
  /** Does what a visitor would do; answers false where the page offers nothing to do it with. */
  readonly act: (event: Event) => Promise<boolean>
}

/** The same machine without a screen. */
export interface TwinTool<Event> {
  /** What the view of its state says is to be drawn. */
  readonly wanted: () => unknown
  /** What the live region is to say. */
  readonly live: () => string
  readonly written: string[]
  readonly send: (event: Event) => void
  /** Lets time [ms] go by. */
  readonly wait: (time: number) => void
}

interface TwinParts<Event, Selection, State, View> {
  readonly record: ToolRecord<Selection>
  /** The machine, running with the clock and the actions of the record. */
  readonly actor: {
    readonly send: (event: Event) => void
    readonly getSnapshot: () => { readonly context: State }
  }
  readonly view: (state: State) => View
  /** What of its view is to be drawn. */
  readonly wanted: (view: View) => unknown
}

/** Makes a twin of a running machine. */
export const twinTool = <Event, Selection, State, View extends { readonly live: string }>({
  record,
  actor,
  ...parts
}: TwinParts<Event, Selection, State, View>): TwinTool<Event> => {
  const view = () => parts.view(actor.getSnapshot().context)
  return {
    written: record.written,
    wanted: () => parts.wanted(view()),
    live: () => view().live,
    send: (event) => {
      actor.send(event)
    },
    wait: (time) => {
      record.clock.increment(time)
    },
  }
}

/** Takes every step on both and compares them after each. */
export const drive = async <Event>(
  path: readonly WalkStep<Event>[],
  tool: DrivenTool<Event>,
  twin: TwinTool<Event>,
): Promise<void> => {
  let isAllOffered = true
  const compare = () =>
    vi.waitFor(
      () => {
        expect(tool.shown()).toEqual(twin.wanted())
      },
      { timeout: 3000, interval: 20 },
    )
  await compare()
  for (const step of path) {
    const before = { wanted: twin.wanted(), count: twin.written.length }
    const isOffered = step.kind === 'wait' || (await tool.act(step.event))
    if (step.kind === 'event') twin.send(step.event)
    await rest(SETTLED)
    twin.wait(SETTLED)
    if (!isOffered) {
      // A query the page offers no control for must be one that changes nothing.
      isAllOffered = false
      expect(twin.wanted()).toEqual(before.wanted)
      twin.written.length = before.count
    }
    await compare()
  }
  await vi.waitFor(() => {
    expect(tool.page.written.at(-1)).toBe(twin.written.at(-1))
    if (isAllOffered) expect(find(tool.page, '[data-part="live"]').textContent).toBe(twin.live())
  })
}

/** Presses the radio of a value, if it is there, can be chosen and is not chosen. */
export const pressRadio = async (page: ToolPage, value: string): Promise<boolean> => {
  const radio = page.element.querySelector<HTMLInputElement>(
    `input[type=radio][value="${value}"]:not(:disabled)`,
  )
  if (radio === null || radio.checked) return false
  const details = radio.closest('details')
  if (details !== null) details.open = true
  await userEvent.click(radio)
  return true
}

/** Presses the tab of a name, if it is there and not selected. */
export const pressTab = async (page: ToolPage, name: string): Promise<boolean> => {
  const tab = [...page.element.querySelectorAll('[role=tab]')].find(
    ({ textContent }) => textContent === name,
  )
  if (tab === undefined || tab.getAttribute('aria-selected') === 'true') return false
  await userEvent.click(tab)
  return true
}

/** Ticks or clears a checkbox that is not yet so. */
export const setBox = async (box: HTMLInputElement, isOn: boolean): Promise<boolean> => {
  if (box.disabled || box.checked === isOn) return false
  await userEvent.click(box)
  return true
}

/** Presses the button of a text. */
export const pressButton = async (page: ToolPage, text: string): Promise<boolean> => {
  const button = [...page.element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === text,
  )
  if (button !== undefined) await userEvent.click(button)
  return button !== undefined
}

/** Chooses a car in the picker with pictures. */
export const chooseCar = async (page: ToolPage, value: string): Promise<boolean> => {
  await userEvent.click(find(page, '[data-part="car-opener"]'))
  const radio = findInput(page, `dialog input[value="${value}"]`)
  const isNew = !radio.checked
  if (isNew) await userEvent.click(radio)
  await userEvent.keyboard('{Escape}')
  return isNew
}

/** Takes hold of a slider, or lets it go. */
export const hold = (slider: HTMLElement, what: 'pointerdown' | 'pointerup'): void => {
  slider.dispatchEvent(new PointerEvent(what, { bubbles: true }))
}
