// Steps through the history of a page.
import type { Page } from '@playwright/test'

/** Does what leaves for a step with another fragment; comes back once the browser has told that it is there. */
export const leftBy = async (page: Page, leave: () => Promise<unknown>): Promise<void> => {
  const told = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const tell = (): void => {
          setTimeout(done)
        }
        addEventListener('hashchange', tell, { once: true })
      }),
  )
  await leave()
  await told
}
