// The paths of the planner's own graph, driven through the mounted page by what a visitor does and a service answers.
import { either as E } from 'fp-ts'
import {
  routeMachine,
  routeView,
  routeAddress,
  type RouteEvent,
  type RouteReply,
} from '@evkit/engine/route'
import type { PlaceField } from '@evkit/engine/internal/route'
import { numberFormat } from '@evkit/engine/site'
import { tinyRouteView } from '@evkit/engine/testing'
import { endOf } from '../../../engine/src/route/route-ends.js'
import { tinyPlaces } from '../../../engine/src/testing/route-samples.js'
import { walkInput, walkRoute } from '../../../engine/test/kit/route-walk.js'
import type { ActorEvent, WalkStep } from '../../../engine/test/kit/walk.js'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { boxOf, mountRoute, optionsOf, type Asked, type RoutePage } from './mounted.js'
import { driveParts } from './drive-parts.js'
import { find, input, nextFrame, part, textOf, translate } from '../tool-page.js'
import { pressOn, readOf, sliderOf } from '../value-tool.js'
import { drive, type TwinTool } from '../walk-tool.js'

/** Gothenburg as origin: what the walk starts with, and what its address holds. */
const ADDRESS = 'from=Gothenburg,+Sweden&fromAt=57.70887,11.97456'
const WAY = `${ADDRESS}&via1=Stockholm&via2=Malm%C3%B6`
const FIELDS = ['origin', 'destination'] as const satisfies readonly PlaceField[]
const SLIDERS = ['start', 'reserve', 'arrival', 'limit'] as const
const recent = [tinyPlaces.lund]

type Path = readonly WalkStep<RouteEvent>[]

// Waiting for a service until it is too late takes longer than a test, and an empty input has no button to clear it: the
// engine's own walk takes these.
const WAITING = ['resolving', 'routing', 'asking', 'fetching']

const isOffered = (path: Path): boolean => {
  const actor = createActor(routeMachine, {
    input: walkInput,
    clock: new SimulatedClock(),
  }).start()
  return path.every((step) => {
    const { value, context } = actor.getSnapshot()
    if (step.kind === 'wait') {
      return ![value.search, value.assist].some((one) => WAITING.includes(one))
    }
    actor.send(step.event)
    return step.event.type !== 'field.clear' || endOf(context.ends, step.event.field).text !== ''
  })
}

// The map tells of itself, and what needs a plan or a second place on the way is looked at by itself.
const OTHERS: readonly string[] = [
  ...['map.ready', 'map.failed', 'selection.changed'],
  ...['via.move', 'via.set', 'stop.open', 'operator.set'],
]

// A place is selected from those that are remembered.
const isVisitors = (path: Path): boolean =>
  path.every(
    (step, at) =>
      step.kind === 'wait' ||
      (!OTHERS.includes(step.event.type) &&
        (step.event.type !== 'place.select' || (at === 0 && step.event.place === recent[0]))),
  )

// A pause of the walk is the one after typing: six steps of the driver.
const PAUSES = 6
const withPauses = (path: Path): Path =>
  path.flatMap((step): Path =>
    step.kind === 'wait' ? new Array<typeof step>(PAUSES).fill(step) : [step],
  )

const click = (page: RoutePage, selector: string): boolean => {
  const found = page.element.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== null
}

const answered = new Set<unknown>()

// The question that waits for an answer.
const pendingOf = <Question, Answer>(
  asked: readonly Asked<Question, Answer>[],
): Asked<Question, Answer> | undefined => {
  const last = asked.at(-1)
  if (last === undefined || last.signal.aborted || answered.has(last)) return undefined
  answered.add(last)
  return last
}

// The questions of the page by the id of the actor that asks them.
const questionsOf = ({ asked }: RoutePage, id: string) => {
  const { suggest, place, resolve, route, alternative } = asked
  const byId: Readonly<Record<string, readonly Asked<unknown, never>[]>> = {
    suggestions: suggest,
    place,
    places: resolve,
    road: route,
    alternative,
  }
  return byId[id] ?? []
}

// What an actor ends with is answered on the page.
const answer = (page: RoutePage, { actorId, output }: ActorEvent): boolean => {
  const pending = pendingOf(questionsOf(page, actorId))
  const reply = output as RouteReply<never>
  if (E.isRight(reply)) pending?.answer(reply.right)
  else pending?.fail(reply.left)
  return pending !== undefined
}

const type = async (page: RoutePage, field: PlaceField, text: string): Promise<boolean> => {
  const box = boxOf(page, field)
  if (box.value === text) return false
  await userEvent.fill(box, text)
  return true
}

