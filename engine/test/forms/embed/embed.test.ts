// What a host says of a form, the choice of two, hashes and scrolling.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { option as O } from 'fp-ts'
import {
  CHOSEN_PURPOSES,
  findEmbedFault,
  joinConfigurations,
  resolveEmbeddedForm,
  type EmbedQuery,
} from '../../../src/forms/embed/embedded-form.js'
import {
  FIRST_SCROLL_DELAY,
  LAZY_MARGIN,
  planScroll,
  SCROLL_DELAY,
} from '../../../src/forms/embed/scroll-delay.js'
import {
  isLookedAt,
  listTriggered,
  noteLook,
  startExitIntent,
} from '../../../src/forms/embed/exit-intent.js'
import { matchesHash, writeWithoutHash } from '../../../src/forms/embed/hash-overlay.js'
import { toChoosingView } from '../../../src/forms/embed/choosing.view.js'
import { none, some } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import { APPS, APP_IDS } from '../../../src/forms/lead/plan/purpose.js'
import { tinyConfiguration, tinyQuoteConfiguration } from '../../../src/testing/form-samples.js'

const QUERY: EmbedQuery = {
  formType: 'ContactRequest',
  consumerApp: 'merchandising-initiative',
  market: 'uk',
  purpose: none,
  isInOverlay: false,
  hidesRetailerPicker: false,
  hidesRequired: false,
  query: {},
}

describe('what a host says', () => {
  test.each(['', ' ', '\t'])('[F-EMB-02] [F-ERR-05] without a consumer app: %j', (consumerApp) => {
    expect(findEmbedFault({ ...QUERY, consumerApp })).toEqual(
      some('Consumer app is required in embeddable forms'),
    )
  })

  test('[F-EMB-01] each of the five forms can be embedded, and no other', () => {
    for (const app of APP_IDS) {
      const { formType } = APPS[app]
      expect(findEmbedFault({ ...QUERY, formType })).toEqual(none)
      expect(toUndefined(resolveEmbeddedForm({ ...QUERY, formType }))?.request).toMatchObject({
        app,
        isEmbedded: true,
      })
    }
    expect(findEmbedFault({ ...QUERY, formType: 'toString' })).toEqual(
      some('There is no form toString'),
    )
    expect(resolveEmbeddedForm({ ...QUERY, formType: 'toString' })).toEqual(none)
  })

  test('[F-ROUTE-41] [F-EMB-05] Only a quote form without a purpose lets the visitor choose one.', () => {
    for (const app of APP_IDS) {
      for (const purpose of [none, ...CHOSEN_PURPOSES.map(some)]) {
        const form = resolveEmbeddedForm({ ...QUERY, formType: APPS[app].formType, purpose })
        expect(toUndefined(form)?.choosesPurpose).toBe(app === 'quote' && O.isNone(purpose))
        if (app === 'quote' && O.isSome(purpose))
          expect(toUndefined(form)?.request.purpose).toBe(purpose.value)
      }
    }
  })

  test('[F-EMB-16] what is said of the form is handed on', () => {
    const form = resolveEmbeddedForm({
      ...QUERY,
      isInOverlay: true,
      hidesRetailerPicker: true,
      hidesRequired: true,
      query: { pno: '416' },
    })
    expect(toUndefined(form)?.request).toMatchObject({
      isInOverlay: true,
      hidesRetailerPicker: true,
      hidesRequired: true,
      isModelChosen: true,
    })
  })

  test('[F-EMB-06] Both forms are in it.', () => {
    const joined = joinConfigurations(tinyConfiguration, tinyQuoteConfiguration)
    expect([...joined.flexFormConfigurations.keys()]).toEqual([
      'CONTACT_REQUEST',
      'OFFER_REQUEST',
      'CBV_CALLBACK',
    ])
    expect(joined.marketConfiguration).toBe(tinyConfiguration.marketConfiguration)
  })
})

const words = { translate: (key: string) => key }
const choiceOf = (value: string, query = {}) =>
  toChoosingView({ experiments: { CBV_CC: value }, query, words }).buttons.map(
    ({ label, purpose, isPrimary }) => [label, purpose, isPrimary],
  )
const DEFAULT = [
  ['ChooseVisit', 'OFFER_REQUEST', true],
  ['ChooseCallback', 'CBV_CALLBACK', false],
]

