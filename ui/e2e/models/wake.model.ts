import { expect, type Page } from '@playwright/test'

/** Whether the scripts of a tool have taken their page over. */
export const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#tool') ?? {}).some((key) => key.startsWith('__react')),
  )

/** Moves the pointer over a page, which wakes its tools. */
export const wakeByPointer = async (page: Page): Promise<void> => {
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await expect.poll(() => isAwake(page)).toBe(true)
}
