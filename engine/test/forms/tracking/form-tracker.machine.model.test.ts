// What of the news of forms is let through: not before the visitor has agreed, and some of it once a page.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { runs } from '../../../../.config/property-runs.mjs'
import {
  formTrackerMachine,
  type FormTrackerEvent,
} from '../../../src/forms/lead/tracking/form-tracker.machine.js'
import { startLeadForm } from '../../../src/forms/lead/lead-form.js'
import type { FormNews } from '../../../src/forms/lead/tracking/form-news.js'
import { tinyFormInput } from '../../../src/testing/form-samples.js'
import { walkMachine } from '../../kit/walk.js'

const state = startLeadForm(tinyFormInput)
const PAGE: FormNews = { kind: 'pageView', app: 'contact', page: 'form', market: 'uk' }
const LOAD: FormNews = { kind: 'formLoad', state }
const SUBMIT: FormNews = { kind: 'formSubmit', state }

const news = (one: FormNews): FormTrackerEvent => ({ type: 'news.tell', news: one })
const consent = (isAllowed: boolean): FormTrackerEvent => ({ type: 'consent.changed', isAllowed })
const CHANGED: FormTrackerEvent = { type: 'page.changed' }
const RUNS = { numRuns: runs(1000) }
const many = (one: FormNews, times: number): readonly FormNews[] =>
  Array.from({ length: times }, () => one)

// What is handed over after each event.
const run = (events: readonly FormTrackerEvent[]): readonly (readonly FormNews['kind'][])[] => {
  let now: FormNews['kind'][] = []
  const tracker = createActor(
    formTrackerMachine.provide({
      actions: {
        push: (_, told) => {
          now = told.news.map(({ kind }) => kind)
        },
      },
    }),
  ).start()
  return events.map((event) => {
    now = []
    tracker.send(event)
    return now
  })
}

describe('while a page is shown', () => {
  test('[F-TRACK-12] page view and sent form are let through once, a loaded form every time', () => {
    const [, ...told] = run([consent(true), ...[PAGE, LOAD, PAGE, LOAD, SUBMIT, SUBMIT].map(news)])
    expect(told.map(({ length }) => length === 1)).toEqual([true, true, false, true, true, false])
  })

  test('[F-TRACK-03] [F-TRACK-12] another page begins anew', () => {
    const told = run([consent(true), news(PAGE), news(SUBMIT), CHANGED, news(PAGE), news(SUBMIT)])
    expect(told.flat()).toEqual(['pageView', 'formSubmit', 'pageView', 'formSubmit'])
  })
})

describe('consent', () => {
  test('[E-B-24] [E-F-33] nothing is handed over before; then what the page shows, and no act from before', () => {
    const told = run([news(PAGE), news(LOAD), news(SUBMIT), consent(false), consent(true)])
    expect(told).toEqual([[], [], [], [], ['pageView', 'formLoad']])
  })

  test('[E-F-33] a page that was left before is not told; what was told is not told again', () => {
    const left = run([news(PAGE), CHANGED, news(LOAD), consent(true)])
    expect(left.at(-1)).toEqual(['formLoad'])
    const again = run([consent(true), news(PAGE), consent(false), news(PAGE), consent(true)])
    expect(again).toEqual([[], ['pageView'], [], [], []])
  })

  const anyEvent = fc.constantFrom(
    news(PAGE),
    news(LOAD),
    news(SUBMIT),
    CHANGED,
    consent(true),
    consent(false),
  )

  test('Nothing is handed over while it is not allowed.', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let isAllowed = false
        return run(events).every((told, at) => {
          const event = events[at]
          if (event?.type === 'consent.changed') ({ isAllowed } = event)
          return isAllowed || told.length === 0
        })
      }),
      RUNS,
    )
  })

  test('[F-TRACK-12] While a page is shown there is one page view and one sent form at most.', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const counts = { pageView: 0, formLoad: 0, formSubmit: 0 }
        return run(events).every((told, at) => {
          if (events[at]?.type === 'page.changed')
            Object.assign(counts, { pageView: 0, formSubmit: 0 })
          for (const kind of told) counts[kind] += 1
          return counts.pageView <= 1 && counts.formSubmit <= 1
        })
      }),
      RUNS,
    )
  })

  test('[F-TRACK-12] [E-F-33] [E-B-24] Of each page of a visit with consent every form that is loaded, one page view and one sent form are told.', () => {
    const anyPage = fc
      .tuple(fc.nat(3), fc.nat(3), fc.nat(3))
      .chain(([views, loads, submits]) =>
        fc.shuffledSubarray(
          [PAGE, ...many(PAGE, views), ...many(LOAD, loads), SUBMIT, ...many(SUBMIT, submits)],
          { minLength: views + loads + submits + 2 },
        ),
      )
    fc.assert(
      fc.property(fc.array(anyPage, { minLength: 1 }), (pages) => {
        const events = [
          consent(true),
          ...pages.flatMap((page, at) => [...(at === 0 ? [] : [CHANGED]), ...page.map(news)]),
        ]
        const count = (told: readonly FormNews['kind'][], kind: FormNews['kind']) =>
          told.filter((one) => one === kind).length
        const told = run(events).flat()
        expect(count(told, 'pageView')).toBe(pages.length)
        expect(count(told, 'formSubmit')).toBe(pages.length)
        expect(count(told, 'formLoad')).toBe(pages.flat().filter((one) => one === LOAD).length)
      }),
      RUNS,
    )
  })

  test('[E-F-33] Whenever a visitor agrees, the page that is shown is told once.', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (before) => {
        const events = [
          ...before,
          consent(false),
          CHANGED,
          news(PAGE),
          news(LOAD),
          consent(true),
          news(SUBMIT),
        ]
        expect(run(events).slice(before.length).flat()).toEqual([
          'pageView',
          'formLoad',
          'formSubmit',
        ])
      }),
      RUNS,
    )
  })
})

test('every state and every transition is reached', () => {
  const walk = walkMachine(formTrackerMachine, {
    input: undefined,
    events: [news(PAGE), news(LOAD), news(SUBMIT), CHANGED, consent(true), consent(false)],
    delays: [],
    distinguish: ({ value, context }) => [value, context.told, context.waiting.length > 0],
  })
  expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
})
