// What scripts get that do everything a page does, by a clock of the test: their leads are taken, and wait.
import { describe, expect, test } from 'vitest'
import { CALM, createRate, findEffort, HARDEST } from '../service/forms/bot-check/effort.js'
import { createProofOfWork } from '../service/forms/bot-check/proof-of-work.js'
import { withUnseenLeads } from '../service/forms/budgets.js'
import { createCounters } from '../service/forms/counters.js'
import { right } from '@evkit/engine/shared'
import type { Lead } from '../leads/lead.types.js'
import { data, goodBody, key, post, serve, solveCheck } from './forms-kit.js'

const SECOND = 1000
const MINUTE = 60 * SECOND
const KEY = 'k'.repeat(32)
const LONG_MS = 60_000

// The library compares with the machine's clock when work is too old.
const openBusy = async (more: { readonly unseenLeads?: number } = {}) => {
  const clock = { at: Date.now() }
  const ports = { now: () => new Date(clock.at), elapsed: () => clock.at }
  const work = createProofOfWork({ key: KEY, prefix: '0' }, ports)
  const counters = createCounters()
  const stored: Lead[] = []
  const own = await serve({
    ...ports,
    counters,
    leads: {
      receive: async (lead) => {
        stored.push(lead)
        return Promise.resolve(right({ id: lead.id, isReplay: false }))
      },
    },
    botCheck: work,
    isProduction: true,
    limits: data.forms.limits,
    ...more,
  })
  return { clock, work, own, counters, stored }
}

type Busy = Awaited<ReturnType<typeof openBusy>>

/** Sends a lead as a page does: asks for work, does it, waits as long as a visitor, and sends. */
const send = async (
  { clock, work, own }: Busy,
  at: number,
  { caller, wait = 2 * SECOND }: { readonly caller: string; readonly wait?: number },
): Promise<number> => {
  const recaptchaResponse = await solveCheck(work)
  clock.at += wait
  const body = goodBody({ recaptchaResponse, email: `visitor${at}@x.example` })
  return (await post(own, body, { ...key(at), 'test-caller': caller })).status
}

const countUnseen = ({ stored }: Busy): number =>
  stored.filter(({ handling }) => handling === 'deliver').length

describe('the time of issue is signed', () => {
  test.each([
    [1999, 'hold'],
    [2000, 'deliver'],
  ])('[E-F-59] work that comes back after %i ms: %s', async (wait, handling) => {
    const busy = await openBusy()
    expect(await send(busy, 1, { caller: '192.0.2.1', wait })).toBe(201)
    expect(busy.stored.map((lead) => lead.handling)).toEqual([handling])
  })

  test('[E-F-59] a time somebody else has written is no work of ours', async () => {
    const { clock, work } = await openBusy()
    const token = await solveCheck(work)
    const read = JSON.parse(atob(token)) as {
      challenge: { parameters: { data: { issuedAt: number } } }
    }
    read.challenge.parameters.data.issuedAt -= MINUTE
    expect(await work.check(btoa(JSON.stringify(read)))).toBe('failed')
    const { data: _, ...parameters } = read.challenge.parameters
    const bare = { ...read, challenge: { ...read.challenge, parameters } }
    expect(await work.check(btoa(JSON.stringify(bare)))).toBe('failed')
    clock.at += MINUTE
    expect(await work.check(token)).toBe('passed')
  })

  test('[E-F-59] [E-F-62] where the clock has stepped back since, nobody is refused', async () => {
    const { clock, work } = await openBusy()
    const token = await solveCheck(work)
    clock.at -= 24 * 60 * MINUTE
    expect(await work.check(token)).toBe('hasty')
  })
})

