// A folder of its own that a site is built or started in: copies of some of the repository, links to the rest.
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from './process.mjs'

/**
 * Makes such a folder; what is to be linked and is not there is left out.
 *
 * @param {{
 *   copied: readonly string[],
 *   linked: readonly string[],
 *   isNeeded?: (path: string) => boolean,
 * }} parts Paths from the root of the repository, and which files below them are copied: all of them unless it says otherwise.
 * @returns {string} Its path.
 */
export const copyHouse = ({ copied, linked, isNeeded = () => true }) => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const placeOf = (name) => {
    const place = join(folder, name)
    mkdirSync(dirname(place), { recursive: true })
    return place
  }
  for (const name of copied)
    cpSync(join(ROOT, name), placeOf(name), { recursive: true, filter: isNeeded })
  for (const name of linked)
    if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), placeOf(name))
  return folder
}
