import { chromium, type Browser, type Page } from 'playwright'
import { ANSWERED } from '../../.config/answered.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'

/** Measures on a page of a browser of its own. */
export const onPage = async <Measured>(
  measure: (page: Page, browser: Browser) => Promise<Measured>,
): Promise<Measured> => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
  })
  try {
    const page = await browser.newPage({ storageState: ANSWERED })
    // Functions handed to the page carry this call of the compiler's; the page does not know it.
    await page.addInitScript({ content: 'globalThis.__name = (made) => made' })
    return await measure(page, browser)
  } finally {
    await browser.close()
  }
}
