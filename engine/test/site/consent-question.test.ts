// Asking for consent: a banner, preferences, and what is stored of them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseAll, type ConsentChoices } from '../../src/site/consent-choices.js'
import { followConsent, startConsent, type ConsentEvent } from '../../src/site/consent-question.js'
import { toConsentView, wordConsent } from '../../src/site/consent.view.js'
import { none, some, toUndefined } from '../../src/shared/index.js'

const open = (cookie?: string) => {
  const stored: ConsentChoices[] = []
  let question = startConsent(cookie === undefined ? none : some(cookie))
  return {
    stored,
    send: (event: ConsentEvent): void => {
      const step = followConsent(question, event)
      question = step.question
      const choices = toUndefined(step.toStore)
      if (choices !== undefined) stored.push(choices)
    },
    view: () => toConsentView(question),
  }
}

const cookie = (groups: string): ConsentEvent => ({
  type: 'cookie.changed',
  cookie: some(`groups=${groups}`),
})
describe('a visitor', () => {
  test('[B-CONS-05] who has not answered is asked; nothing is stored by that', () => {
    const { view, stored } = open()
    expect(view()).toEqual({
      isBannerShown: true,
      arePreferencesOpen: false,
      boxes: chooseAll(false),
      isSaid: false,
    })
    expect(stored).toEqual([])
    expect(open('groups=C1:1').view().isBannerShown).toBe(false)
  })

  test('[B-CONS-09] accepts or declines everything with one press', () => {
    for (const isOn of [true, false]) {
      const { send, view, stored } = open()
      send({ type: isOn ? 'all.accept' : 'all.reject' })
      expect(stored).toEqual([chooseAll(isOn)])
      expect(view()).toMatchObject({ isBannerShown: false, isSaid: true })
    }
  })

  test('[B-CONS-09] chooses one by one, and finds it again; what is necessary stays on', () => {
    const { send, view, stored } = open()
    send({ type: 'preferences.open' })
    send({ type: 'purpose.set', purpose: 'functional', isOn: true })
    send({ type: 'purpose.set', purpose: 'necessary', isOn: false })
    expect(view()).toMatchObject({ isBannerShown: true, arePreferencesOpen: true })
    send({ type: 'choice.save' })
    const made = { ...chooseAll(false), functional: true }
    expect(stored).toEqual([made])
    send({ type: 'preferences.open' })
    expect(view()).toMatchObject({ boxes: made, arePreferencesOpen: true, isSaid: false })
  })

  test('[B-CONS-09] who closes the preferences has chosen nothing', () => {
    const { send, view, stored } = open()
    send({ type: 'preferences.open' })
    send({ type: 'purpose.set', purpose: 'targeting', isOn: true })
    send({ type: 'preferences.close' })
    expect(view()).toMatchObject({ isBannerShown: true, arePreferencesOpen: false })
    send({ type: 'preferences.open' })
    expect([view().boxes, stored]).toEqual([chooseAll(false), []])
  })

  test('[B-CONS-09] who is not asked box by box sets none and saves none, and what is open opens no further', () => {
    const { send, view, stored } = open()
    send({ type: 'purpose.set', purpose: 'targeting', isOn: true })
    send({ type: 'choice.save' })
    expect([view().boxes, view().isBannerShown, stored]).toEqual([chooseAll(false), true, []])
    send({ type: 'preferences.open' })
    send({ type: 'purpose.set', purpose: 'targeting', isOn: true })
    send({ type: 'preferences.open' })
    expect(view().boxes).toEqual({ ...chooseAll(false), targeting: true })
  })

  test('[B-CONS-09] who has answered in another tab is not asked here; without a cookie what they chose here stands', () => {
    const { send, view, stored } = open()
    send(cookie('C4:1'))
    expect(view().isBannerShown).toBe(false)
    send({ type: 'preferences.open' })
    expect(view().boxes).toEqual({ ...chooseAll(false), targeting: true })
    send({ type: 'preferences.close' })
    send({ type: 'cookie.changed', cookie: none })
    expect([view().isBannerShown, stored]).toEqual([false, []])
  })
})

const EVENTS: readonly ConsentEvent[] = [
  { type: 'all.accept' },
  { type: 'all.reject' },
  { type: 'preferences.open' },
  { type: 'preferences.close' },
  { type: 'purpose.set', purpose: 'statistics', isOn: true },
  { type: 'purpose.set', purpose: 'statistics', isOn: false },
  { type: 'choice.save' },
  cookie('C2:1'),
  { type: 'cookie.changed', cookie: none },
]

const PRESSES: readonly string[] = ['all.accept', 'all.reject', 'choice.save']

test('Nothing is stored that the visitor has not chosen by a press.', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS)), (events) => {
      const { send, stored } = open()
      return events.every((event) => {
        const before = stored.length
        send(event)
        return stored.length === before || PRESSES.includes(event.type)
      })
    }),
  )
})

test('[B-CONS-01] every group is asked for by name, in its order; what is necessary cannot be declined', () => {
  const { preferences } = wordConsent((key) => key)
  expect(preferences.purposes.map(({ label, isFixed }) => [label, isFixed])).toEqual([
    ['consent.necessary', true],
    ['consent.performance', false],
    ['consent.functional', false],
    ['consent.targeting', false],
    ['consent.analytics', false],
    ['consent.statistics', false],
  ])
})
