// node .config/run.mjs data:maps: writes base map and road network to data/tables from data/sources/roads.
import { writeFileSync } from 'node:fs'
import { writeNetworkFile } from '../roads/index.js'
import { readRoadSources } from '../sources/road-rows.js'
import { makeBasemapFile, writeBasemapFile } from './basemap-document.js'
import { makeNetworkFile, openFindMass } from './road-document.js'

const folder = new URL('../', import.meta.url)
const sources = readRoadSources(folder)
const basemap = makeBasemapFile(sources.islands.rows)
writeFileSync(new URL('tables/basemap.json', folder), writeBasemapFile(basemap))
const network = makeNetworkFile(sources, openFindMass(basemap))
writeFileSync(new URL('tables/roads.json', folder), writeNetworkFile(network))
