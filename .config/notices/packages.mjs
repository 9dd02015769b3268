// Which packages the site is made of: what the server needs, and what the build has put into a script.

/**
 * One package of the site.
 *
 * @typedef {object} Package
 * @property {string} path Where the lock file puts it.
 * @property {string} name
 * @property {string} version
 * @property {string} licence SPDX expression.
 * @property {string} integrity
 * @property {readonly string[]} needs Paths of the packages it asks for.
 */

const FOLDER = 'node_modules/'
const nameOf = (path, entry) => entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)

// As Node looks: beside the package, then one folder up after the other.
const resolveFrom = (packages, path, name) => {
  const parts = path.split('/')
  for (let length = parts.length; length >= 0; length--) {
    const found = [...parts.slice(0, length), 'node_modules', name].join('/')
    if (packages[found] !== undefined) return found
  }
  return undefined
}

const needsOf = (packages, path) => {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[path]
  return Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })
    .map((name) => resolveFrom(packages, path, name))
    .filter((found) => found !== undefined)
}

// Said nowhere in the package itself.
const UNSAID = { '@mapbox/jsonlint-lines-primitives': 'MIT' }

/**
 * Lists the packages of the site, by name.
 *
 * @param {{ packages: Record<string, object> }} lock
 * @param {readonly string[]} bundled Folders of packages the build has taken something from.
 * @returns {readonly Package[]}
 */
export const listPackages = ({ packages }, bundled) => {
  const isOther = (path) => path.includes(FOLDER) && packages[path].link !== true
  const paths = Object.keys(packages).filter(
    (path) =>
      isOther(path) &&
      ((packages[path].dev !== true && packages[path].devOptional !== true) ||
        bundled.includes(path)),
  )
  return paths
    .map((path) => {
      const entry = packages[path]
      const name = nameOf(path, entry)
      return {
        path,
        name,
        version: entry.version,
        licence: entry.license ?? UNSAID[name] ?? '',
        integrity: entry.integrity,
        needs: needsOf(packages, path).filter((need) => paths.includes(need)),
      }
    })
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}
