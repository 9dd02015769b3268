// Reads the content files of the range tools from disk; a new language is a new file.
import * as codecs from 'io-ts'
import type { Fault } from '../sources/rows.js'
import { readFile, readLanguages, toMap } from './read.js'
import {
  RangeCarEntry,
  RangeLanguageEntry,
  RangeSiteEntry,
  RangeTable,
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
  const table = readFile(folder, '../tables/range.json', RangeTable)
  return {
    parts: {
      cars: cars.values.flat(),
      sites: sites.values.flat(),
      languages: toMap(languages),
      published: table.values[0]?.provenance.families ?? {},
    },
    faults: [cars, sites, table, ...languages].flatMap(({ faults }) => faults),
  }
}
