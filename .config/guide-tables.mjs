// Tables of a guide, read as its readers do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './process.mjs'

/** Reads a file of the repository. */
export const readHere = (path) => readFileSync(join(ROOT, path), 'utf8')

/** Lists the cells of the rows of all tables of a text. */
export const listRows = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )

/** Takes the section of a heading out of a guide. */
export const sectionOf = (text, heading) => {
  const from = text.indexOf(`## ${heading}\n`)
  if (from < 0) throw new Error(`no section ${heading}`)
  const to = text.indexOf('\n## ', from + 4)
  return text.slice(from, to < 0 ? undefined : to)
}
