// Reads the pages that are made of blocks: a folder for each language, a file for each page.
import { existsSync, readdirSync } from 'node:fs'
import * as t from 'io-ts'
import type { Fault } from '../sources/rows.js'
import type { PageDocuments } from './parts.js'
import { readFolder, toMap } from './read-files.js'

const FOLDER = 'pages'

/** Reads the pages of every language. */
export const readPages = (
  folder: URL,
): { readonly pages: PageDocuments; readonly faults: readonly Fault[] } => {
  const root = new URL(`${FOLDER}/`, folder)
  // A folder without pages has none; each site tells which it misses.
  const languages = existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []
  const read = languages.map(
    (language) => [language, readFolder(folder, `${FOLDER}/${language}`, t.UnknownRecord)] as const,
  )
  return {
    pages: new Map(read.map(([language, files]) => [language, toMap(files)])),
    faults: read.flatMap(([, files]) => files.flatMap(({ faults }) => faults)),
  }
}
