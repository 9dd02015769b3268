// node .config/run.mjs data:maps: writes base map and road network to data/tables from data/sources/roads and the places.
import { readFileSync, writeFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { decodePlaces } from '../places/index.js'
import { writeNetworkFile } from '../roads/index.js'
import { readRoadSources } from '../sources/road-rows.js'
import { makeBasemapFile, writeBasemapFile } from './basemap-document.js'
import { makeNetworkFile, openFindMass, openWater } from './road-document.js'

const folder = new URL('../', import.meta.url)
const sources = readRoadSources(folder)
const basemap = makeBasemapFile(sources.islands.rows, sources.narrows.rows)
writeFileSync(new URL('tables/basemap.json', folder), writeBasemapFile(basemap))
const read = decodePlaces(
  JSON.parse(readFileSync(new URL('tables/places.json', folder), 'utf8')) as unknown,
)
if (E.isLeft(read)) throw new Error('The table of places cannot be read: build-places first')
const network = makeNetworkFile(sources, {
  places: read.right.places,
  findMass: openFindMass(basemap),
  water: openWater(basemap),
})
writeFileSync(new URL('tables/roads.json', folder), writeNetworkFile(network))
