import { expect, test } from '@playwright/test'
import { ChargingPage, PAGE, watch } from './models/charging.model.js'
import { settled } from './models/settled.model.js'

const FULL = '?carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=250kW&range=20,80'

test('[T-CHG-01] [T-CHG-09] a visitor compares chargers; the address holds every choice; the console is silent', async ({
  page,
}) => {
  const seen = await watch(page)
  const charging = new ChargingPage(page)
  await charging.open()
  await charging.seeTime('3–3.5')
  await charging.choose('Public')
  await charging.seeTime('24')
  await charging.choose('50 kW')
  await charging.seeTime('35')
  await charging.chooseCar('EX90')
  await charging.choose('Twin')
  await charging.end().press('End')
  await expect
    .poll(() => charging.query())
    .toBe('?carModel=EX90&powerTrain=TM&cType=P&pCType=DC&kW=50kW&range=20,100')
  await charging.choose('At home')
  await expect
    .poll(() => charging.query())
    .toBe('?carModel=EX90&powerTrain=TM&cType=H&range=20,100')
  expect(seen).toEqual({ faults: [], strangers: [] })
})

test('[T-CHG-50] home and public stand side by side for one car and range', async ({ page }) => {
  const charging = new ChargingPage(page)
  await charging.open(FULL)
  const figures = charging.part('box-figure')
  await expect(figures).toHaveText([
    ...['4–5 h', '3–3.5 h', '3–3.5 h', '3–3.5 h'],
    ...['35 minutes', '24 minutes'],
  ])
  await expect(charging.part('box-exact')).toHaveText([
    'about 4\u00a0h 25\u00a0min',
    ...Array.from({ length: 3 }, () => 'about 3\u00a0h'),
  ])
})

test('[B-T-07] what the charge costs stands beside how long it takes, and the cheapest and the fastest are marked', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open()
  const cost = page.locator('dt:text-is("Cost") + dd')
  // 60 % of 49 kWh, a tenth of it lost: 32.67 kWh at 26.11 pence.
  await expect(cost).toHaveText('about £8.53')
  await expect(charging.part('box-cost')).toHaveText([
    ...['about £8.53', 'about £8.53', 'about £18.62', 'about £18.62'],
    ...['about £24.51', 'about £24.04'],
  ])
  await expect(
    charging.part('box').filter({ has: page.getByText('Cheapest', { exact: true }) }),
  ).toContainText(['Wallbox, 7.4\u00a0kW', 'Wallbox, 11\u00a0kW'])
  await expect(
    charging.part('box').filter({ has: page.getByText('Fastest', { exact: true }) }),
  ).toContainText(['Ultra-rapid, 150\u00a0kW'])
  await expect(charging.part('tariffs')).toContainText('At home: 26.11p per kWh (Ofgem price cap')
  await charging.choose('Public')
  await expect(cost).toHaveText('about £24.04')
  await charging.choose('50 kW')
  await expect(cost).toHaveText('about £24.51')
  await charging.end().press('End')
  await expect(cost).toHaveText('about £32.68')
  await page.getByText('How is this worked out?').click()
  await expect(page.getByText('77.67p per kWh')).toHaveCount(1)
  await expect(charging.part('detail')).toContainText('79.19p per kWh')
})

test('[B-T-07] where only the price at home is known, nothing else is said of money', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open('', PAGE.replace('uk', 'us'))
  await expect(charging.part('box-cost')).toHaveText([/^about \$6\.1/])
  await expect(charging.part('tariffs')).not.toContainText('In public')
  await expect(page.getByText('Cheapest', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Fastest', { exact: true })).toHaveCount(1)
  await charging.choose('Public')
  await charging.seeTime('24')
  await expect(page.locator('dt:text-is("Cost")')).toHaveCount(0)
})

test('[E-T-42] in Britain a visitor with one phase chooses 7.4 kW at home; the link keeps it', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open()
  await expect(charging.part('exact')).toHaveText('about 3\u00a0h')
  await charging.choose('7.4 kW')
  await charging.seeTime('4–5')
  await expect(charging.part('exact')).toHaveText('about 4\u00a0h 25\u00a0min')
  await expect.poll(() => charging.query()).toContain('cType=H&kW=7.4kW&range=20,80')
  await expect(charging.part('live')).toContainText('about 4\u00a0h 25\u00a0min')
  await page.reload()
  await charging.ready()
  await charging.seeTime('4–5')
  await charging.choose('Public')
  await charging.choose('At home')
  await charging.seeTime('3–3.5')
})

test('[E-T-17] reload, a copied link, back and forward reproduce the state', async ({
  page,
  context,
}) => {
  const charging = new ChargingPage(page)
  await charging.open(FULL)
  await charging.seeTime('24')
  await charging.start().press('Home')
  await charging.choose('100 kW')
  await expect.poll(() => charging.query()).toContain('kW=100kW&range=0,80')
  const shown = await charging.part('conditions').textContent()
  await page.reload()
  await charging.ready()
  await expect(charging.part('conditions')).toHaveText(shown ?? '')
  const other = new ChargingPage(await context.newPage())
  await other.page.goto(page.url())
  await expect(other.part('conditions')).toHaveText(shown ?? '')
  await page.getByRole('link', { name: 'Data and credits' }).first().click()
  await page.waitForURL(/\/data-credits\/\?model=EX/)
  await page.goBack()
  await expect(charging.part('conditions')).toHaveText(shown ?? '')
  await page.goForward()
  await page.waitForURL(/\/data-credits\/\?model=EX/)
})

