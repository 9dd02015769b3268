// node .config/run.mjs data:range: writes data/tables/range.json from the rows in data/sources.
import { writeFileSync } from 'node:fs'
import { readRangeSources } from '../sources/range-rows.js'
import { readSources } from '../sources/rows.js'
import { makeRangeFile, writeRangeFile } from './range-document.js'

const folder = new URL('../', import.meta.url)
const text = writeRangeFile(makeRangeFile(readRangeSources(folder), readSources(folder)))
writeFileSync(new URL('tables/range.json', folder), text)
