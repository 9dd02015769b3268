// Installs what is missing: packages from the lock file, browsers and a database for the tests.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findHeadless } from './chromium.mjs'
import { findFirefox } from './firefox.mjs'
import { findPostgres } from './postgres.mjs'
import { bin, ROOT, run } from './process.mjs'

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

/**
 * Tells whether what a lock file wants is there, by what npm notes in node_modules. Only what the built site needs is
 * asked for where nothing has to be built.
 *
 * @param {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} found
 * @param {{ isForUseOnly: boolean }} need
 * @returns {boolean}
 */
export const isComplete = (wanted, found, { isForUseOnly }) =>
  Object.entries(wanted).every(
    ([path, { version, optional, dev, devOptional, link }]) =>
      !path.includes('node_modules/') ||
      optional === true ||
      (isForUseOnly && (dev === true || devOptional === true)) ||
      (link === true ? found[path] !== undefined : found[path]?.version === version),
  )

const INSTALLED = 'node_modules/.package-lock.json'

const isInstalled = (need) =>
  existsSync(join(ROOT, INSTALLED)) &&
  isComplete(readJson('package-lock.json').packages, readJson(INSTALLED).packages, need)

const install = (flag) => {
  console.log('Installing packages from the lock file (once, about a minute) …')
  const code = run('npm', ['ci', '--no-audit', '--no-fund', flag])
  if (code !== 0) process.exit(code)
}

/** Installs all packages of the lock file unless they are there, whatever NODE_ENV says. Ends the program if that fails. */
export const ensureInstalled = () => {
  if (!isInstalled({ isForUseOnly: false })) install('--include=dev')
}

/** Installs the packages the built site runs on unless they are there. Ends the program if that fails. */
export const ensureRunnable = () => {
  if (!isInstalled({ isForUseOnly: true })) install('--omit=dev')
}

const fromDebian = (...packages) => [
  'the Debian package',
  () =>
    process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      ? run('apt-get', ['update', '-qq']) ||
        run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
          DEBIAN_FRONTEND: 'noninteractive',
        })
      : 1,
]

const ensure = (what, find, ways) => {
  for (const [name, get] of ways) {
    if (find() !== undefined) return true
    console.log(`No ${what} found; trying ${name} …`)
    get()
  }
  return find() !== undefined
}

/** Finds a Chromium or gets one. Ends the program if there is none to be had. */
export const ensureChromium = () => {
  const download = () => run(bin('playwright'), ['install', 'chromium'])
  const ways = [fromDebian('chromium', 'fonts-liberation'), ['Playwright’s own download', download]]
  if (ensure('Chromium', findChromium, ways)) return
  console.error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH.')
  process.exit(1)
}

/** Finds the browser the tests run in beside a whole Chromium, which does for both where it cannot be had. */
export const ensureHeadless = () => {
  if ((process.env.CHROMIUM_PATH ?? '') !== '') return
  const findShell = () => (findHeadless() === findChromium() ? undefined : findHeadless())
  ensure('Chromium without windows', findShell, [fromDebian('chromium-headless-shell')])
}

/** Finds a Firefox or gets one. @returns {boolean} Whether there is one. */
export const ensureFirefox = () => ensure('Firefox', findFirefox, [fromDebian('firefox-esr')])

/** Finds a PostgreSQL or gets one. @returns {boolean} Whether there is one. */
export const ensurePostgres = () => ensure('PostgreSQL', findPostgres, [fromDebian('postgresql')])
