// A page with the script that stands in the head of every page.
import { FIRST_SCRIPT } from '../../src/shell/first-script.js'

/** Runs the first script, as the head of a page does. */
export const runFirstScript = (): void => {
  const script = document.createElement('script')
  script.textContent = FIRST_SCRIPT
  document.head.append(script)
  script.remove()
}

/** Takes away what it listens with. */
export const stopFirstScript = (): void => {
  window.evkitFirst?.stop()
  delete window.evkitFirst
}

/** Finds an element of the page, or fails. */
export const findHere = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`Nothing is ${selector}`)
  return found
}
