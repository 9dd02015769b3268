// How somebody works a page: with a mouse, a finger or the keys alone.
import { expect, type Locator, type Page } from '@playwright/test'

/** Presses what is meant, chooses one of a row, takes from a list, and writes into a field. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>
  /** One of a row of radio buttons. */
  readonly choose: (radio: Locator) => Promise<void>
  /** An entry of a list that the browser draws. */
  readonly take: (list: Locator, value: string) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
}

const MOST_TABS = 250

const inView = async (target: Locator): Promise<boolean> => {
  const box = await target.boundingBox()
  const height = await target.evaluate(() => innerHeight)
  return box !== null && box.y + box.height > 0 && box.y < height
}

// As somebody goes who sees where the focus is, and nothing else.
const tabTo = async (target: Locator): Promise<void> => {
  const page = target.page()
  await expect(target).toBeAttached()
  for (let press = 0; press < MOST_TABS; press += 1) {
    await page.keyboard.press('Tab')
    if (!(await target.evaluate((element) => element === document.activeElement))) continue
    expect(await inView(target)).toBe(true)
    return
  }
  throw new Error(`${String(target)} was not reached by Tab`)
}

// Of a row of radio buttons Tab comes to the one that is chosen, or to the first.
const arrowTo = async (radio: Locator): Promise<void> => {
  const page = radio.page()
  const name = await radio.evaluate((element) => (element as HTMLInputElement).name)
  const row = page.locator(`input[type="radio"][name="${name}"]`)
  const chosen = row.locator('xpath=self::*[1]').and(page.locator(':checked'))
  await tabTo((await chosen.count()) > 0 ? chosen.first() : row.first())
  for (let press = 0; press < (await row.count()) && !(await radio.isChecked()); press += 1)
    await page.keyboard.press('ArrowDown')
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
}

/** The keys alone: Tab, Enter, Space and the arrows. */
export const keys = (page: Page): Hand => ({
  press: async (target) => {
    await tabTo(target)
    await page.keyboard.press('Enter')
  },
  choose: arrowTo,
  take: async (list, value) => {
    await tabTo(list)
    const entries = await list.locator('option').count()
    for (let press = 0; press < entries && (await list.inputValue()) !== value; press += 1)
      await page.keyboard.press('ArrowDown')
  },
  write: async (field, text) => {
    await tabTo(field)
    await page.keyboard.type(text)
  },
})

const pointer = (page: Page, press: Hand['press']): Hand => ({
  press,
  choose: (radio) => press(radio.locator('xpath=ancestor::label[1]')),
  take: async (list, value) => {
    await list.selectOption(value)
  },
  write: async (field, text) => {
    await press(field)
    await page.keyboard.type(text)
  },
})

/** A mouse. */
export const mouse = (page: Page): Hand => pointer(page, (target) => target.click())

/** A finger; the page has to be one that can be touched. */
export const finger = (page: Page): Hand => pointer(page, (target) => target.tap())
