// Reads the pages that are made of blocks: a folder for each language, a file for each page.
import { existsSync, readdirSync } from 'node:fs'
import * as t from 'io-ts'
import { readFolder, toMap } from './read.js'
import type { Fault } from '../sources/rows.js'

/** Pages of a language by the name of the page, as they were written. */
export type LanguagePages = ReadonlyMap<string, unknown>

/** Pages by language. */
export type PageTexts = ReadonlyMap<string, LanguagePages>

const FOLDER = 'pages'

/** Reads the pages of every language. */
export const readPages = (
  folder: URL,
): { readonly pages: PageTexts; readonly faults: readonly Fault[] } => {
  const root = new URL(`${FOLDER}/`, folder)
  // A folder without pages has none; each site tells which it misses.
  const languages = existsSync(root) ? readdirSync(root).sort() : []
  const read = languages.map(
    (language) => [language, readFolder(folder, `${FOLDER}/${language}`, t.UnknownRecord)] as const,
  )
  return {
    pages: new Map(read.map(([language, files]) => [language, toMap(files)])),
    faults: read.flatMap(([, files]) => files.flatMap(({ faults }) => faults)),
  }
}
