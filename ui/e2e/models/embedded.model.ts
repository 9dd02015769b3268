import { expect, type Locator, type Page } from '@playwright/test'

/** The page of a host with forms in it, in the visitor's words. */
export class HostPage {
  constructor(readonly page: Page) {}

  /** Opens the page and waits until its forms answer. */
  async open(path = '/uk/embedded/'): Promise<void> {
    await this.page.goto(path)
    await expect(this.trigger()).toBeVisible()
    await expect(this.contact(0).locator('[name="firstName"]')).toBeVisible()
  }

  /** Opens the page with its clock held: it goes on by the little its forms need to answer, however slow the machine is. */
  async openAtRest(path = '/uk/embedded/'): Promise<void> {
    await this.page.clock.install()
    await this.page.clock.pauseAt(Date.now() + 1000)
    await this.page.goto(path)
    await expect(async () => {
      await this.page.clock.runFor(20)
      await expect(this.contact(0).locator('[name="firstName"]')).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [50] })
  }

  /** The button that opens the form over the page. */
  trigger(): Locator {
    return this.page.locator('[data-part="overlay-trigger"]')
  }

  overlay(): Locator {
    return this.page.locator('[data-part="form-overlay"] dialog')
  }

  introduction(): Locator {
    return this.page.locator('[data-part="exit-introduction"] dialog')
  }

  /** One of the contact forms of the page. */
  contact(at: number): Locator {
    return this.page
      .locator('[data-part="embedded-form"]')
      .filter({ has: this.page.locator('[name="firstName"]') })
      .nth(at)
  }

  /** The form that begins with a choice. */
  quote(): Locator {
    return this.page.locator('[data-part="embedded-form"]').first()
  }

  /** The mouse goes out of the window at its top. */
  async leaveAtTop(): Promise<void> {
    await this.page.evaluate(() =>
      document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })),
    )
  }
}
