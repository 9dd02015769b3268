import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { deviceOf, listFaults, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { RoutePage, ROUTE_PAGE } from './models/route.model.js'
import { settled } from './models/settled.model.js'
import { shiftsOf, watchShifts } from './models/shifts.model.js'

const WINTER = '?from=London&to=Edinburgh&model=EX30&temperatureIndex=1&profile=highway'

test('[B-T-02] [E-T-124] London to Edinburgh in winter: typed, searched, planned, and each stop leads to the charging tool', async ({
  page,
}) => {
  const seen = await watch(page)
  const planner = new RoutePage(page)
  await planner.open('?model=EX30&temperatureIndex=1&profile=highway')
  await planner.search('London', 'Edinburgh')
  await planner.seeStations(/^\d+ charging stations on the route$/)
  const stops = planner.part('stops').locator(':scope > li')
  await expect(stops.first()).toBeVisible()
  expect(await stops.count()).toBeGreaterThan(1)
  await expect(stops.first()).toContainText(/\d+\skW/)
  await expect.poll(() => planner.query()).toContain('from=London, United Kingdom')
  // A copied link brings the same plan back, written by the server.
  const copy = await page.context().newPage()
  await copy.goto(page.url())
  const plan = await copy.locator('[data-part="reach"]').textContent()
  await copy.close()
  // The other road is planned once nothing else is.
  await expect.poll(() => planner.part('reach').textContent()).toBe(plan)
  // What a stop says of the charge on arrival is where its working ends, and so is what the plan says of the end.
  const levelOf = (text: string | null): string => /(\d+)\s?%/.exec(text ?? '')?.[1] ?? 'none'
  for (const stop of await stops.all()) {
    const last = stop.locator('[data-part="explanation-trip-arrival"] [data-part="figure-step"]')
    expect(levelOf(await last.last().textContent())).toBe(
      levelOf(/arrive[^%]*%/i.exec((await stop.textContent()) ?? '')?.[0] ?? ''),
    )
  }
  const said = (await stops.first().textContent()) ?? ''
  const minutes = /(\d+)\smin/.exec(said)?.[1]
  // The charging tool knows every tenth percent: its way names the levels around those of the stop.
  const [, arrival = '', departure = ''] =
    /arrive with (\d+)%.*?leave with (\d+)%/i.exec(said) ?? []
  const [from, to] = [Math.floor(Number(arrival) / 10) * 10, Math.ceil(Number(departure) / 10) * 10]
  const levels = await stops.evaluateAll((all) =>
    all.map((one) => Number(/leave with (\d+)%/i.exec(one.textContent)?.[1] ?? 0) % 10),
  )
  expect(Math.max(...levels)).toBeGreaterThan(0)
  const detail = `Charging from ${String(from)}% to ${String(to)}% in detail`
  await stops.first().getByRole('link', { name: detail, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`range=${String(from)}(,|%2C)${String(to)}`))
  await expect(page).toHaveURL(/charging-your-car\/public\/\?.*carModel=EX30/)
  expect(minutes).toBeDefined()
  expect(seen).toEqual({ faults: [], strangers: [] })
})

test('[E-T-93] a night on the way: a place is added, stayed at, moved by keys, and a copied link has it all', async ({
  page,
}) => {
  const planner = new RoutePage(page)
  await planner.open(`${WINTER}&via1=York&leave=08:30`)
  await planner.seeStations(/charging station/)
  await planner.part('via-add').click()
  const second = page.getByRole('combobox', { name: 'Via 2' })
  await expect(second).toBeFocused()
  await page.keyboard.type('Leeds')
  await second.press('Enter')
  await expect(second).toHaveValue(/Leeds/)
  await planner.seeStations(/charging station/)
  const rows = planner.part('via-row')
  await rows.nth(1).getByLabel('Stay').selectOption({ label: '10 h' })
  await rows.nth(1).getByLabel('Charging while there').selectOption({ label: '11 kW' })
  await expect(planner.part('figure-staying')).toContainText('10 h')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Move .* up$/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Via 1' })).toHaveValue(/Leeds/)
  await planner.seeStations(/charging station/)
  await expect(planner.part('stops').locator('[data-kind="stay"]')).toContainText('Leeds')
  await expect.poll(() => planner.query()).toContain('via1Charge=11')
  const arrival = await planner.part('figure-arrives').textContent()
  const copy = await page.context().newPage()
  await copy.goto(page.url())
  expect(await copy.locator('[data-part="figure-arrives"]').textContent()).toBe(arrival)
  await copy.close()
})

test('[E-T-97] a drive that fails says why, and a press makes it work', async ({ page }) => {
  const planner = new RoutePage(page)
  await planner.open(`${WINTER}&reserve=30&start=30`)
  await expect(planner.part('reach')).toHaveAttribute('data-state', 'fails')
  await expect(planner.part('trouble-reason')).toContainText('30%')
  await planner.part('remedy').first().click()
  await expect(planner.part('reach')).toHaveAttribute('data-state', 'stops')
  await expect(planner.part('live')).toContainText(/stop/)
})

test('[E-T-123] where our data ends the drive goes on with an assumed charger, and without it the data is named', async ({
  page,
}) => {
  const planner = new RoutePage(page)
  const oslo = '?from=Oslo&to=Bergen&model=EX90&temperatureIndex=3'
  await planner.open(oslo)
  await expect(planner.part('reach')).toHaveAttribute('data-state', 'stops')
  await expect(planner.part('plan-text')).toContainText('This stop is assumed')
  await expect(planner.part('plan-text')).toContainText('0% of the roads in Norway')
  await expect(planner.part('stops')).toContainText('Assumed charger')
  await planner.open(`${oslo}&assumedSites=false`)
  await expect(planner.part('reach')).toHaveAttribute('data-state', 'unknown')
  await expect(planner.part('trouble-reason')).toContainText('Norway, where we know no station')
  await planner.part('remedy').filter({ hasText: 'Assume chargers' }).click()
  await expect(planner.part('reach')).toHaveAttribute('data-state', 'stops')
})

test('[E-T-135] ferries are avoided by a press, by address and without scripts; what cannot be avoided is told', async ({
  page,
  browser,
}) => {
  const planner = new RoutePage(page)
  const aarhus = '?from=Copenhagen&to=Aarhus&model=EX30'
  await planner.open(aarhus)
  const status = planner.part('status')
  await expect(status).toContainText(/11\d\smi/)
  await page.getByLabel('Ferries', { exact: true }).check()
  await expect(status).toContainText(/19\d\smi/)
  await expect(page).toHaveURL(/avoidRoads=ferry/)
  await expect(planner.part('reach')).toHaveAttribute('data-state', /enough|stops/)
  await page.reload()
  await expect(status).toContainText(/19\d\smi/)
  await expect(page.getByLabel('Ferries', { exact: true })).toBeChecked()
  await planner.open('?from=Dublin&to=London&model=EX30&avoidRoads=ferry')
  await expect(status).toContainText('no way without one was found')
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto(`${ROUTE_PAGE}${aarhus}`)
  await still.locator('select[name="avoidRoads"]').selectOption('Ferries')
  await still.getByRole('button', { name: 'Update' }).click()
  await expect(still).toHaveURL(/avoidRoads=ferry/)
  await expect(still.locator('[data-part="status"]')).toContainText(/19\d\smi/)
  await still.close()
})

test('[E-T-146] the other road stands beside the first, is taken by a press, shared by address, and there without scripts', async ({
  page,
  browser,
}) => {
  const planner = new RoutePage(page)
  const edinburgh = '?from=London&to=Edinburgh&model=EX30'
  await planner.open(edinburgh)
  const status = planner.part('status')
  await expect(status).toContainText(/39\d\smi/)
  const link = planner.part('alternative-link')
  await expect(link).toContainText(/Via \S+ instead/)
  await expect(link).toContainText('mi longer')
  await expect(link).toContainText('in all')
  const first = await link.textContent()
  // What changes with a setting changes here too; the link never goes meanwhile.
  await planner.part('aims').getByText('Fewest stops').click()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/way=second/)
  await expect(link).toContainText('Via A1 instead')
  await expect(link).toContainText('mi shorter')
  await page.reload()
  await expect(link).toContainText('Via A1 instead')
  await link.click()
  await expect(page).not.toHaveURL(/way=/)
  await expect(link).not.toContainText('Via A1 instead')
  await planner.open('?from=Dublin&to=Cork&model=EX30&way=second')
  await expect(planner.part('alternative-missing')).toBeVisible()
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto(`${ROUTE_PAGE}${edinburgh}`)
  const plain = still.locator('[data-part="alternative-link"]')
  expect(await plain.textContent()).toBe(first)
  await plain.click()
  await expect(still).toHaveURL(/way=second/)
  await expect(plain).toContainText('Via A1 instead')
  await still.close()
})

