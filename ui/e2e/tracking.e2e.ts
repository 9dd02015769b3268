// What is told of what visitors press, while they may be counted and never else.
import { expect, test, type Page } from '@playwright/test'
import { answerBefore, Consent } from './models/consent.model.js'
import { openSettled } from './models/settled.model.js'
import { reachFor } from './models/wake.model.js'

const HOME = '/uk/'

const told = (page: Page) =>
  page.evaluate(() => [...((window as { dataLayer?: Iterable<unknown> }).dataLayer ?? [])])

const pressOf = (label: string) => ({ event: 'interaction', action: 'press', label })

// What is told has to be ready to: the visitor has reached for the page.
const open = async (page: Page, path = HOME): Promise<void> => {
  const ready = page.waitForResponse(/watch-presses/)
  await openSettled(page, path)
  await reachFor(page, 300)
  await ready
}

const keepHere = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('click', (event) => {
      event.preventDefault()
    })
  })

test('[E-B-24] nothing is told without consent, whatever is pressed', async ({ page }) => {
  for (const groups of [[], ['C3'], ['C4', 'C8']]) {
    await answerBefore(page, groups)
    await openSettled(page, HOME)
    await reachFor(page, 300)
    await page.getByRole('link', { name: 'See the offers' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await told(page)).toEqual([])
  }
})

for (const group of ['C2', 'C9'])
  test(`[E-B-24] with ${group} each press is told once, by mouse and by key`, async ({ page }) => {
    await answerBefore(page, [group])
    await open(page)
    const label = await page
      .getByRole('link', { name: 'See the offers' })
      .getAttribute('data-event')
    await page.getByRole('link', { name: 'See the offers' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await told(page)).toEqual([pressOf(label ?? '')])
    await page.getByRole('link', { name: 'See the offers' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await told(page)).toEqual([pressOf(label ?? ''), pressOf(label ?? '')])
  })

test('[E-B-24] every call that content names is told by its name', async ({ page }) => {
  await answerBefore(page, ['C2'])
  await open(page)
  await keepHere(page)
  const names = await page.evaluate(() => {
    const calls = [...document.querySelectorAll<HTMLElement>('main a[data-event]')]
    for (const call of calls) call.click()
    return calls.map(({ dataset }) => dataset['event'] ?? '')
  })
  expect(names.length).toBeGreaterThan(5)
  expect(await told(page)).toEqual(names.map(pressOf))
})

test('[E-B-24] [B-CONS-09] told from when the visitor agrees until they withdraw it', async ({
  page,
}) => {
  const consent = new Consent(page)
  await openSettled(page, '/uk/cars/ex30-electric/')
  await keepHere(page)
  const call = page.locator('[data-event="car-price-quote"]')
  await call.click()
  expect(await told(page)).toEqual([])
  const ready = page.waitForResponse(/watch-presses/)
  await consent.answer('all.accept')
  await ready
  await call.click()
  await expect.poll(() => told(page)).toEqual([pressOf('car-price-quote')])
  await consent.answer('all.reject')
  await call.click()
  expect(await told(page)).toEqual([pressOf('car-price-quote')])
})

test('[E-B-24] [F-TRACK-05] [F-TRACK-12] an offer asked for in an overlay, left and come back to: one of each kind, in each tab by itself', async ({
  page,
  context,
}) => {
  await answerBefore(page, ['C2', 'C9'])
  const kinds = async (tab: Page): Promise<readonly string[]> =>
    ((await told(tab)) as readonly Readonly<Record<string, string>>[]).map(
      ({ event = '', result = '', action = '', label = '' }) =>
        [event, result, action, label].filter(Boolean).join(' '),
    )
  const ask = async (tab: Page): Promise<void> => {
    await tab.getByRole('link', { name: 'See the offers' }).click()
    await tab.getByRole('button', { name: 'Ask for a weekend' }).click()
    await expect(tab.getByRole('dialog').getByLabel('First name')).toBeVisible()
  }
  await open(page)
  const label = await page.getByRole('link', { name: 'See the offers' }).getAttribute('data-event')
  const asked = [`interaction press ${label ?? ''}`, 'webform_action load']
  await ask(page)
  await expect.poll(() => kinds(page)).toEqual(asked)
  const other = await context.newPage()
  await open(other)
  expect(await kinds(other)).toEqual([])
  await ask(other)
  await expect.poll(() => kinds(other)).toEqual(asked)
  // Whoever withdraws in one tab is told of in none.
  await other.goBack()
  await other.goBack()
  await new Consent(other).answer('all.reject')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await ask(page)
  await page.reload()
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible()
  expect(await kinds(page)).toEqual([])
  expect(await kinds(other)).toEqual(asked)
})

test('[E-B-24] a layer that is frozen, or one that throws, is in nobody’s way', async ({
  page,
}) => {
  await answerBefore(page, ['C2'])
  for (const kind of ['frozen', 'throwing']) {
    await page.addInitScript((which) => {
      const throwing = {
        push: () => {
          throw new Error('no')
        },
      }
      Object.assign(window, { dataLayer: which === 'frozen' ? Object.freeze([]) : throwing })
    }, kind)
    await open(page)
    await page.getByRole('link', { name: 'See the offers' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
})

test('[E-B-24] whoever has a layer of their own hears of it there', async ({ page }) => {
  await answerBefore(page, ['C9'])
  await page.addInitScript(() => {
    const heard: unknown[] = []
    const dataLayer = {
      push: (entry: unknown) => heard.push(entry),
      [Symbol.iterator]: () => heard[Symbol.iterator](),
    }
    Object.assign(window, { dataLayer })
  })
  await open(page)
  await page.getByRole('link', { name: 'See the offers' }).click()
  await expect.poll(async () => (await told(page)).length).toBe(1)
})

test('[B-CAR-12] [E-B-24] a row that is swiped is told of once for each drag, which way the finger went', async ({
  page,
}) => {
  await answerBefore(page, ['C2'])
  await open(page)
  const row = page.locator('[data-part="product-carousel"] [data-part="slides"]').first()
  await row.scrollIntoViewIfNeeded()
  // Nobody is told of a drag of a row that is not hydrated yet.
  await expect(
    page.locator('[data-part="product-carousel"] [data-part="carousel"]').first(),
  ).toHaveAttribute('data-state', 'awake')
  const box = await row.boundingBox()
  if (box === null) throw new Error('no row')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  const drag = async (by: number): Promise<void> => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by / 2, y, { steps: 4 })
    await page.mouse.move(x + by, y, { steps: 4 })
    await page.mouse.up()
  }
  const swipes = async () =>
    (await told(page)).flatMap((one) => {
      const { action = '', label = '' } = one as Readonly<Record<string, string>>
      return action.startsWith('swipe') ? [[action, label !== '']] : []
    })
  await drag(-200)
  await expect.poll(swipes).toEqual([['swipe_left', true]])
  await drag(120)
  await expect.poll(swipes).toEqual([
    ['swipe_left', true],
    ['swipe_right', true],
  ])
})
