// What is asked of other hosts on pages with videos of others: by the log of the browser itself.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { answerBefore, Consent } from './models/consent.model.js'
import { wakeAll } from './models/gallery.model.js'
import { expectNoThirdParty, listHosts } from './models/net-log.model.js'

const GALLERY = '/uk/blocks/'
const PROVIDER = 'www.youtube-nocookie.com'

const facades = (page: Page) => page.locator('[data-part="embed"]')
const framesIn = (part: Page | Locator) => part.locator('iframe[data-part="embed-frame"]')

// Answers in place of everybody who is not the site, and notes what they are asked.
const answerFor = async (page: Page): Promise<readonly URL[]> => {
  const asked: URL[] = []
  await page.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    async (route) => {
      asked.push(new URL(route.request().url()))
      await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    },
  )
  return asked
}

// Who has agreed to players beforehand, on a page whose blocks are awake.
const openAllowed = async (page: Page): Promise<readonly URL[]> => {
  const asked = await answerFor(page)
  await answerBefore(page, ['C4'])
  await page.goto(GALLERY)
  await wakeAll(page)
  return asked
}

test('[E-B-17] [B-MEDIA-12] [B-B-06] before a press nobody else learns of the visit: no request, no look-up, no connection', async ({
  baseURL,
}) => {
  await expectNoThirdParty(baseURL, async (page) => {
    await page.goto(GALLERY)
    await wakeAll(page)
    await expect(facades(page).first()).toBeVisible()
    // Somebody who hesitates.
    const play = facades(page).first().locator('[data-part="play"]')
    await play.hover()
    await play.focus()
    // Who has declined is asked first: that is no request yet.
    await play.click()
    await expect(page.locator('[data-part="embed-question"]')).toBeVisible()
    await expect(page.locator('iframe[data-part="embed-frame"]')).toHaveCount(0)
    await page.reload()
  })
})

test('[E-B-17] [B-VID-08] who has declined is asked once more; then the provider learns of it, and nobody else', async ({
  baseURL,
}) => {
  const hosts = await listHosts(baseURL, async (page) => {
    await page.goto(GALLERY)
    await wakeAll(page)
    const asked = page.waitForRequest((request) => new URL(request.url()).hostname === PROVIDER)
    await facades(page).first().locator('[data-part="play"]').click()
    await page.locator('[data-part="embed-question"] button').first().click()
    await asked
    await expect(page.locator('iframe[data-part="embed-frame"]')).toHaveCount(1)
  })
  expect(hosts).toEqual([new URL(baseURL ?? '').hostname, PROVIDER])
})

test('[E-B-17] [B-VID-08] [B-MEDIA-12] three videos on one page: none is asked for before a press, and a press asks for its own alone', async ({
  page,
}) => {
  const asked = await openAllowed(page)
  await expect(facades(page)).toHaveCount(3)
  for (const facade of await facades(page).all()) {
    await expect(facade.locator('[data-part="embed-notice"]')).toContainText('YouTube')
    await facade.locator('[data-part="play"]').hover()
    await facade.locator('[data-part="play"]').focus()
  }
  expect(asked).toEqual([])
  for (const [at, count] of [
    [1, 1],
    [2, 2],
  ] as const) {
    await facades(page).nth(at).locator('[data-part="play"]').click()
    await expect(framesIn(facades(page).nth(at))).toHaveCount(1)
    await expect(framesIn(page)).toHaveCount(count)
    await expect.poll(() => asked.length).toBe(count)
  }
  expect(asked.map((url) => [url.hostname, url.searchParams.get('start')])).toEqual([
    [PROVIDER, '90'],
    [PROVIDER, null],
  ])
})

test('[B-B-06] [B-CONS-09] a consent that is withdrawn takes every player of the page away, and nobody is asked again', async ({
  page,
}) => {
  const asked = await openAllowed(page)
  for (const [at, facade] of (await facades(page).all()).entries()) {
    await facade.locator('[data-part="play"]').click()
    await expect(framesIn(facades(page).nth(at))).toHaveCount(1)
  }
  const loaded = await framesIn(page).count()
  expect(loaded).toBe(3)
  await expect.poll(() => asked.length).toBe(3)
  await new Consent(page).answer('all.reject')
  await expect(framesIn(page)).toHaveCount(0)
  for (const facade of await facades(page).all()) {
    await expect(facade.locator('img')).toBeVisible()
    // Who has declined is asked first.
    await facade.locator('[data-part="play"]').click()
    await expect(facade.locator('[data-part="embed-question"]')).toBeVisible()
  }
  await expect(framesIn(page)).toHaveCount(0)
  expect(asked).toHaveLength(3)
})

test('[B-B-06] a look-up alone, or a connection made ahead, is seen', async ({ baseURL }) => {
  for (const [rel, host] of [
    ['dns-prefetch', 'looked-up.example'],
    ['preconnect', 'connected.example'],
  ] as const) {
    const visit = async (page: Page): Promise<void> => {
      await page.goto(GALLERY)
      await page.evaluate(
        ([kind, name]) => {
          document.head.append(
            Object.assign(document.createElement('link'), { rel: kind, href: `https://${name}` }),
          )
        },
        [rel, host] as const,
      )
      await page.reload()
    }
    expect(await listHosts(baseURL, visit)).toContain(host)
    await expect(expectNoThirdParty(baseURL, visit)).rejects.toThrow(host)
  }
})
