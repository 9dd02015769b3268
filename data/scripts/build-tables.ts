// node .config/run.mjs data:tables: writes data/tables/charging.json from the rows in data/sources.
import { writeFileSync } from 'node:fs'
import { readSources } from '../sources/rows.js'
import { makeChargingFile, writeChargingFile } from './charging-document.js'

const folder = new URL('../', import.meta.url)
const text = writeChargingFile(makeChargingFile(readSources(folder)))
writeFileSync(new URL('tables/charging.json', folder), text)
