import type { Page } from '@playwright/test'

/** Keeps what matches away from a page until it is released. */
export const holdBack = async (page: Page, held: RegExp): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(held, async (route) => {
    await released
    await route.continue()
  })
  return () => {
    release()
  }
}
