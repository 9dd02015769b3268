// The browsers the tests use: those of the system where they are there, else the one Playwright has downloaded.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]
const SHELL = '/usr/bin/chromium-headless-shell'

/** Flags every run needs: no sandbox as root, no calls home, drawing by the processor. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]

const downloaded = () => {
  try {
    const require = createRequire(import.meta.url)
    return require('playwright').chromium.executablePath()
  } catch {
    return undefined // not installed yet
  }
}

const findFirst = (paths) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path))

/** @returns {string | undefined} Path of a Chromium that exists, or undefined. */
export const findChromium = () => findFirst([process.env.CHROMIUM_PATH, ...SYSTEM, downloaded()])

/**
 * The same engine without the windows, menus and services of a browser, which take a third of the processor time of a
 * test; a whole Chromium where there is none.
 *
 * @returns {string | undefined} Path of what exists, or undefined.
 */
export const findHeadless = () => findFirst([process.env.CHROMIUM_PATH, SHELL]) ?? findChromium()
