// Consent: what a cookie says of it, and how cookies are read and written.
import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asksForConsent, CONSENT_COOKIE } from '../../src/site/consent-text.js'
import { CONSENT_GROUPS, hasConsent, readConsent } from '../../src/site/consent.js'
import {
  chooseAll,
  CONSENT_PURPOSES,
  readChoices,
  resolveAnswer,
  writeConsentCookie,
  type ConsentChoices,
} from '../../src/site/consent-choices.js'
import { findCookie } from '../../src/site/cookie.js'
import { hasOddCookies, readCookies } from '../../src/site/read-cookies.js'
import { readLocationCookie } from '../../src/site/location.codec.js'
import { none, some } from '../../src/shared/index.js'

const accepted = (value: string): readonly string[] => [...readConsent(value)]

const choices: fc.Arbitrary<ConsentChoices> = fc
  .subarray(CONSENT_PURPOSES.slice())
  .map(
    (on) =>
      Object.fromEntries(
        CONSENT_PURPOSES.map((one) => [one, one === 'necessary' || on.includes(one)]),
      ) as ConsentChoices,
  )

const hostile = fc.oneof(
  fc.string(),
  fc.string().map((text) => `groups=${text}`),
  fc.constantFrom('groups%3DC3%3A1', 'a=b&groups=C1:1', '%E0%A4%A', 'groups'),
)

describe('the groups', () => {
  test('[B-CONS-01] are six', () => {
    expect(CONSENT_GROUPS).toEqual({
      necessary: 'C1',
      performance: 'C2',
      functional: 'C3',
      targeting: 'C4',
      analytics: 'C8',
      statistics: 'C9',
    })
  })

  test('[B-CONS-02] stand in a parameter of the cookie, as pairs of group and flag', () => {
    expect(accepted('groups=C1:1,C3:0')).toEqual(['C1'])
    expect(accepted('datestamp=x&groups=C1%3A1%2CC3%3A1&version=2')).toEqual(['C1', 'C3'])
    expect(accepted(encodeURIComponent('version=2&groups=C3:1,X7:1'))).toEqual(['C1', 'C3', 'X7'])
  })

  test.each([
    ['C3:1', true],
    ['C3:0', false],
    ['C3:', false],
    ['C3:true', false],
    ['C3:11', false],
    ['C3:0,C3:1', false],
    ['C3:1,C3:0', false],
    ['C3:1,C3:1', true],
  ])('[B-CONS-03] %s is accepted: %s', (groups, expected) => {
    expect(hasConsent(readConsent(`groups=${groups}`), 'functional')).toBe(expected)
  })

  test('[B-CONS-04] functional consent is that of its own group', () => {
    expect(hasConsent(readConsent('groups=C2:1'), 'functional')).toBe(false)
    expect(hasConsent(readConsent('groups=C3:1'), 'functional')).toBe(true)
  })

  test.each([
    ...['', 'a=b', '%E0%A4%A', 'group=C3:1'],
    ...['groups=', 'groups=%E0%A4%A', 'groups=C3', 'groups=:1,,', 'groups=%3A1', 'groups=&a=b:1'],
  ])(
    '[B-CONS-05] %j accepts what is necessary and nothing else, and the visitor is asked',
    (value) => {
      expect(accepted(value)).toEqual(['C1'])
      expect(asksForConsent(`x=1; ${CONSENT_COOKIE}=${value}`)).toBe(true)
      expect(readChoices(some(value))).toEqual(none)
    },
  )

  test('[B-CONS-05] without a cookie a visitor is asked, with an answer not any more', () => {
    expect([asksForConsent(''), readChoices(none)]).toEqual([true, none])
    expect(asksForConsent(`${CONSENT_COOKIE}=groups=C1:1`)).toBe(false)
    expect(asksForConsent(`${CONSENT_COOKIE}=groups=C3:`)).toBe(false)
    // An escape that is broken: a flag that is not 1 declines, and takes no other with it.
    expect(asksForConsent(`${CONSENT_COOKIE}=groups=C3%3A1%`)).toBe(false)
    expect(accepted('groups=C3%3A1%,C2%3A1')).toEqual(['C1', 'C2'])
    expect(accepted('groups=C3:1&groups=C3:0')).toEqual(['C1'])
    expect(asksForConsent(`a=1; ${CONSENT_COOKIE}="groups%3DC3%3A0"`)).toBe(false)
  })

  test('A visitor is asked as long as no choice can be read.', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const cookies = `a=b; ${CONSENT_COOKIE}=${value.replaceAll(/[;"]/g, '')}`
        const isKnown = O.isSome(readChoices(findCookie(cookies, CONSENT_COOKIE)))
        return asksForConsent(cookies) === !isKnown
      }),
    )
  })

  test('[B-CONS-03] what was declined differs from what nobody was asked', () => {
    const cookie = some('groups=C4:0,C9:1')
    expect([
      resolveAnswer(cookie, 'targeting'),
      resolveAnswer(cookie, 'statistics'),
      resolveAnswer(cookie, 'performance'),
      resolveAnswer(none, 'targeting'),
      resolveAnswer(none, 'necessary'),
      resolveAnswer(some('groups=C1:0'), 'necessary'),
    ]).toEqual(['declined', 'accepted', 'open', 'open', 'accepted', 'accepted'])
  })
})

