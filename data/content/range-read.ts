// Reads the content files of the range tools from disk; a new language is a new file.
import * as codecs from 'io-ts'
import type { Fault } from '../sources/rows.js'
import { readFile, readLanguages, toMap } from './read.js'
import {
  RangeCarEntry,
  RangeLanguageEntry,
  RangeSiteEntry,
  type RangeContentParts,
} from './range-parts.js'

/** Content files of the range tools, and what is wrong with them. */
export interface ReadRangeContent {
  readonly parts: RangeContentParts
  readonly faults: readonly Fault[]
}

/** Reads all content files of the range tools; a file that is broken is left out and its faults are told. */
export const readRangeContent = (folder: URL): ReadRangeContent => {
  const cars = readFile(folder, 'range-cars.json', codecs.readonlyArray(RangeCarEntry))
  const sites = readFile(folder, 'range-sites.json', codecs.readonlyArray(RangeSiteEntry))
  const languages = readLanguages(folder, 'range', RangeLanguageEntry)
  return {
    parts: {
      cars: cars.values.flat(),
      sites: sites.values.flat(),
      languages: toMap(languages),
    },
    faults: [cars, sites, ...languages].flatMap(({ faults }) => faults),
  }
}
