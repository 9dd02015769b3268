// Installs what is missing: packages from the lock file, a Chromium for the browser tests.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { ROOT, run } from './process.mjs'

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

// npm notes in node_modules what it has installed; what the lock file wants beyond that is missing.
const isInstalled = () => {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(join(ROOT, installed))) return false
  const found = readJson(installed).packages
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') ||
      optional === true ||
      (link === true ? found[path] !== undefined : found[path]?.version === version),
  )
}

/** Installs the packages of the lock file unless they are there. Ends the program if that fails. */
export const ensureInstalled = () => {
  if (isInstalled()) return
  console.log('Installing packages from the lock file (once, about a minute) …')
  const code = run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) process.exit(code)
}

const WAYS = [
  ['Playwright’s own download', () => run('npx', ['playwright', 'install', 'chromium'])],
  [
    'the Debian package',
    () =>
      process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
        ? run('apt-get', ['update', '-qq']) ||
          run('apt-get', [
            'install',
            '-y',
            '-qq',
            '--no-install-recommends',
            'chromium',
            'fonts-liberation',
          ])
        : 1,
  ],
]

/** Finds a Chromium or gets one. Ends the program if there is none to be had. */
export const ensureChromium = () => {
  for (const [name, install] of WAYS) {
    if (findChromium() !== undefined) return
    console.log(`No Chromium found; trying ${name} …`)
    install()
  }
  if (findChromium() !== undefined) return
  console.error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH.')
  process.exit(1)
}
