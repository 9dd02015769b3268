// node .config/run.mjs data:maps: writes the places that can be searched to data/tables.
import { writeFileSync } from 'node:fs'
import { writePlaceFile } from '../places/index.js'
import { readPlaceSources } from '../sources/place-rows.js'
import { makePlaceFile } from './place-document.js'

const folder = new URL('../', import.meta.url)
const text = writePlaceFile(makePlaceFile(readPlaceSources(folder)))
writeFileSync(new URL('tables/places.json', folder), text)
