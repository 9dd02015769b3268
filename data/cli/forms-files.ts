// The files of `evkit forms` on Node.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const tryTo = <A>(work: () => A): A | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const listFolder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listFolder(path)
      return entry.isFile() && entry.name.endsWith('.json') ? [path] : []
    })

/** The JSON files of a folder, or the file itself; nothing when there is neither. */
export const listJson = (path: string): readonly string[] | undefined =>
  tryTo(() => (statSync(path).isDirectory() ? listFolder(path) : [path]))

/** The text of a file; nothing when it cannot be read. */
export const readText = (file: string): string | undefined =>
  tryTo(() => readFileSync(file, 'utf8'))

/** Writes a file; false when it cannot be. */
export const writeText = (file: string, text: string): boolean =>
  tryTo(() => {
    writeFileSync(file, text)
    return true
  }) ?? false
