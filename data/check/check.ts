// npm run check:data: prints the tables beside the published times, then every fault with file and path. Another data
// folder than the project's own can be named behind it.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeChargingFile } from '../scripts/charging-document.js'
import { writeNetworkFile } from '../roads/index.js'
import { readSources } from '../sources/rows.js'
import { listFaults } from './faults.js'
import { makeRangeFile } from '../scripts/range-document.js'
import { readRangeSources } from '../sources/range-rows.js'
import { readRoadSources } from '../sources/road-rows.js'
import { comparePublished } from './published.js'
import { listRangeLines } from './range.js'
import { comparePairs, listPairLines } from './pairs.js'
import { drawPairs, listOrdinaryLines } from './ordinary.js'
import { makeRoads, readTowns } from './roads.js'

const HUNDRED = 100
const write = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const [named] = process.argv.slice(2)
const folder =
  named === undefined ? new URL('../', import.meta.url) : pathToFileURL(`${resolve(named)}/`)
const sources = readSources(folder)
write('10 to 80 %        table     at charger   published           deviation   curve')
for (const one of comparePublished(sources, makeChargingFile(sources))) {
  write(
    [
      one.battery.padEnd(16),
      `${one.table} min`.padEnd(9),
      `${one.atCharger.toFixed(1)} min`.padEnd(12),
      `${one.published} min at ${one.chargerKw} kW`.padEnd(19),
      `${(one.deviation * HUNDRED).toFixed(1)} %`.padEnd(11),
      one.basis + (one.confirmed ? '' : ', published time not confirmed'),
    ].join(' '),
  )
}
const range = readRangeSources(folder)
listRangeLines(range, makeRangeFile(range, sources)).forEach(write)
const roads = readRoadSources(folder)
const towns = readTowns(folder)
const { findRoad, network } = makeRoads(roads, towns)
listPairLines(comparePairs(roads.pairs, findRoad)).forEach(write)
listOrdinaryLines(
  comparePairs(roads.ordinaryPairs, findRoad),
  drawPairs(writeNetworkFile(network), towns, findRoad),
).forEach(write)
const faults = listFaults(folder)
for (const { file, path, text } of faults) write(`${file}  ${path}  ${text}`)
write(faults.length === 0 ? 'data: no faults' : `data: ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
