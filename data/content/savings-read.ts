// Reads the content files of cost and savings from disk.
import * as codecs from 'io-ts'
import type { Fault } from '../sources/rows.js'
import { readFile, readLanguages, toMap } from './read-files.js'
import { SavingsLanguage, SavingsSite, type SavingsContentFiles } from './savings-parts.js'

/** Content files of cost and savings, and what is wrong with them. */
export interface ReadSavingsContent {
  readonly files: SavingsContentFiles
  readonly faults: readonly Fault[]
}

/** Reads all content files of cost and savings; a file that is broken is left out and its faults are told. */
export const readSavingsContent = (folder: URL): ReadSavingsContent => {
  const sites = readFile(folder, 'savings-sites.json', codecs.readonlyArray(SavingsSite))
  const languages = readLanguages(folder, 'savings', SavingsLanguage)
  return {
    files: { sites: sites.values.flat(), languages: toMap(languages) },
    faults: [sites, ...languages].flatMap(({ faults }) => faults),
  }
}
