// A new version takes the place of an old one, process by process, and back: whoever visits meanwhile notices nothing.
import { expect, test, type Page } from '@playwright/test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepAsking, makeOtherBuild, openBalancer } from './models/assets.model.js'
import { PAGES } from './models/tool.model.js'
import { isAwake, reachFor } from './models/wake.model.js'
import { serveSite, type Served } from './served.js'

const UNLIMITED = { EVKIT_ENVIRONMENT: 'qa', EVKIT_FORMS_LIMITS: 'off' }
const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url))
const CHARGING = '/uk/electrification/charging-your-car/'

test.describe.configure({ timeout: 180_000 })

// A visitor who comes back to the same page in the same browser, and uses it.
const keepVisiting = (page: Page, origin: string) => {
  const failed: string[] = []
  let visits = 0
  let isEnding = false
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? { errorText: '' }
    // What was still on its way when the page was left.
    if (errorText !== 'net::ERR_ABORTED') failed.push(`${errorText} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  const run = async (): Promise<void> => {
    for (; !isEnding; visits += 1) {
      await page.goto(origin + (visits % 3 === 2 ? PAGES.range : CHARGING))
      await reachFor(page)
      // Two sites start beside it, so it may take its time.
      await expect.poll(() => isAwake(page), { timeout: 30_000 }).toBe(true)
    }
  }
  const running = run().catch((error: unknown) => {
    failed.push(`a tool sleeps on visit ${visits}: ${String(error)}`)
  })
  return {
    count: () => visits,
    failed,
    end: async (): Promise<readonly string[]> => {
      isEnding = true
      await running
      return failed
    },
  }
}

test('[E-T-115] an upgrade process by process, and the way back, fail no request and leave no tool asleep', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  const other = makeOtherBuild()
  const balancer = await openBalancer()
  const begin = async (isNew: boolean): Promise<Served> => {
    const site = await serveSite(
      { EVKIT_THREADS: '0', EVKIT_ASSETS_DIR: folder, ...UNLIMITED },
      ...(isNew ? [other.program, other.folder] : []),
    )
    expect((await fetch(`${site.origin}/readyz/pages`)).status).toBe(200)
    balancer.take(site.origin)
    return site
  }
  // As a guide says it: out of the balancer, ended, and the other one in its place.
  const replace = async (site: Served, isNew: boolean): Promise<Served> => {
    await balancer.leave(site.origin)
    expect(await site.stop()).toBe(0)
    return begin(isNew)
  }
  let [one, two] = await Promise.all([begin(false), begin(false)])
  const asking = keepAsking(balancer.origin, [CHARGING, PAGES.range, '/uk/'])
  const visiting = keepVisiting(page, balancer.origin)
  const visitSome = async (): Promise<void> => {
    const until = visiting.count() + 2
    await expect
      .poll(() => visiting.failed.length > 0 || visiting.count() >= until, { timeout: 60_000 })
      .toBe(true)
    expect(visiting.failed).toEqual([])
  }
  const failed: (readonly string[])[] = []
  try {
    await visitSome()
    one = await replace(one, true)
    await visitSome()
    two = await replace(two, true)
    await visitSome()
    two = await replace(two, false)
    await visitSome()
    one = await replace(one, false)
    await visitSome()
  } finally {
    failed.push(await asking.end(), await visiting.end())
    await balancer.close()
    await Promise.all([one.stop(), two.stop()])
    other.remove()
    rmSync(folder, { recursive: true })
  }
  expect(failed).toEqual([[], []])
  // Scripts of both builds were asked for, of either process.
  const scripts = [...asking.files].filter((file) => file.endsWith('.js'))
  const isOurs = (file: string): boolean => existsSync(join(CLIENT, file))
  expect([scripts.some(isOurs), scripts.every(isOurs)]).toEqual([true, false])
})
