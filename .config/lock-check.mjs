// Every package of the lock file carries a hash: without it `npm ci` takes whatever answers for the registry.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './process.mjs'

const HASH = /^sha(512|384|256)-[A-Za-z0-9+/]{43,86}={0,2}$/

/**
 * Lists what a lock file leaves open.
 *
 * @param {{ packages?: Record<string, { link?: boolean, integrity?: string }> }} lock
 * @returns {readonly string[]} One line per package without a hash; one line when there is no package at all.
 */
export const findOpenPackages = ({ packages = {} }) => {
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  )
  if (installed.length === 0) return ['The lock file holds no package.']
  return installed
    .filter(([, { integrity }]) => integrity?.split(' ').every((one) => HASH.test(one)) !== true)
    .map(([path]) => `${path} has no integrity: write the lock file anew from an empty tree.`)
}

if (process.argv[1] === import.meta.filename) {
  const open = findOpenPackages(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
  for (const line of open) console.error(line)
  process.exitCode = open.length === 0 ? 0 : 1
}
