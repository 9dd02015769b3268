// What a price holds for, where a visitor reads of it: beside its block, with and without scripts, and on paper.
import { expect, test, type Page } from '@playwright/test'

const CAR = (site: string): string => `/${site}/cars/ex30-electric/`
const noteOf = (page: Page) => page.locator('#disclaimer-car-price')
const markOf = (page: Page) => page.locator('#mark-car-price-1')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const site of ['uk', 'ae'] as const) {
      test(`[B-DISC-09] [B-B-08] ${site}: the mark of a price leads to its note, and the note back to the mark`, async ({
        page,
      }) => {
        await page.goto(CAR(site))
        await markOf(page).focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/#disclaimer-car-price$/)
        await expect(noteOf(page)).toBeInViewport()
        await noteOf(page).getByRole('link').first().click()
        await expect(page).toHaveURL(/#mark-car-price-1$/)
        await expect(markOf(page)).toBeInViewport()
      })
    }
  })
}

test('[B-DISC-09] [E-B-14] it stands right under its block, and on paper with its mark and without its arrow', async ({
  page,
}) => {
  await page.goto(CAR('de'))
  const [block, note] = [page.locator('[data-part="car-price"]'), noteOf(page)]
  const gap = async (): Promise<number> => {
    const [above, below] = [await block.boundingBox(), await note.boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  expect(Math.abs(await gap())).toBeLessThan(8)
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
  await expect(note).toContainText(/^a/)
  for (const back of await note.getByRole('link').all()) await expect(back).toBeHidden()
  await expect(markOf(page)).toBeVisible()
})
