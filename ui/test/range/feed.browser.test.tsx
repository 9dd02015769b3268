// Range data kept up to date while the tools are open: the paths of the feed's machine, and what a poll leaves alone.
import {
  feedOf,
  rangeFeedMachine,
  toRangeData,
  type RangeFeed,
  type RangeReply,
} from '@evkit/engine/range'
import { none } from '@evkit/engine/shared'
import { gridData, makePort, tinyToolCars, tinyToolContent } from '@evkit/engine/testing'
import type { RangeFeedEvent, RangeQuestion } from '../../../engine/src/range/range-feed.machine.js'
import { gridDocument } from '../../../engine/src/testing/range-samples.js'
import { walkRangeFeed } from '../../../engine/test/kit/range-walk.js'
import type { ActorEvent } from '../../../engine/test/kit/walk.js'
import { flushSync } from 'react-dom'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { rangeToolViewMaker, startRange } from '../../src/range/index.js'
import { useFeed } from '../../src/range/use-feed.js'
import { find, findInput, nextFrame, part, rest, show, textOf, translate } from '../tool-page.js'
import { pressRadio } from '../walk-tool.js'
import { mountBoth, mountCalculator, mountTool, openRangePage, type RangePage } from './mounted.js'

const POLL = 60_000
const FIRST = feedOf('', gridData)

const Probe = ({
  ports,
  told,
}: {
  ports: RangePage['rangePorts']
  told: (feed: RangeFeed) => void
}) => {
  told(useFeed(FIRST, ports))
  return null
}