describe('the cookie of consent', () => {
  const write = (made: ConsentChoices, before = '', isSecure = true): readonly string[] =>
    writeConsentCookie(made, { before, isSecure }).split('; ')

  test('[B-CONS-02] is a query with the groups, kept for half a year', () => {
    expect(write({ ...chooseAll(false), functional: true })).toEqual([
      'OptanonConsent=groups=C1%3A1%2CC2%3A0%2CC3%3A1%2CC4%3A0%2CC8%3A0%2CC9%3A0',
      'Max-Age=15552000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
    expect(write(chooseAll(true), '', false)).not.toContain('Secure')
  })

  test('[B-CONS-02] what others keep in it stays; what no cookie can hold goes', () => {
    const [value] = write(chooseAll(false), 'version=2&groups=X7:1,C9:1&bad;=x&host=a.b')
    expect(value).toBe(
      'OptanonConsent=version=2&host=a.b&groups=X7%3A1%2CC9%3A0%2CC1%3A1%2CC2%3A0%2CC3%3A0%2CC4%3A0%2CC8%3A0',
    )
  })

  test.each([
    [
      '400 groups nobody knows',
      `groups=C1:1,C4:1,${Array.from({ length: 400 }, (_, at) => `X${at}:1`).join(',')}`,
    ],
    ['parameters of 4 kB', `version=${'1'.repeat(3990)}&groups=C1:1,C4:1`],
    [
      'both',
      `version=${'1'.repeat(2000)}&groups=C4:1,${'X:1,'.repeat(9)}${Array.from({ length: 250 }, (_, at) => `X${at}:1`).join(',')}`,
    ],
  ])('[B-CONS-03] beside %s a withdrawal still fits into a cookie', (_name, before) => {
    const [cookie = ''] = write(chooseAll(false), before)
    expect(cookie.length).toBeLessThanOrEqual(4096)
    expect(readChoices(findCookie(cookie, CONSENT_COOKIE))).toEqual(some(chooseAll(false)))
  })

  test('[D-B-44] of what is too long the parameters of others go first, then their groups', () => {
    const groups = (count: number) =>
      `groups=C4:1,${Array.from({ length: count }, (_, at) => `X${at}:1`).join(',')}`
    const [first = ''] = write(chooseAll(false), `version=${'1'.repeat(4040)}&${groups(2)}`)
    expect(first).toContain('X1%3A1')
    expect(first).not.toContain('version')
    expect(write(chooseAll(false), groups(400))[0]).not.toContain('X1%3A1')
  })

  test('[B-CONS-03] What was written is read back.', () => {
    fc.assert(
      fc.property(choices, hostile, (made, before) => {
        const [cookie = ''] = write(made, before)
        expect(cookie).not.toMatch(/[\s;"]/)
        expect(readChoices(findCookie(cookie, CONSENT_COOKIE))).toEqual(some(made))
      }),
    )
  })
})

describe('cookies', () => {
  const read = (text: string) =>
    [...readCookies(text).cookies].map(([name, { value, attributes }]) => [
      name,
      value,
      Object.fromEntries(attributes),
    ])

  test('[B-CONS-06] attributes belong to the cookie before them; before any they are nobody’s', () => {
    expect(read('Path=/; a=1; Secure')).toEqual([['a', '1', { secure: '' }]])
    expect(read('a="1%202"; path=/x; SameSite=Lax; b=%; a=3; HttpOnly')).toEqual([
      ['a', '1 2', { path: '/x', samesite: 'Lax' }],
      ['b', '%', {}],
    ])
    expect(read('plain; ; a=b=c')).toEqual([['a', 'b=c', {}]])
  })

  test('[B-CONS-08] a name no cookie can have is a line in the log; the rest is read', () => {
    const { cookies, faults } = readCookies('a b=1; Secure; c=2; =3')
    expect([...cookies].map(([name, { value }]) => [name, value])).toEqual([['c', '2']])
    expect(faults.map(({ level, text }) => [level, text])).toEqual([
      ['warning', 'Invalid cookie key'],
      ['warning', 'Invalid cookie key'],
    ])
  })

  test('[B-CONS-08] whether there is such a name can be told by itself', () => {
    for (const text of ['', 'a=1; b=2', 'a=b c; Secure', 'Path=/; a="1"'])
      expect([text, hasOddCookies(text)]).toEqual([text, false])
    for (const text of ['a b=1', 'c=2; é=3', '=3'])
      expect([text, hasOddCookies(text)]).toEqual([text, true])
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '=', ';', '"', '%', 'Path', 'é') }),
        (text) => hasOddCookies(text) === readCookies(text).faults.length > 0,
      ),
    )
  })

  test('[B-CONS-07] what a cookie holds and its codec does not know counts as no cookie', () => {
    for (const value of ['{"x":1}', 'not json', '']) expect(readLocationCookie(value)).toEqual(none)
  })

  test('Any text is read without an exception, into names a cookie can have.', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '=', ';', '"', '%', 'Path', 'é') }),
        (text) => {
          const { cookies } = readCookies(text)
          return [...cookies.keys()].every((name) => /^[!-~]+$/.test(name))
        },
      ),
    )
  })
})