test('[E-T-99] a drive is saved for navigation, and the file is what the command writes', async ({
  page,
}) => {
  const { faults } = await watch(page)
  const planner = new RoutePage(page)
  await planner.open(WINTER)
  await expect(planner.part('reach')).toHaveAttribute('data-state', 'stops')
  const waiting = page.waitForEvent('download')
  await planner.part('save-drive').click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^London . Edinburgh\.gpx$/)
  const gpx = await readFile(await file.path(), 'utf8')
  const stops = await planner.part('stops').locator(':scope > li').count()
  expect(gpx.match(/<rtept /g)).toHaveLength(stops + 2)
  const { stdout } = spawnSync('npx', ['evkit', 'route', planner.query(), '--site=uk', '--gpx'], {
    encoding: 'utf8',
  })
  expect(stdout).toBe(gpx)
  expect(faults).toEqual([])
})

// The points of a picture of the page, as its browser reads them.
const readPoints = async (page: Page, picture: Buffer) => {
  const read = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] }
    },
    [...picture],
  )
  return { ...read, data: new Uint8Array(read.data) }
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`[E-T-110] the code on the screen is read as the address of the page, which is ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const { faults } = await watch(page)
    const planner = new RoutePage(page)
    await planner.open(WINTER)
    await planner.part('to-phone').click()
    const code = planner.part('phone-code').getByRole('img')
    await expect(code).toBeVisible()
    expect(await listFaults(page, '[data-part="reach"]')).toEqual([])
    expect(decodeQR(await readPoints(page, await code.screenshot()))).toBe(page.url())
    expect(faults).toEqual([])
  })

test('[E-T-110] where what draws the code cannot be loaded, that is said', async ({ page }) => {
  await page.route(/\/qr-[^/]*\.js$/, (route) => route.abort())
  const planner = new RoutePage(page)
  await planner.open(WINTER)
  await planner.part('to-phone').click()
  await expect(planner.part('reach')).toContainText(
    'There is no code for this trip. Copy the link instead.',
  )
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('[E-T-110] nobody is offered to send the drive to the phone they hold', async ({ page }) => {
    const planner = new RoutePage(page)
    await planner.open(WINTER)
    await expect(planner.part('save-drive')).toBeVisible()
    await expect(planner.part('to-phone')).toBeHidden()
  })
})

test('[E-T-95] the page of a drive names the source of its prices and their month, or calls them examples', async ({
  page,
}) => {
  const planner = new RoutePage(page)
  await planner.open(WINTER)
  await expect(planner.part('reach')).toContainText(/RAC Charge Watch and Zapmap Price Index/)
  await expect(planner.part('reach')).toContainText(/November 2024/)
})

test('[E-T-34] swapping asks once, and the other way has the same length', async ({ page }) => {
  const planner = new RoutePage(page)
  await planner.open(WINTER)
  // The other road of the same places is a question of its own.
  const asked: string[] = []
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url())
    if (url.includes('/get-route/') && !url.includes('"way"')) asked.push(url)
  })
  const before = await planner.part('status').textContent()
  await planner.part('swap').click()
  await expect(planner.from()).toHaveValue(/Edinburgh/)
  await expect(planner.part('status')).toHaveText(before ?? '')
  expect(asked).toHaveLength(1)
})

test('[T-ROUTE-05] keyboard only: suggestions, both ends, the road, past the map', async ({
  page,
}) => {
  const planner = new RoutePage(page)
  await planner.open()
  await planner.from().focus()
  await page.keyboard.type('Birmin')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(planner.from()).toHaveValue(/Birmingham/)
  await planner.to().focus()
  await page.keyboard.type('Leeds')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await planner.seeStations(/charging station/)
  await page.getByRole('link', { name: 'Skip the map' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-part="live-map"]') === null),
  ).toBe(true)
})

test('[E-T-129] [E-T-130] a town outside the map is said and not swapped, with scripts and by its address', async ({
  page,
}) => {
  const planner = new RoutePage(page)
  const outside = 'Vienna, Austria is outside the countries whose roads we know.'
  await planner.open()
  await expect(page.getByText('Town you start from, e.g. Newport, Wales')).toBeVisible()
  await planner.from().focus()
  await page.keyboard.type('Wien')
  await expect(page.locator('[data-part="origin-note"]')).toHaveText(outside)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#route-origin-option-0[aria-selected="true"]')).toContainText(
    'Wienhausen',
  )
  await page.keyboard.press('Escape')
  await planner.search('Wien', 'Leeds')
  await expect(page.locator('#route-origin-error')).toHaveText(outside)
  await expect(planner.from()).toHaveValue('Wien')
  const answer = await page.request.get(`${ROUTE_PAGE}?from=Wien&to=Leeds`)
  expect(await answer.text()).toContain(outside)
})

test('[E-T-127] [E-T-128] St Malo and the Irish towns are found', async ({ page }) => {
  const planner = new RoutePage(page)
  await planner.open()
  for (const [typed, place] of [
    ['st malo', 'Saint-Malo'],
    ['Clonmel', 'Clonmel'],
    ['Loch Garman', 'Wexford'],
  ] as const) {
    await planner.from().fill(typed)
    await expect(page.getByRole('option').first()).toContainText(place)
  }
})

test('[E-T-03] each thing that goes wrong has its own words, and the texts stay', async ({
  page,
}) => {
  const planner = new RoutePage(page)
  await planner.open()
  const said = new Set<string>()
  const words = async (): Promise<string> =>
    (await page.getByRole('alert').allTextContents()).join(' ').trim()
  const hear = async (): Promise<void> => {
    await expect.poll(async () => [...said, ''].includes(await words())).toBe(false)
    said.add(await words())
  }
  for (const [from, to] of [
    ['London', 'Nowhere-on-this-map'],
    ['London', 'London'],
  ] as const) {
    await planner.search(from, to)
    await hear()
    await expect(planner.to()).toHaveValue(new RegExp(to))
  }
  await page.route('**/get-route/**', (route) => route.fulfill({ status: 500 }))
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await planner.search('London', 'Leeds')
  await expect(page.getByRole('button', { name: /again/i })).toBeVisible()
  await hear()
  expect(logged.some((line) => line.includes('Request failed with status 500'))).toBe(true)
  await page.unroute('**/get-route/**')
  await page.getByRole('button', { name: /again/i }).click()
  await planner.seeStations(/charging station/)
  expect(said.size).toBe(3)
})

test('[T-ROUTE-08] a slow answer to an older question is dropped', async ({ page }) => {
  const planner = new RoutePage(page)
  await planner.open()
  let held: (() => void) | undefined
  await page.route('**/get-route/**', async (route) => {
    if (held === undefined) {
      await new Promise<void>((done) => {
        held = done
      })
      await route.abort().catch(() => undefined)
      return
    }
    await route.continue()
  })
  await planner.search('London', 'Leeds')
  await expect.poll(() => held !== undefined).toBe(true)
  await planner.search('Paris', 'Lille')
  await planner.seeStations(/charging station/)
  held?.()
  await expect(planner.from()).toHaveValue(/Paris/)
})

test('[T-ROUTE-09] the live map takes the place of the drawing at the first reach, from our own origin only', async ({
  page,
}) => {
  const seen = await watch(page)
  const planner = new RoutePage(page)
  await planner.open(WINTER)
  await expect(planner.part('map-picture').locator('svg')).toBeVisible()
  expect(await page.locator('canvas').count()).toBe(0)
  await page.getByRole('button', { name: 'Explore the map' }).click()
  await expect(planner.map()).toHaveAttribute('data-state', 'live', { timeout: 30_000 })
  await expect(planner.part('map-credits')).toContainText('Natural Earth')
  expect(seen).toEqual({ faults: [], strangers: [] })
})

test('[E-T-13] without WebGL the drawing stays, the page says so, and the stations are listed', async ({
  page,
}) => {
  // As a browser without a graphics card answers.
  await page.addInitScript({
    content: `const own = HTMLCanvasElement.prototype.getContext
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  return kind.startsWith('webgl') ? null : own.call(this, kind, ...rest)
}`,
  })
  const planner = new RoutePage(page)
  await planner.open(WINTER)
  await page.getByRole('button', { name: 'Explore the map' }).click()
  await expect(planner.map()).toHaveAttribute('data-state', 'unavailable', { timeout: 30_000 })
  await expect(planner.part('map-picture').locator('svg')).toBeVisible()
  await planner.seeStations(/charging stations/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form of two texts leads to the road, its picture, its stations and its plan', async ({
    page,
  }) => {
    await page.goto(ROUTE_PAGE)
    await page.locator('input[name="from"]').fill('London')
    await page.locator('input[name="to"]').fill('Edinburgh')
    await page.getByRole('button', { name: 'Plan my route' }).click()
    await expect(page.locator('[data-part="stations-heading"]')).toHaveText(/charging stations/)
    await expect(page.locator('[data-part="reach"]')).toContainText(/stop/)
    await expect(page.locator('[data-part="map"] svg path[data-look]').first()).toBeVisible()
  })

  test('a place on the way is one more text, another plan and a stop left out are links', async ({
    page,
  }) => {
    await page.goto(`${ROUTE_PAGE}?from=London&to=Edinburgh&model=EX30`)
    await page.locator('input[name="via1"]').fill('York')
    await page.getByRole('button', { name: 'Plan my route' }).click()
    await expect(page.locator('#route-via-1')).toHaveValue(/York/)
    await expect(page.locator('[data-part="place"] h3')).toHaveText(/York/)
    const name = await page.locator('[data-part="stop"] h3').first().textContent()
    await page.locator('[data-part="strike"]').first().click()
    await expect(page.locator('[data-part="wishes"]')).toContainText(name ?? '')
    await expect(page.locator('[data-part="stop"] h3').first()).not.toHaveText(name ?? '')
    await expect(page.locator('[data-part="via-add"]')).toBeHidden()
  })

  test('an unknown place is said', async ({ page }) => {
    await page.goto(`${ROUTE_PAGE}?from=London&to=Nowhere-on-this-map`)
    await expect(page.getByRole('alert')).not.toHaveCount(0)
    await expect(page.locator('#route-destination')).toHaveValue('Nowhere-on-this-map')
  })
})

test('[E-T-27] hostile addresses give a valid page, never markup, never an error', async ({
  page,
  request,
}) => {
  const hostile = [
    '"><script>window.hurt=1</script>',
    '__proto__',
    '91,0',
    '%00%ff',
    'x'.repeat(3000),
  ]
  const names = [
    ...['from', 'fromAt', 'to', 'toAt', 'via1', 'via1At', 'via1Stay', 'via9', 'model', 'start'],
    ...['reserve', 'width', 'assumed', 'leave', 'arrive', 'avoid', 'stopAt', 'power', 'plan'],
  ]
  for (const value of hostile) {
    const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')
    const answer = await request.get(`${ROUTE_PAGE}?${query.slice(0, 12_000)}`)
    expect([value.slice(0, 20), answer.status()]).toEqual([value.slice(0, 20), 200])
  }
  await page.goto(`${ROUTE_PAGE}?from=${encodeURIComponent(hostile[0] ?? '')}&to=London`)
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
})

test('no layout shift while the page wakes and the live map comes', async ({ page }) => {
  await watchShifts(page)
  const planner = new RoutePage(page)
  await planner.open(WINTER)
  await page.getByRole('button', { name: 'Explore the map' }).click()
  await expect(planner.map()).toHaveAttribute('data-state', 'live', { timeout: 30_000 })
  await settled(page)
  expect(await shiftsOf(page)).toBeLessThan(0.02)
})

const PLANS: Readonly<Record<string, string>> = {
  empty: '',
  'a plan in winter': WINTER,
  'a drive that does not work out': `${WINTER}&reserve=50&start=10&assumed=false`,
}

test.describe('every width', () => {
  test.describe.configure({ timeout: 90_000 })
  for (const [at, [name, query]] of Object.entries(PLANS).entries()) {
    test(`no axe violation on the planner, all opened: ${name}`, async ({ page }) => {
      await seeNothingWrong(
        page,
        async () => {
          await new RoutePage(page).open(query)
          for (const summary of await page.locator('summary').all()) {
            if (await summary.isVisible()) await summary.click()
          }
        },
        { device: query === WINTER ? undefined : deviceOf(at) },
      )
    })
  }
  test('no axe violation on the planner with its list open', async ({ page }) => {
    const reach = async (): Promise<void> => {
      const planner = new RoutePage(page)
      await planner.open()
      await planner.from().fill('Lon')
      await expect(page.getByRole('option').first()).toBeVisible()
    }
    await seeNothingWrong(page, reach, { device: deviceOf(1) })
  })
})