describe('the choice of two', () => {
  test.each(['a', 'b', '', 'C', 'constructor'])('[F-EMB-05] [F-EMB-30] default for %j', (value) => {
    expect(choiceOf(value)).toEqual(DEFAULT)
  })

  test('[F-EMB-30] c makes the callback primary, d puts it first as well', () => {
    const call = ['CbvCcPrimaryCta', 'CBV_CALLBACK', true]
    const visit = ['ChooseVisit', 'OFFER_REQUEST', false]
    expect(choiceOf('c')).toEqual([visit, call])
    expect(choiceOf('d')).toEqual([call, visit])
  })

  test('[F-EMB-32] [F-ROUTE-34] switched off by the address', () => {
    expect(choiceOf('d', { disableexperiments: true })).toEqual(DEFAULT)
  })

  test('[E-F-27] a host without experiments', () => {
    const view = toChoosingView({ experiments: {}, query: {}, words })
    expect(view.buttons.map(({ label }) => label)).toEqual(['ChooseVisit', 'ChooseCallback'])
  })

  test('[F-EMB-05] There are two buttons, one of them primary.', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (value, disableexperiments) => {
        const { buttons } = toChoosingView({
          experiments: { CBV_CC: value },
          query: { disableexperiments },
          words,
        })
        expect(buttons.map(({ purpose }) => purpose).toSorted()).toEqual(
          [...CHOSEN_PURPOSES].toSorted(),
        )
        expect(buttons.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
      }),
    )
  })
})

describe('hashes', () => {
  test('[F-EMB-12] [D-F-44] Letter case never decides.', () => {
    expect(matchesHash('#keep-me', ['#Keep-me'])).toBe(true)
    expect(matchesHash('', ['#'])).toBe(false)
    expect(matchesHash('#Keep-Me', ['keep-me'])).toBe(true)
    expect(matchesHash('#keep-me-too', ['keep-me'])).toBe(false)
    expect(matchesHash('#', [''])).toBe(false)
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z-]{1,9}$/), (trigger) => {
        expect(matchesHash(`#${trigger.toUpperCase()}`, ['x y', trigger])).toBe(true)
      }),
    )
  })

  test('[F-EMB-13] nothing but the hash goes', () => {
    expect(writeWithoutHash(new URL('https://x.example/uk/x?a=1#keep-me'))).toBe('/uk/x?a=1')
    expect(writeWithoutHash(new URL('https://x.example/uk/x#keep-me'))).toBe('/uk/x')
  })
})

describe('scrolling to the form', () => {
  test('[F-EMB-08] [F-CONST-27] after 750 ms the first time, then after 250', () => {
    expect([SCROLL_DELAY, FIRST_SCROLL_DELAY]).toEqual([250, 750])
    expect(planScroll({ hadPurpose: false, isStill: false }).delay).toBe(750)
    expect(planScroll({ hadPurpose: true, isStill: false }).delay).toBe(250)
  })

  test('[F-EMB-09] Whoever wants less motion sees none.', () => {
    for (const hadPurpose of [true, false]) {
      expect(planScroll({ hadPurpose, isStill: true }).behavior).toBe('auto')
      expect(planScroll({ hadPurpose, isStill: false }).behavior).toBe('smooth')
    }
  })

  test('[F-EMB-04] [F-CONST-26] a form is loaded 2500 px ahead', () => {
    expect(LAZY_MARGIN).toBe(2500)
  })
})

describe('looks at the mouse', () => {
  test('[F-EMB-24] No two looks are nearer than the throttle.', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { maxLength: 40 }), (times) => {
        let intent = startExitIntent({ id: 'x', isDesktop: true, triggered: [] })
        const looks: number[] = []
        for (const at of times.toSorted((a, b) => a - b)) {
          const mouse = { y: 9, hasLeft: true, at }
          if (!isLookedAt(intent, mouse)) continue
          intent = noteLook(intent, mouse)
          looks.push(at)
        }
        looks.slice(1).forEach((at, before) => {
          expect(at - (looks[before] ?? 0)).toBeGreaterThanOrEqual(200)
        })
        expect(looks.length).toBe(times.length === 0 ? 0 : Math.max(1, looks.length))
      }),
    )
  })

  test('[F-EMB-23] An id is listed once.', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (id, triggered) => {
        const listed = listTriggered({ id, isDesktop: true, triggered })
        expect(listed.filter((one) => one === id)).toHaveLength(1)
        expect(new Set(listed).size).toBe(listed.length)
      }),
    )
  })
})
