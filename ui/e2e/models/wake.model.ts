import { expect, type Page } from '@playwright/test'

/** Whether the scripts of a tool have taken their page over. */
export const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#tool') ?? {}).some((key) => key.startsWith('__react')),
  )

/**
 * Moves the pointer to a place from the corner [px both ways], as somebody does who reaches for the page: where it was
 * before, it moves all the same.
 */
export const reachFor = async (page: Page, at = 300): Promise<void> => {
  await page.mouse.move(at - 1, at - 1)
  await page.mouse.move(at, at)
}

/** Moves the pointer over a page, which wakes its tools. */
export const wakeByPointer = async (page: Page): Promise<void> => {
  await reachFor(page)
  await expect.poll(() => isAwake(page)).toBe(true)
}
