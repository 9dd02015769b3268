// Forms that browsers without scripts send, in plain Node over a storage of its own: what is taken, and what comes back.
import { NODE_PORTS, openForms, readFormsSettings, type Forms } from '@evkit/data/service'
import { either as E } from 'fp-ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const ORIGIN = PLAIN_SITE.origin
const MINUTE = 60_000

const store = openData()
const folder = mkdtempSync(join(tmpdir(), 'evkit-sent-'))
const clock = { at: new Date('2026-11-29T10:00:00Z') }

const openIn = async (environment: Readonly<Record<string, string>>): Promise<Forms> => {
  const home = mkdtempSync(join(folder, 'leads-'))
  const settings = readFormsSettings(
    { EVKIT_ENVIRONMENT: 'qa', EVKIT_ORIGIN: ORIGIN, EVKIT_DATA_DIR: home, ...environment },
    home,
  )
  if (E.isLeft(settings)) throw new Error(settings.left.join())
  const forms = await openForms(
    settings.right,
    { markets: [], rules: { leadMonths: 24, consentMonths: 36, testLeadDays: 30, exceptions: [] } },
    { ...NODE_PORTS, now: () => clock.at },
  )
  if (E.isLeft(forms)) throw new Error(forms.left.join())
  return forms.right
}

const opened: Forms[] = []
const serve = async (environment: Readonly<Record<string, string>> = {}) => {
  const forms = await openIn(environment)
  opened.push(forms)
  const site = createSite({ ...PLAIN_SITE, store, forms: forms.options })
  return { forms, site }
}

type Served = Awaited<ReturnType<typeof serve>>
type Fields = Readonly<Record<string, string>>

const HEADERS = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN }
const PATH = '/uk/contact-request/form'

const post = async (
  { site }: Served,
  fields: Fields | string,
  { path = PATH, headers = {}, from }: { path?: string; headers?: Fields; from?: string } = {},
) => {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
  const answer = await site.request(
    ORIGIN + path,
    { method: 'POST', headers: { ...HEADERS, ...headers }, body },
    from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
  )
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    location: answer.headers.get('Location') ?? '',
    pass: /name="form-pass" value="([^"]*)"/.exec(text)?.[1] ?? '',
    isReview: text.includes('data-part="review"'),
  }
}

const GOOD = {
  firstName: 'Ada',
  surName: 'Byron',
  email: 'ada@evkit.example',
  description: 'One line.\nAnother.',
  emailOptIn: 'on',
}

const wait = (milliseconds: number): void => {
  clock.at = new Date(clock.at.getTime() + milliseconds)
}

/** Gets a pass, and takes the time of a person with it. */
const takePass = async (served: Served): Promise<string> => {
  const { pass } = await post(served, {})
  wait(MINUTE)
  return pass
}

