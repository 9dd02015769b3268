import type { Page } from '@playwright/test'

/** Notes from the start of each page how far everything has moved that nobody has moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) (window as unknown as { shifts: number }).shifts += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the layout shifts of the page so far, as `watchShifts` noted them. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts)