test('[T-CHG-02] back and forward between two addresses of the page, and a change by another script, are followed', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open(FULL)
  await page.evaluate(() => {
    window.history.pushState(null, '', '?carModel=EX90&cType=P&pCType=DC&kW=50kW&range=10,80')
  })
  await expect(charging.part('conditions')).toHaveText(/EX90.*10% to 80%.*50.kW DC/)
  await page.goBack()
  await charging.seeTime('24')
  await page.goForward()
  await expect(charging.part('conditions')).toHaveText(/EX90/)
})

test('D-T-14: nothing is written before the first interaction, campaign tags and hash stay', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open('?utm_source=mail&range=0,85#compare')
  await expect(charging.part('notices')).toContainText('no valid charge levels')
  expect(page.url()).toContain('?utm_source=mail&range=0,85#compare')
  const before = await page.evaluate(() => window.history.length)
  await charging.choose('Public')
  await expect.poll(() => page.url()).toContain('range=20,80&utm_source=mail#compare')
  expect(await page.evaluate(() => window.history.length)).toBe(before)
})

test('[E-T-18] the copied link opens the same state, and the title holds car and result', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const charging = new ChargingPage(page)
  await charging.open(FULL)
  await expect(page).toHaveTitle('EX30: 24 minutes from 20% to 80% – Northlane')
  await charging.choose('50 kW')
  await expect(page).toHaveTitle('EX30: 35 minutes from 20% to 80% – Northlane')
  await expect.poll(() => charging.query()).toContain('kW=50kW')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(charging.part('copied')).toHaveText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = new ChargingPage(await context.newPage())
  await other.page.goto(link)
  await other.seeTime('35')
})

test('[E-T-36] start again restores the defaults', async ({ page }) => {
  const charging = new ChargingPage(page)
  await charging.open(`${FULL}&utm_source=x`, `${PAGE}public/`)
  await charging.chooseCar('ES90')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.poll(() => charging.query()).toBe('?utm_source=x')
  await expect(charging.part('conditions')).toHaveText(/EX30 Single Motor, 20% to 80%, 250.kW DC/)
})

test('[T-CHG-11] the page’s own segment says where the car is charged until the address does', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open('', `${PAGE}public/`)
  await expect(charging.part('charging-tool')).toHaveAttribute('data-state', 'Road')
  await charging.open('', `${PAGE}home/`)
  await expect(charging.part('charging-tool')).toHaveAttribute('data-state', 'Home')
  await charging.open('?cType=P', `${PAGE}home/`)
  await expect(charging.part('charging-tool')).toHaveAttribute('data-state', 'Road')
})

test('[E-T-23] once the page is there, nothing is asked of the network', async ({ page }) => {
  const charging = new ChargingPage(page)
  await charging.open()
  await settled(page)
  const asked: string[] = []
  // Pictures of a section that comes into view, and the browser’s own icon, are no answers.
  page.on('request', (request) => {
    if (!request.url().endsWith('.svg')) asked.push(request.url())
  })
  await page.context().setOffline(true)
  await charging.choose('Public')
  await charging.choose('150 kW')
  await charging.choose('Twin')
  await charging.start().press('ArrowRight')
  await expect(charging.part('conditions')).toHaveText(
    /Twin Motor Performance, 30% to 80%, 150.kW DC/,
  )
  expect(asked).toEqual([])
})

test('the explanation can be read: every step, its rule, and where the data comes from', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open('?carModel=EX40&powerTrain=SM&cType=H&range=20,80')
  await page.getByText('How is this worked out?').click()
  const steps = charging.part('explanation-time').locator('[data-part="figure-step"]')
  await expect(steps.first()).toContainText('Cell cma69.AC.11kW.80.20 of the charging table')
  await expect(steps.last()).toContainText('T-CHG-42')
  await expect(charging.part('basis')).toHaveText('Measured')
  await page.getByRole('link', { name: 'About these figures' }).click()
  await expect(page).toHaveURL(/\/about-the-figures\/\?model=EX40&version=SM#charging$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Charging times' })).toBeInViewport()
})

test('[E-T-28] [E-T-33] the figure states its conditions, that it is an estimate, and its basis', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open(FULL)
  const panel = charging.part('estimate')
  await expect(panel).toContainText('EX30 Single Motor, 20% to 80%')
  await expect(panel).toContainText('An estimate for a warm battery in mild weather.')
  await expect(charging.part('basis')).toHaveText('Modelled')
  await page.goto('/uk/data-credits/')
  await expect(
    page.getByText('Open EV Data (https://github.com/KilowattApp/open-ev-data)'),
  ).toBeVisible()
  await expect(page.getByText('This site is a demonstration.')).toBeVisible()
})

test('what a visitor does before the script has come is not lost', async ({ page }) => {
  const charging = new ChargingPage(page)
  let arrive = (): void => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/charging-client-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(PAGE)
  await page.getByRole('radio', { name: 'Public' }).check()
  await charging.end().press('ArrowRight')
  await charging.part('car-opener').click()
  arrive()
  await expect.poll(() => charging.query()).toContain('cType=P')
  await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
  await expect.poll(() => charging.query()).toContain('range=20,90')
  await expect(charging.end()).toHaveValue('90')
  await expect(page.getByRole('dialog', { name: 'Car' })).toBeVisible()
})