const countOf = async ({ forms }: Served, name: string): Promise<number> => {
  const lines = (await forms.writeMetrics()).split('\n')
  return lines
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const heldFor = async ({ forms }: Served, reason: string): Promise<boolean> =>
  (await forms.writeMetrics())
    .split('\n')
    .some((line) => line.startsWith('leads_held_total') && line.includes(`"${reason}"`))

const referenceOf = async ({ site }: Served, location: string): Promise<string> => {
  const text = await (await site.request(ORIGIN + location)).text()
  return /data-part="sent-reference"[^]*?<bdi[^>]*>([^<]*)/.exec(text)?.[1] ?? ''
}

const held: { served?: Served } = {}
const served = (): Served => {
  if (held.served === undefined) throw new Error('not served yet')
  return held.served
}

beforeAll(async () => {
  held.served = await serve({ EVKIT_FORMS_LIMITS: 'off' })
})

afterAll(async () => {
  for (const forms of opened) await forms.stop()
  rmSync(folder, { recursive: true })
})

describe('[B-F-09] a form that is sent without scripts', () => {
  test('comes back with what is missing at each field, and keeps what was written', async () => {
    const answer = await post(served(), { firstName: 'Ada <b>', website: '' })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.text).toContain('<title>Error: Contact us')
    expect(answer.text).toContain('value="Ada &lt;b&gt;"')
    for (const text of ['Surname is required', 'E-mail is required', 'Notes is required'])
      expect(answer.text.split(text)).toHaveLength(3)
    expect(answer.text).not.toContain('id="tool"')
    expect(answer.text).not.toContain('id="page-data"')
  })

  test('that is complete at once is looked over, and then is a lead with its reference', async () => {
    const first = await post(served(), GOOD)
    expect([first.status, first.isReview]).toEqual([200, true])
    expect(first.text).toContain('>One line.\nAnother.</textarea>')
    expect(first.text).toMatch(/name="emailOptIn" checked=""/)
    wait(MINUTE)
    const second = await post(served(), { ...GOOD, 'form-pass': first.pass })
    expect(second.status).toBe(303)
    expect(second.location).toMatch(/^\/uk\/contact-request\/finished\?sent=/)
    expect(await referenceOf(served(), second.location)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  })

  test('twice, or anew after Back, is one lead', async () => {
    const own = { ...GOOD, email: 'twice@evkit.example' }
    const before = await countOf(served(), 'leads_accepted_total')
    const pass = await takePass(served())
    const sent = { ...own, 'form-pass': pass }
    const [first, second] = await Promise.all([post(served(), sent), post(served(), sent)])
    const again = await post(served(), sent)
    const back = await post(served(), own)
    expect(back.isReview).toBe(true)
    wait(MINUTE)
    const anew = await post(served(), { ...own, 'form-pass': back.pass })
    const references = await Promise.all(
      [first, second, again, anew]
        .filter(({ status }) => status === 303)
        .map(async ({ location }) => referenceOf(served(), location)),
    )
    expect(references.length).toBeGreaterThanOrEqual(3)
    expect(new Set(references).size).toBe(1)
    expect((await countOf(served(), 'leads_accepted_total')) - before).toBe(1)
  })

  test('with other content and the same pass is looked over again, and is another lead', async () => {
    const pass = await takePass(served())
    const one = await post(served(), { ...GOOD, surName: 'One', 'form-pass': pass })
    const other = await post(served(), { ...GOOD, surName: 'Other', 'form-pass': pass })
    expect([one.status, other.status, other.isReview]).toEqual([303, 200, true])
    wait(MINUTE)
    const last = await post(served(), { ...GOOD, surName: 'Other', 'form-pass': other.pass })
    expect(await referenceOf(served(), last.location)).not.toBe(
      await referenceOf(served(), one.location),
    )
  })

  test('half an hour old is not lost: it stands as it was and is sent with one more press', async () => {
    const { pass } = await post(served(), {})
    wait(31 * MINUTE)
    const old = await post(served(), { ...GOOD, surName: 'Slow', 'form-pass': pass })
    expect([old.status, old.isReview]).toEqual([200, true])
    expect(old.text).toContain('value="Slow"')
    wait(MINUTE)
    expect((await post(served(), { ...GOOD, surName: 'Slow', 'form-pass': old.pass })).status).toBe(
      303,
    )
  })

  test.each([
    ['none of ours', 'pass.YWJj.abc.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['no pass at all', 'reference'],
    ['very long', `pass.${'a'.repeat(3000)}`],
  ])('with a pass that is %s is not taken', async (_, pass) => {
    const answer = await post(served(), { ...GOOD, 'form-pass': pass })
    expect([answer.status, answer.isReview]).toEqual([200, true])
  })

  test('with fields it does not have, and choices nobody could make, takes none of them', async () => {
    const pass = await takePass(served())
    const more = {
      __proto__: 'x',
      constructor: 'x',
      isTestLead: 'true',
      purpose: 'OFFER_REQUEST',
      title: 'KING',
    }
    const fields = { ...GOOD, email: 'more@evkit.example', 'form-pass': pass, ...more }
    const answer = await post(served(), fields)
    expect(answer.location).toMatch(/^\/uk\/contact-request\/finished/)
  })

  test('of another market is held to the rules and words of the market it was sent to', async () => {
    const pass = await takePass(served())
    const german = await post(
      served(),
      { ...GOOD, 'form-pass': pass },
      { path: '/de/contact-request/form' },
    )
    expect(german.status).toBe(422)
    expect(german.text).toContain('Anrede ist erforderlich')
  })

  test.each(['/xx/contact-request/form', '/uk/kmu/form', '/uk/contact-request/finished', '/uk/'])(
    'to %s, where no form is, is not taken',
    async (path) => {
      expect([404, 405]).toContain((await post(served(), GOOD, { path })).status)
    },
  )

  test('that looks like a program is taken and held: too fast, or with the hidden field', async () => {
    const own = await serve({ EVKIT_FORMS_LIMITS: 'off' })
    const { pass } = await post(own, {})
    wait(1999)
    expect((await post(own, { ...GOOD, 'form-pass': pass })).status).toBe(303)
    expect(await heldFor(own, 'fast')).toBe(true)
    const trapped = { ...GOOD, surName: 'Trap', website: 'x', 'form-pass': await takePass(own) }
    expect((await post(own, trapped)).status).toBe(303)
    expect(await heldFor(own, 'trap')).toBe(true)
  })

  test('is delivered unseen three times from one network, then held', async () => {
    const own = await serve()
    for (let at = 0; at < 4; at += 1) {
      expect(await heldFor(own, 'network')).toBe(false)
      const fields = { ...GOOD, email: `v${at}@evkit.example`, 'form-pass': await takePass(own) }
      const answer = await post(own, fields, { from: `198.51.100.${at}` })
      expect(answer.status).toBe(303)
    }
    expect(await heldFor(own, 'network')).toBe(true)
  })

  test('is counted by who sent it: more than a visitor sends comes back and can be sent later', async () => {
    const own = await serve()
    const send = async (at: number) => {
      const fields = { ...GOOD, email: `w${at}@evkit.example`, 'form-pass': await takePass(own) }
      return post(own, fields, { from: '203.0.113.9' })
    }
    for (let at = 0; at < 5; at += 1) expect((await send(at)).status).toBe(303)
    const status: number[] = []
    for (let at = 5; at < 9; at += 1) status.push((await send(at)).status)
    expect(status).toContain(422)
  }, 30_000)
})

describe('[B-F-09] [E-F-21] what is no form of ours', () => {
  test.each([
    ['of another origin', 403, { Origin: 'https://elsewhere.example' }],
    ['as JSON', 415, { 'Content-Type': 'application/json' }],
    ['in parts', 415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
    [
      'in another encoding by its word',
      415,
      { 'Content-Type': 'application/x-www-form-urlencoded; charset=iso-8859-1' },
    ],
  ])('%s is refused with %i', async (_, status, headers) => {
    expect((await post(served(), GOOD, { headers })).status).toBe(status)
  })

  test('in another encoding by its bytes is refused, not taken with holes', async () => {
    expect((await post(served(), 'firstName=Ren%E9&surName=Byron')).status).toBe(400)
  })

  test('of 100 kB is refused', async () => {
    const answer = await post(served(), { ...GOOD, description: 'x'.repeat(100_000) })
    expect(answer.status).toBe(413)
  })

  test('of a thousand fields is refused', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `f${at}=1`).join('&')
    expect((await post(served(), many)).status).toBe(400)
  })
})

describe('[F-THX-06] the thanks', () => {
  test.each(['', 'x', `${'a'.repeat(40)}.b.${'c'.repeat(43)}`])(
    'are for nobody whose address says “%s”',
    async (sealed) => {
      const path = `/uk/contact-request/finished?sent=${sealed}`
      const text = await (await served().site.request(ORIGIN + path)).text()
      expect(text).not.toContain('data-part="form-thanks"')
    },
  )

  test('say when it was sent by a clock that is named, and are over after half an hour', async () => {
    clock.at = new Date('2026-11-29T19:17:00Z')
    const pass = (await post(served(), {})).pass
    wait(MINUTE)
    const { location } = await post(served(), { ...GOOD, surName: 'Clock', 'form-pass': pass })
    const thanks = async () => (await served().site.request(ORIGIN + location)).text()
    expect(await thanks()).toContain('29 November 2026 at 19:18 UTC')
    wait(31 * MINUTE)
    expect(await thanks()).not.toContain('data-part="form-thanks"')
  })
})
