// Every package of the lock file carries a hash: without it `npm ci` takes whatever answers for the registry. And every
// package another one may need on some platform is in it: without it `npm ci` refuses to install anything.
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

// Where a package finds another: in its own folder, or in one above it.
const isFound = (packages, from, name) => {
  const above = from.lastIndexOf('node_modules/')
  if (Object.hasOwn(packages, `${from === '' ? '' : `${from}/`}node_modules/${name}`)) return true
  return from === '' ? false : isFound(packages, above <= 0 ? '' : from.slice(0, above - 1), name)
}

/**
 * Lists what packages may need on some platform and the lock file does not have.
 *
 * @param {{ packages?: Record<string, { optionalDependencies?: Record<string, string> }> }} lock
 * @returns {readonly string[]} One line for each.
 */
export const findMissingOptions = ({ packages = {} }) =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isFound(packages, path, name))
      .map((name) => `${path} may need ${name}, which the lock file does not have.`),
  )

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const open = [...findOpenPackages(lock), ...findMissingOptions(lock)]
  for (const line of open) console.error(line)
  process.exitCode = open.length === 0 ? 0 : 1
}
