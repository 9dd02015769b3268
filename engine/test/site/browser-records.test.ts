// What the site may keep in a browser: named as those name it who keep it, and taken back with the consent to it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listMessageKeys } from '../../src/blocks/info-message/closed-message.js'
import { writeClosedBanners } from '../../src/blocks/banner/dismissed-banners.js'
import {
  findDraft,
  LOCAL_KEYS,
  makeDraft,
  SESSION_KEYS,
} from '../../src/forms/lead/storage/form-storage.js'
import { none, some, toUndefined } from '../../src/shared/index.js'
import {
  BROWSER_RECORDS,
  listForgotten,
  type BrowserRecord,
  type KeptNames,
} from '../../src/site/browser-records.js'
import { chooseAll, writeConsentCookie } from '../../src/site/consent-choices.js'
import { CONSENT_GROUPS } from '../../src/site/consent.js'
import { LOCATION_COOKIES, LOCATION_LIFETIME } from '../../src/site/location.js'

const isNamed = ({ name }: BrowserRecord, other: string): boolean =>
  name.endsWith('*') ? other.startsWith(name.slice(0, -1)) : other === name

const find = (store: BrowserRecord['store'], name: string): BrowserRecord => {
  const found = BROWSER_RECORDS.find((one) => one.store === store && isNamed(one, name))
  if (found === undefined) throw new Error(`${name} is not listed`)
  return found
}

const ageOf = (cookie: string): number => Number(/Max-Age=(\d+)/.exec(cookie)?.[1])

describe('the list', () => {
  test('[B-CONS-09] has every cookie by its name, with the time it is written for', () => {
    const consent = writeConsentCookie(chooseAll(true), { before: '', isSecure: true })
    const [name = ''] = consent.split('=')
    expect(find('cookie', name).lifetime).toBe(ageOf(consent))
    expect(find('cookie', LOCATION_COOKIES.location).lifetime).toBe(LOCATION_LIFETIME)
    const closed = { cookies: '', closed: ['/uk#1abc'], hasConsent: true, isSecure: true }
    const banners = toUndefined(writeClosedBanners(closed)) ?? ''
    expect(find('cookie', banners.split('=')[0] ?? '').lifetime).toBe(ageOf(banners))
  })

  test('[B-CONS-09] has every key a form or a message keeps', () => {
    for (const key of SESSION_KEYS) expect(find('sessionStorage', key).lifetime).toBe('tab')
    for (const key of LOCAL_KEYS) expect(find('localStorage', key).purposes).toEqual(['functional'])
    const keys = listMessageKeys({ id: 'm1', marketSlug: 'uk', modelSlug: 'ex30' })
    for (const key of [keys.flag, keys.text]) {
      expect(find('localStorage', key).purposes).toEqual(['functional'])
      expect(find('sessionStorage', key).purposes).toEqual(['necessary'])
    }
  })

  test('[E-F-15] says how long a draft counts', () => {
    const draft = some(makeDraft({ firstName: 'Ada' }, 0))
    const record = BROWSER_RECORDS.find(({ name }) => name === 'submitData draft')
    const end = 1000 * Number(record?.lifetime)
    expect(findDraft({ draft }, end - 1)).toEqual(some({ firstName: 'Ada' }))
    expect(findDraft({ draft }, end)).toEqual(none)
  })

  test('[B-CONS-09] keeps nothing for longer than its consent holds', () => {
    for (const { lifetime, purposes } of BROWSER_RECORDS) {
      if (typeof lifetime === 'number') expect(lifetime).toBeLessThanOrEqual(15_552_000)
      // What is necessary goes with the tab, but for the answer itself.
      else if (purposes.includes('necessary')) expect(lifetime).toBe('tab')
    }
  })
})

type Store = BrowserRecord['store']
const STORES: readonly Store[] = ['cookie', 'localStorage', 'sessionStorage', 'cacheStorage']

// A browser that holds something of every record, and something of others.
const FULL: KeptNames = Object.fromEntries(
  STORES.map((store) => [
    store,
    [
      'theirs',
      ...BROWSER_RECORDS.filter((one) => one.store === store).map(({ name }) =>
        name.replace(/\*$/, 'x'),
      ),
    ],
  ]),
)

const isNecessary = ([store, name]: readonly [string, string]): boolean =>
  BROWSER_RECORDS.some(
    (one) => one.store === store && one.purposes.includes('necessary') && isNamed(one, name),
  )

const flat = (names: KeptNames): readonly (readonly [string, string])[] =>
  Object.entries(names).flatMap(([store, all]) => all.map((name) => [store, name] as const))

describe('what is forgotten', () => {
  const declined = flat(FULL).filter((one) => one[1] !== 'theirs' && !isNecessary(one))

  test('[B-CONS-05] before there is an answer: all but what is necessary; of a host that asks nobody, nothing', () => {
    expect(flat(listForgotten(FULL, none, true))).toEqual(declined)
    expect(flat(listForgotten(FULL, none, false))).toEqual([])
    expect(flat(listForgotten(FULL, some('groups=C1:1'), false))).toEqual(declined)
  })

  test('[B-CONS-09] a place that was not looked into has nothing to forget', () => {
    expect(listForgotten({}, none, true)).toEqual({})
    const kept = { localStorage: ['evkit-recent-places', 'evkit-recent-places-2'] }
    expect(listForgotten(kept, none, true)).toEqual({ localStorage: ['evkit-recent-places'] })
  })

  test('What is necessary is never among them; with everything accepted none is.', () => {
    const flags = fc.subarray(Object.values(CONSENT_GROUPS))
    fc.assert(
      fc.property(flags, fc.boolean(), (on, isAsked) => {
        const groups = `groups=${on.map((id) => `${id}:1`).join(',')}`
        const names = flat(listForgotten(FULL, some(groups), isAsked))
        const isAll = on.length === Object.keys(CONSENT_GROUPS).length
        return !names.some(isNecessary) && (!isAll || names.length === 0)
      }),
    )
  })
})
