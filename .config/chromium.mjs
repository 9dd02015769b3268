// The browser the tests use: the system's if there is one, else the one Playwright has downloaded.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

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

/** @returns {string | undefined} Path of a Chromium that exists, or undefined. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, downloaded()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
