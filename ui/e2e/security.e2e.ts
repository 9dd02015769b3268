import { expect, test } from '@playwright/test'
import { ChargingPage, PAGE, watch } from './models/charging.model.js'
import { settled } from './models/settled.model.js'

const HOSTILE = [
  '"><script>window.hurt=1</script>',
  '</script><script>window.hurt=1</script>',
  '"><img src=x onerror=window.hurt=1>',
  'javascript:window.hurt=1',
  '{{constructor.constructor("window.hurt=1")()}}',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '%00%ff%fe',
  '٢٠,٨٠',
  'x'.repeat(3000),
  '\u202e\u0000',
]
const NAMES = [
  'carModel',
  'powerTrain',
  'cType',
  'pCType',
  'kW',
  'range',
  'utm_source',
  'preview',
  'env',
]

test('the policy allows nothing inline and nothing foreign, and no page breaks it', async ({
  page,
}) => {
  const seen = await watch(page)
  for (const path of [
    '/uk/',
    '/uk/cars/',
    '/uk/cars/compare-cars/',
    '/uk/electrification/',
    `${PAGE}?cType=P`,
    '/uk/retailers/?place=London',
    '/uk/data-credits/',
    '/uk/nowhere/',
  ]) {
    const answer = await page.goto(path)
    await settled(page)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    // Of others, only the frame of a video is let in; drafts may have one.
    const own = policy.replace('frame-src https://www.youtube-nocookie.com;', '')
    expect(own).not.toMatch(/unsafe|\*|https?:/)
    expect(answer?.headers()['x-content-type-options']).toBe('nosniff')
  }
  const charging = new ChargingPage(page)
  await charging.open('?cType=P')
  await charging.part('car-opener').click()
  await page.keyboard.press('Escape')
  await charging.start().press('ArrowRight')
  await page.getByText('How is this worked out?').click()
  await page
    .getByRole('button', { name: /^Read more/ })
    .first()
    .click()
  expect(seen.strangers).toEqual([])
  expect(seen.faults.filter((fault) => !fault.includes('404'))).toEqual([])
})

test('[E-T-27] hostile addresses give a valid page, never markup, never an error', async ({
  page,
  request,
}) => {
  const seen = await watch(page)
  const charging = new ChargingPage(page)
  for (const value of HOSTILE) {
    const query = NAMES.map(
      (name) => `${name}=${encodeURIComponent(value)}&${name}=${encodeURIComponent(value)}`,
    ).join('&')
    const answer = await request.get(`${PAGE}?${query.slice(0, 12_000)}`)
    expect([value.slice(0, 40), answer.status()]).toEqual([value.slice(0, 40), 200])
  }
  for (const value of HOSTILE.slice(0, 8)) {
    const query = NAMES.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')
    await charging.open(`?${query}`)
    await charging.seeTime('3–3.5')
    await charging.choose('Public')
    await charging.seeTime('24')
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    expect(await page.locator('main script, main img[src="x"]').count()).toBe(0)
  }
  expect(seen).toEqual({ faults: [], strangers: [] })
})

test('odd paths are answered without an error of the server', async ({ request }) => {
  for (const path of [
    '/%2e%2e/%2e%2e/etc/passwd',
    '/uk/%00',
    '/uk/%ff',
    '/assets/../server/main.js',
    '/.vite/manifest.json',
    '/uk/<script>/',
    `/${'a'.repeat(4000)}/`,
  ]) {
    const answer = await request.get(path, { maxRedirects: 3 })
    expect([path.slice(0, 40), answer.status() < 500]).toEqual([path.slice(0, 40), true])
    expect(await answer.text()).not.toContain('root:')
  }
})

test('[E-F-21] a lead over 64 KiB: the page that sends it gets a problem it can read', async ({
  page,
}) => {
  await page.goto('/uk/contact-request/form')
  for (const size of [70_000, 1_000_000]) {
    const told = await page.evaluate(async (length) => {
      const answer = await fetch('/api/forms-backend/v1/uk/request?clientId=contact-request', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'form-elapsed': '60000' },
        body: JSON.stringify({ additionalInfo: 'x'.repeat(length) }),
      })
      const { code } = (await answer.json()) as { readonly code?: string }
      return [answer.status, answer.headers.get('Content-Type'), code]
    }, size)
    expect(told).toEqual([413, 'application/problem+json; charset=utf-8', 'TOO_LARGE'])
  }
})
