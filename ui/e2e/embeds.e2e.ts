// What is asked of other hosts on pages with videos of others: by the log of the browser itself.
import { expect, test, type Page } from '@playwright/test'
import { wakeAll } from './models/gallery.model.js'
import { expectNoThirdParty, listHosts } from './models/net-log.model.js'

const GALLERY = '/uk/blocks/'
const PROVIDER = 'www.youtube-nocookie.com'

const facades = (page: Page) => page.locator('[data-part="embed"]')

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
