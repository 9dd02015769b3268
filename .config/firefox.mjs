// The Firefox the first story of each page runs in.
import { existsSync } from 'node:fs'

const SYSTEM = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/** @returns {string | undefined} Path of a Firefox that exists, or undefined. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, ...SYSTEM].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