describe('budgets', () => {
  test(
    '[E-F-60] of 1,000 leads from 1,000 addresses of one /32 at most ten are delivered unseen, and visitors elsewhere notice nothing',
    async () => {
      const busy = await openBusy()
      const statuses = new Map<number, number>()
      const visitors: number[] = []
      for (let at = 0; at < 1000; at += 1) {
        const status = await send(busy, at, {
          caller: `2001:db8:${(at % 250).toString(16)}:${at.toString(16)}`,
          wait: at % 20 === 0 ? 2 * SECOND : 76,
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (at % 50 !== 0) continue
        visitors.push(await send(busy, 10_000 + at, { caller: `198.${at % 200}.7.9` }))
      }
      expect([...statuses]).toEqual([[201, 1000]])
      expect(new Set(visitors)).toEqual(new Set([201]))
      const unseen = countUnseen(busy)
      expect(unseen).toBeLessThanOrEqual(visitors.length + 10)
      expect(unseen).toBeGreaterThanOrEqual(visitors.length)
    },
    LONG_MS,
  )

  test(
    '[E-F-60] what comes patiently from one /32 for hours is not delivered on and on',
    async () => {
      const busy = await openBusy()
      for (let at = 0; at < 400; at += 1) {
        await send(busy, at, { caller: `2001:db8:${at.toString(16)}:1`, wait: 40 * SECOND })
      }
      // Eight at once, and while they are used up what time brings; from then on more comes than may.
      expect(countUnseen(busy)).toBeLessThanOrEqual(30)
    },
    LONG_MS,
  )

  test(
    '[E-F-60] a market has a budget as well: what comes from everywhere is taken, and the rest of it waits',
    async () => {
      const busy = await openBusy()
      for (let at = 0; at < 450; at += 1) {
        const caller = `${1 + (at % 100)}.${at}.7.9`
        expect(await send(busy, at, { caller })).toBe(201)
      }
      // A quarter of an hour of leads: 120 at once, and 20 a minute while they are used up.
      const unseen = countUnseen(busy)
      expect([busy.stored.length, unseen > 120, unseen < 450]).toEqual([450, true, true])
      expect(busy.counters.write(undefined, new Date())).toContain(
        `leads_held_total{market="uk",reason="site"} ${450 - unseen}`,
      )
    },
    LONG_MS,
  )

  test('[E-F-60] a market whose budget is set to its usual rate holds what comes above it, and refuses nobody', async () => {
    const busy = await openBusy({ unseenLeads: 10 })
    for (let at = 0; at < 60; at += 1) {
      expect(await send(busy, at, { caller: `${1 + at}.${at}.7.9`, wait: MINUTE })).toBe(201)
    }
    // Ten at once, and while they are used up one each six minutes.
    const unseen = countUnseen(busy)
    expect([busy.stored.length, unseen >= 10, unseen <= 20]).toEqual([60, true, true])
    expect(busy.counters.write(undefined, new Date())).toContain(
      `leads_held_total{market="uk",reason="site"} ${60 - unseen}`,
    )
  })

  test('[E-F-60] what comes at the usual rate is delivered, hour after hour', async () => {
    const busy = await openBusy({ unseenLeads: 10 })
    for (let at = 0; at < 40; at += 1) {
      await send(busy, at, { caller: `${1 + at}.${at}.7.9`, wait: 6 * MINUTE + SECOND })
    }
    expect([busy.stored.length, countUnseen(busy)]).toEqual([40, 40])
  })

  test('[E-F-60] the setting never lets more through at once than the data', () => {
    const { limits } = data.forms
    expect(withUnseenLeads(limits, undefined)).toBe(limits)
    expect(withUnseenLeads(limits, 1).leadsOfSite).toEqual({ burst: 1, perHour: 1 })
    const campaign = withUnseenLeads(limits, 5000)
    expect(campaign).toEqual({ ...limits, leadsOfSite: { burst: 120, perHour: 5000 } })
  })

  test('[E-F-60] attempts of one lead count once', async () => {
    const busy = await openBusy()
    const sendOne = async (at: number) => {
      const recaptchaResponse = await solveCheck(busy.work)
      busy.clock.at += 4 * MINUTE
      const body = goodBody({ recaptchaResponse, email: `v${at}@x.example` })
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await post(busy.own, body, { ...key(at), 'test-caller': `2001:db8:1:${attempt}` })
      }
    }
    for (let at = 0; at < 5; at += 1) await sendOne(at)
    expect([busy.stored.length, countUnseen(busy)]).toEqual([20, 20])
  })

  test('[E-F-60] the budgets are those of the data', () => {
    const { leadsOfNetwork, leadsOfProvider, leadsOfSite, leadsByPass } = data.forms.limits
    expect(leadsOfNetwork).toEqual({ burst: 5, perHour: 30 })
    expect(leadsOfProvider).toEqual({ burst: 8, perHour: 60 })
    expect(leadsOfSite).toEqual({ burst: 120, perHour: 1200 })
    expect(leadsByPass).toEqual({ burst: 3, perHour: 6 })
  })
})

describe('the work that is asked for', () => {
  test.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 4],
    [160, 16],
    [161, 32],
    [1e9, 32],
  ])('[E-F-61] at %i leads a minute it is %i times the least', (perMinute, times) => {
    expect(findEffort(perMinute)).toBe(times)
  })

  test('[E-F-61] ten a minute are calm, and nobody waits longer than for 32 times the least', () => {
    expect([CALM, HARDEST]).toEqual([10, 32])
  })

  test(
    '[E-F-61] grows with the leads that come, and falls when they stop',
    async () => {
      const busy = await openBusy()
      const costOf = async () => (await busy.work.describe()).challenge?.parameters.cost
      expect(await costOf()).toBe(1)
      for (let at = 0; at < 60; at += 1) {
        await send(busy, at, { caller: `2001:db8:${at}:1`, wait: 100 })
      }
      expect(await costOf()).toBe(8)
      busy.clock.at += 5 * MINUTE
      expect(await costOf()).toBe(1)
    },
    LONG_MS,
  )

  test('[E-F-61] tokens without work do not make it grow', async () => {
    const { work } = await openBusy()
    for (let at = 0; at < 100; at += 1) await work.check('no work')
    expect((await work.describe()).challenge?.parameters.cost).toBe(1)
  })

  test('[E-F-61] [E-F-62] a rate by a clock that steps back stays a rate', () => {
    const clock = { at: MINUTE }
    const rate = createRate(() => clock.at)
    for (let at = 0; at < 20; at += 1) rate.note()
    clock.at = 0
    expect(rate.read()).toBe(20)
    clock.at = 2 * MINUTE
    expect(rate.read()).toBeCloseTo(20 / Math.E, 5)
  })
})
