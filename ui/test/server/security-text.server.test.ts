import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSecurityContact } from '../../server/security-text.js'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const PATH = '/.well-known/security.txt'
const YEAR = 365 * 86_400_000

const ask = (today: string, { origin = 'https://cars.example' } = {}) =>
  createSite({
    ...PLAIN_SITE,
    store,
    origin,
    security: {
      contact: 'mailto:security@cars.example',
      languages: 'en, de',
      today: () => new Date(today),
    },
  }).request(`http://other.example${PATH}`)

describe('[E-T-113] whom to tell of a weakness', () => {
  test('is a file by RFC 9116, with the contact that was set', async () => {
    const answer = await ask('2026-11-28T08:31:52.123Z')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await answer.text()).split('\n')).toEqual([
      'Contact: mailto:security@cars.example',
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: en, de',
      `Canonical: https://cars.example${PATH}`,
      '',
    ])
  })

  test('names the place of the file by the origin that was set, and by none that is not encrypted', async () => {
    const open = await ask('2026-11-28T00:00:00Z', { origin: 'http://localhost:4300' })
    expect(await open.text()).not.toMatch(/Canonical|other\.example/)
  })

  test('runs out after the day it is asked on, and in less than a year', async () => {
    for (const today of [
      '2024-02-29T23:59:59.999Z',
      '2026-12-31T12:00:00Z',
      '2027-01-01T00:00:00Z',
    ]) {
      const [, end = ''] = /^Expires: (\S+)$/m.exec(await (await ask(today)).text()) ?? []
      const ahead = Date.parse(end) - Date.parse(today)
      expect([today, ahead > YEAR / 4, ahead < YEAR]).toEqual([today, true, true])
    }
  })

  test('is not there where nothing is set', async () => {
    const answer = await createSite({ ...PLAIN_SITE, store }).request(PATH)
    expect(answer.status).toBe(404)
  })
})

describe('[E-T-113] a contact', () => {
  test.each([
    'mailto:security@cars.example',
    'mailto:security@cars.example?subject=evkit',
    'https://cars.example/security',
    'https://cars.example',
  ])('can be %s', (contact) => {
    expect(readSecurityContact(contact, '')).toEqual({
      faults: [],
      settings: { security: { contact, languages: 'en' } },
    })
  })

  test('of one line, whatever is set', () => {
    const parts = fc.constantFrom(
      'mailto:',
      'https://',
      'a',
      '@',
      '.',
      'example',
      '\n',
      '\r',
      '\u2028',
      ' ',
      'Expires: ',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
        const text = some.join('')
        const isTaken = text !== '' && readSecurityContact(text, '').faults.length === 0
        return !isTaken || /^(?:mailto:|https:\/\/)[!-~]+$/.test(text)
      }),
    )
  })
})
