// What is wrong with a page for somebody who cannot see, hear or point, and whether it fits its window.
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// What colours decide.
const COLOURS = ['color-contrast', 'link-in-text-block']
const HEIGHT = 900

// [px] A state is reached on a phone and on a screen, which may lead to it in other ways, and looked at in two widths.
const DEVICES = { phone: [360, 768], screen: [1280, 1680] } as const

/** What a page is looked at on. */
export type Device = keyof typeof DEVICES

const isWhole = process.env['EVKIT_MATRIX'] === 'whole'

/**
 * Where a state is looked at that differs little from one which is looked at on both devices: on a phone or a screen, turn
 * by turn, and on both in `npm run test:deep`.
 */
export const deviceOf = (at: number): Device | undefined => {
  if (isWhole) return undefined
  return at % 2 === 0 ? 'phone' : 'screen'
}

// What fades in is read when it is there.
const endAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  )

/** Faults of accessibility of a page, or of a part of it, as it is now; by some rules alone where they are named. */
export const listFaults = async (
  page: Page,
  part?: string,
  rules?: string[],
): Promise<readonly string[]> => {
  await endAnimations(page)
  // Nothing of ours stands in a frame of somebody else, so no page has to be opened to gather what frames say.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
  const ruled = rules === undefined ? builder.withTags(TAGS) : builder.withRules(rules)
  const { violations } = await (part === undefined ? ruled : ruled.include(part)).analyze()
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

const listOverflows = async (page: Page, widths: readonly number[]): Promise<readonly string[]> => {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    found.push(...(await listOverflow(page)).map((fault) => `${width} px: ${fault}`))
  }
  return found
}

/**
 * Sees that nothing is wrong with a state of a page, or with a part of it. What follows from how it is written is the same
 * in the dark and in the other width of a device; there its contrast and its width are looked at alone.
 *
 * @param page - The page.
 * @param reach - How to come to the state, once for each device.
 * @param at - A part of the page, where only that is looked at; the one device it is reached on, where not on both: its
 *   width is looked at in the widths of the other one too.
 */
export const seeNothingWrong = async (
  page: Page,
  reach: () => Promise<void>,
  { part, device }: { readonly part?: string; readonly device?: Device | undefined } = {},
): Promise<void> => {
  test.setTimeout(LIMIT)
  for (const one of device === undefined ? (['phone', 'screen'] as const) : [device]) {
    const widths = device === undefined ? DEVICES[one] : Object.values(DEVICES).flat()
    const width = DEVICES[one][0]
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: HEIGHT })
    await reach()
    const faults = [...(await listFaults(page, part)), ...(await listOverflow(page))]
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const dark = await listFaults(page, part, COLOURS)
    const others = widths.filter((other) => other !== width)
    expect({ width, faults, dark, others: await listOverflows(page, others) }).toEqual({
      width,
      ...{ faults: [], dark: [], others: [] },
    })
  }
}
