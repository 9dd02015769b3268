import { expect, test } from '@playwright/test'
import { ChargingPage } from './models/charging.model.js'

test('[E-T-06] [E-T-08] [E-T-10] the whole flow by keyboard alone, the focus always in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const charging = new ChargingPage(page)
  await charging.open()
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const own = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
      return (own === '' ? (label?.textContent ?? '') : own).trim()
    })
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let press = 0; press < 40; press += 1) {
      if (name.test(await focused())) return
      await page.keyboard.press('Tab')
      const box = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect,
      )
      expect(box.bottom).toBeGreaterThan(0)
      expect(box.top).toBeLessThan(800)
    }
    throw new Error(`${name.source} was not reached by Tab`)
  }
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo(/^EX30.*Choose another car$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'EX30', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(charging.part('conditions')).toContainText('EX40 Single Motor')
  await page.keyboard.press('Escape')
  expect(await focused()).toMatch(/^EX40.*Choose another car$/)
  await tabTo(/^Single$/)
  await page.keyboard.press('ArrowRight')
  await expect(charging.part('conditions')).toContainText('Extended Range')
  await page.keyboard.press('ArrowRight')
  await tabTo(/^Twin Motor$/)
  await page.keyboard.press('ArrowRight')
  await expect(charging.part('conditions')).toContainText('Twin Motor Performance')
  await tabTo(/^At home$/)
  await page.keyboard.press('ArrowRight')
  await tabTo(/^DC$/)
  await page.keyboard.press('ArrowLeft')
  await tabTo(/^11\s*kW$/)
  await page.keyboard.press('ArrowRight')
  await tabTo(/^Start$/)
  await page.keyboard.press('PageUp')
  await tabTo(/^End$/)
  await page.keyboard.press('End')
  await expect(charging.part('conditions')).toHaveText(/40% to 100%, 22.kW AC/)
  await tabTo(/^Heat pump/)
  await expect(page.getByRole('checkbox', { name: 'Heat pump' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Heat pump' })).not.toBeChecked()
  await tabTo(/Copy link/)
  await tabTo(/Show as a table/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table').first()).toBeVisible()
  await tabTo(/How is this worked out\?/)
  await page.keyboard.press('Enter')
  await expect(charging.part('explanation-time')).toBeVisible()
  await tabTo(/Read more: Why charging slows/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Why charging slows down' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Read more: Why charging slows' })).toBeFocused()
})

test('[E-T-11] on a very short window the bar takes nothing away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 })
  const charging = new ChargingPage(page)
  await charging.open()
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight)
  })
  await expect(charging.part('time-bar')).toBeHidden()
})
