// What is wrong with a page for somebody who cannot see, hear or point, and whether it fits its window.
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const HEIGHT = 900

// A state is reached on a phone and on a screen, which may lead to it in other ways, and looked at in two widths each.
const DEVICES = [
  [360, 768],
  [1280, 1680],
] as const
const SCHEMES = ['light', 'dark'] as const

/** Faults of accessibility of a page, or of a part of it, as it is now. */
export const listFaults = async (page: Page, part?: string): Promise<readonly string[]> => {
  // Nothing of ours stands in a frame of somebody else, so no page has to be opened to gather what frames say.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(true)
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} ${target.join(' ')}`),
  )
}

const listOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - window.innerWidth
    return over > 0 ? [`${String(over)} px wider than the window`] : []
  })

/** [ms] A test of so many looks is ended after. */
const LIMIT = 240_000

/** Sees that nothing is wrong with a state of a page in any width, light or dark. */
export const seeNothingWrong = async (page: Page, reach: () => Promise<void>): Promise<void> => {
  test.setTimeout(LIMIT)
  for (const widths of DEVICES) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: widths[0], height: HEIGHT })
    await reach()
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const faults = [...(await listFaults(page)), ...(await listOverflow(page))]
        expect([width, colorScheme, faults]).toEqual([width, colorScheme, []])
      }
    }
  }
}
