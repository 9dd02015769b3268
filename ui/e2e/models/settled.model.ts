import type { Page } from '@playwright/test'

/** Waits until a page has loaded, has its type, and its scripts have nothing left that they do when they have time. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    const idle = (): Promise<unknown> =>
      new Promise((done) => {
        requestIdleCallback(done, { timeout: 300 })
      })
    await idle()
    await idle()
  })
}

/** Opens a page and waits until it has settled. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await settled(page)
}