// Time stands still but for what the test lets go by; the screen draws as ever.
beforeEach(async () => {
  await browser.viewport(1280, 900)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const goBy = (time: number): void => {
  flushSync(() => {
    vi.advanceTimersByTime(time)
  })
}

const answer = async (page: RangePage, reply: RangeReply): Promise<void> => {
  page.asked.at(-1)?.answer(reply)
  // The answer is taken in a task of its own.
  await nextFrame()
}

const walk = walkRangeFeed(FIRST)
const paths = walk.paths
  .filter((path) =>
    path.every((step) => step.kind === 'wait' || step.event.type !== 'model.choose'),
  )
  .map((path, at) => [at, path] as const)

describe('the paths of the feed', () => {
  test('[E-T-38] every state but the one it starts in without data is walked', () => {
    expect(walk.missingStates).toEqual([])
    expect(paths.length).toBeGreaterThan(4)
  })

  test.each(paths)('path %i', async (_, path) => {
    const page = openRangePage()
    const told: RangeFeed[] = []
    show(page, <Probe ports={page.rangePorts} told={(feed) => told.push(feed)} />)
    const clock = new SimulatedClock()
    const { logic, asked } = makePort<RangeQuestion, RangeReply>()
    const twin = createActor(rangeFeedMachine.provide({ actors: { askForData: logic } }), {
      input: { feed: FIRST },
      clock,
    }).start()
    const act = async (event: RangeFeedEvent | ActorEvent): Promise<void> => {
      if ('output' in event) {
        const reply = event.output as RangeReply
        await answer(page, reply)
        asked.at(-1)?.answer(reply)
      } else if (event.type === 'page.hidden' || event.type === 'page.shown') {
        page.setHidden(event.type === 'page.hidden')
        twin.send(event)
      }
    }
    for (const step of path) {
      if (step.kind === 'wait') {
        goBy(POLL)
        clock.increment(POLL)
      } else {
        await act(step.event)
      }
      expect(page.asked).toHaveLength(asked.length)
      expect(told.at(-1)?.status).toBe(twin.getSnapshot().context.feed.status)
    }
  })
})

const further = toRangeData(
  gridDocument.map((family) => ({
    ...family,
    rangeValues: family.rangeValues.map((entry) => ({
      ...entry,
      city: entry.city + 50,
      combined: entry.combined + 50,
    })),
  })),
)
const newer: RangeReply = { kind: 'data', data: further, notes: [] }

describe('a poll', () => {
  test('[E-T-25] [T-RANGE-12] new data while a slider is held keeps what the visitor chose and moves the figure', async () => {
    const page = mountTool('', { data: gridData })
    await pressRadio(page, 'Single')
    await pressRadio(page, 'city')
    await userEvent.click(find(page, '[data-part="temperature"] button:nth-of-type(4)'))
    const slider = findInput(page, '[data-part="temperature"] input')
    slider.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const before = textOf(page, 'conditions')
    expect(part(page, 'range').textContent).toContain('mi.spoken 298')
    goBy(POLL)
    expect(page.asked.map(({ model }) => model)).toEqual([''])
    await answer(page, newer)
    expect(part(page, 'range').textContent).toContain('mi.spoken 329')
    expect(textOf(page, 'conditions')).toBe(before)
    expect(slider.value).toBe('3')
    expect(findInput(page, 'input[value="Single"]').checked).toBe(true)
  })

  test('[E-T-25] the full calculator keeps its selection as well', async () => {
    const page = mountCalculator('model=EX30&powerTrain=Single&profile=mixed')
    const before = textOf(page, 'conditions')
    expect(part(page, 'range').textContent).toContain('mi.spoken 255')
    goBy(POLL)
    await answer(page, newer)
    expect(part(page, 'range').textContent).toContain('mi.spoken 286')
    expect(textOf(page, 'conditions')).toBe(before)
    expect(findInput(page, 'input[value="Single"]').checked).toBe(true)
  })

  test('[E-T-25] nothing is asked for while the page is hidden, and at once when it is seen again', () => {
    const page = mountTool()
    page.setHidden(true)
    goBy(3 * POLL)
    expect(page.asked).toHaveLength(0)
    page.setHidden(false)
    expect(page.asked).toHaveLength(1)
  })

  test('[E-T-25] a failed poll keeps the figure and says that it is from before', async () => {
    const page = mountTool()
    const figure = part(page, 'range').textContent
    goBy(POLL)
    await answer(page, { kind: 'failed', reason: 'HTTP 500' })
    expect(part(page, 'range').textContent).toBe(figure)
    expect(part(page, 'range-tool').textContent).toContain('stale.note')
    expect(page.logged.map(({ code }) => code)).toEqual(['EV-206'])
  })

  test('[D-T-42] [T-API-06] the full calculator says so too, until an answer comes', async () => {
    const page = mountCalculator('model=EX30&powerTrain=Single&profile=mixed')
    const figure = part(page, 'range').textContent
    goBy(POLL)
    await answer(page, { kind: 'failed', reason: 'HTTP 500' })
    expect(part(page, 'range').textContent).toBe(figure)
    expect(part(page, 'estimate').textContent).toContain('stale.note')
    goBy(POLL)
    await answer(page, newer)
    expect(part(page, 'range').textContent).toContain('mi.spoken 286')
    expect(part(page, 'estimate').textContent).not.toContain('stale.note')
  })

  test('[T-API-06] the light calculator follows what the range tool has learnt, and asks nothing itself', async () => {
    const page = mountBoth()
    const light = part(page, 'light-calculator')
    const figure = () => find(light, '[data-part="range"]').lastElementChild?.textContent
    expect(figure()).toBe('distance.mi.spoken 336')
    goBy(POLL)
    expect(page.asked).toHaveLength(1)
    await answer(page, newer)
    expect(figure()).not.toBe('distance.mi.spoken 336')
    goBy(POLL)
    await answer(page, { kind: 'failed', reason: 'HTTP 500' })
    expect(light.textContent).toContain('stale.note')
  })

  test('what the server has worked out stands until something has happened', async () => {
    vi.useRealTimers()
    const view = rangeToolViewMaker({ content: tinyToolContent, translate, locale: 'en-GB' })({
      ...startRange({ search: '', cars: tinyToolCars, data: gridData }),
      announced: none,
    })
    const page = mountTool('', { firstView: { ...view, heading: 'From the server' } })
    await rest(200)
    expect(find(page, 'h2').textContent).toBe('From the server')
    await pressRadio(page, 'Single')
    expect(find(page, 'h2').textContent).toBe('How far does it go?')
  })
})