const act = async (page: RoutePage, event: RouteEvent | ActorEvent): Promise<boolean> => {
  if ('actorId' in event) return answer(page, event)
  switch (event.type) {
    case 'text.type':
      return type(page, event.field, event.text)
    case 'place.select':
      boxOf(page, event.field).focus()
      await nextFrame()
      return click(page, `#route-${event.field}-option-0`)
    case 'search.ask':
      find(page, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      return true
    case 'ends.swap':
      return click(page, '[data-part="swap"]')
    case 'via.add':
      return click(page, '[data-part="via-add"]')
    case 'via.remove':
      return click(page, '[data-part="via-remove"]')
    case 'road.avoid':
      return click(page, '[data-part="avoid"] input')
    case 'road.other':
      return click(page, '[data-part="alternative-link"]')
    case 'field.clear':
      return click(page, `[data-part="${event.field}-clear"]`)
    case 'field.focus':
      boxOf(page, event.field).focus()
      return true
    case 'option.move':
      if (optionsOf(page, 'destination').length === 0) return false
      await userEvent.keyboard(`{${event.key}}`)
      return true
    case 'option.choose':
      return click(page, '[role=option]')
    case 'list.close':
      boxOf(page, 'destination').blur()
      return true
    case 'retry.ask':
      return click(page, '[data-part="retry"]')
    case 'recent.forget':
      return click(page, '[data-part="forget"]')
    case 'trip.set':
      input(sliderOf(page, 'start'), event.change.start ?? 0)
      return true
    case 'slider.press':
      await pressOn(page, event.slider, event.press.key)
      return true
    case 'address.changed':
      page.move(ADDRESS)
      return true
    default:
      return false
  }
}

const shown = (page: RoutePage): unknown => ({
  texts: FIELDS.map((field) => boxOf(page, field).value),
  options: FIELDS.map((field) => optionsOf(page, field).length),
  active: FIELDS.map((field) => boxOf(page, field).getAttribute('aria-activedescendant')),
  isBusy: FIELDS.map((field) => boxOf(page, field).getAttribute('aria-busy')),
  statuses: FIELDS.map((field) => textOf(page, `${field}-status`)),
  errors: FIELDS.map((field) => textOf(page, `${field}-error`)),
  isSearching: part(page, 'search').getAttribute('aria-busy'),
  alert: textOf(page, 'alert'),
  status: textOf(page, 'status'),
  retry: textOf(page, 'retry'),
  stations: textOf(page, 'stations-heading'),
  plan: textOf(page, 'plan-text'),
  read: SLIDERS.map((id) => readOf(page, id)),
})

const FOCUSING: readonly string[] = ['text.type', 'field.focus', 'place.select']

const twinOf = (): TwinTool<RouteEvent> => {
  const clock = new SimulatedClock()
  // Its time is the page's.
  let at = performance.now()
  const catchUp = (): void => {
    const now = performance.now()
    clock.increment(now - at)
    at = now
  }
  const written: string[] = []
  let focused: PlaceField | undefined
  const focus = (field: PlaceField): void => {
    if (focused === field) return
    focused = field
    actor.send({ type: 'field.focus', field })
  }
  const actor = createActor(
    routeMachine.provide({
      actions: {
        writeAddress: (_, { ends, trip }) => written.push(routeAddress.write({ ends, trip }, [])),
        // On the page an input that gets the focus tells so.
        focusField: (_, { field }) => {
          focus(field)
        },
      },
    }),
    { input: walkInput, clock },
  ).start()
  actor.send({ type: 'map.ready' })
  const view = () => {
    const { context, value } = actor.getSnapshot()
    return routeView({
      ...tinyRouteView,
      state: context,
      phase: value,
      ...driveParts(400),
      translate,
      numbers: numberFormat('en-GB'),
    })
  }
  return {
    written,
    wanted: () => {
      catchUp()
      const { inputs, search, status, stations, reach, settings } = view()
      const both = <One,>(pick: (one: (typeof inputs)['origin']) => One) =>
        FIELDS.map((field) => pick(inputs[field]))
      const isAlert = status.role === 'alert'
      return {
        texts: both(({ value }) => value),
        options: both(({ list }) => list.options.length),
        active: both(({ activeId }) => activeId ?? null),
        isBusy: both((one) => String(one.isBusy)),
        statuses: both((one) => one.status),
        errors: both(({ error }) => error),
        isSearching: String(search.isBusy),
        alert: isAlert ? status.text : '',
        status: isAlert ? '' : status.text,
        retry: status.retry,
        stations: stations?.heading ?? '',
        plan: reach?.plan.text ?? '',
        read: settings.sliders.map(({ valueText }) => valueText),
      }
    },
    live: () => view().live,
    send: (event) => {
      catchUp()
      if (event.type === 'list.close') focused = undefined
      if (FOCUSING.includes(event.type) && 'field' in event) focus(event.field)
      if (event.type !== 'field.focus') actor.send(event)
    },
    wait: catchUp,
  }
}

const walk = walkRoute()
const paths = walk.paths
  .filter((path) => isVisitors(path) && isOffered(path))
  .map((path, at) => [at, withPauses(path)] as const)

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the paths of the planner', () => {
  test('[E-T-38] there is a path for every transition', () => {
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
    expect(paths.length).toBeGreaterThan(30)
  })

  test.each(paths)('path %i', async (_, path) => {
    const page = mountRoute(WAY, { recent })
    await drive(
      path,
      { page, shown: () => shown(page), act: (event: RouteEvent) => act(page, event) },
      twinOf(),
    )
  })
})
