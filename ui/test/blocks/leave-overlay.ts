import { page as browser, userEvent } from 'vitest/browser'
import { expect } from 'vitest'
import { see } from '../tool-page.js'

/** A wide window at the address of the test, whatever the test before has opened. */
export const startAtAddress = async (): Promise<void> => {
  await browser.viewport(1280, 900)
  history.replaceState(null, '', location.pathname + location.search)
}

/** Closes what is open over the page. */
export const leaveOverlay = async (): Promise<void> => {
  if (document.querySelector('dialog')?.open !== true) return
  await userEvent.keyboard('{Escape}')
  await see(() => {
    expect(location.hash).toBe('')
  })
}
