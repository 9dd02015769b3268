// npm run data:stations -- <export of Open Charge Map> --out <folder>: writes the stations the service answers with.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { DROP_REASONS, importStations } from '../stations/open-charge-map.js'
import { writeStationFile } from '../stations/station-file.js'
import { readInput, readRowsOf } from './read-input.js'

const LEAST_POWER = 50
const SHOWN = 20

const write = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const run = (): number => {
  const input = readInput(process.argv.slice(2), ['least-power'])
  if (E.isLeft(input)) {
    process.stderr.write(
      `${input.left}\nnpm run data:stations -- <file or folder> --out <folder> [--least-power ${LEAST_POWER}]\n`,
    )
    return 2
  }
  const { source, out, flags } = input.right
  const leastPower = Number(flags.get('least-power') ?? LEAST_POWER)
  if (!Number.isFinite(leastPower) || leastPower < 0) {
    process.stderr.write('--least-power is a number of kW from 0\n')
    return 2
  }
  const { file, dropped } = importStations(readRowsOf(source), { leastPower })
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'stations.json'), writeStationFile(file))
  write(`${file.stations.length} stations, ${dropped.length} rows dropped`)
  for (const reason of DROP_REASONS) {
    const rows = dropped.filter((one) => one.reason === reason)
    if (rows.length > 0) write(`  ${String(rows.length).padStart(7)}  ${reason}`)
  }
  const bad = dropped.filter(({ reason }) => reason === 'cannot be read')
  for (const { at, detail } of bad.slice(0, SHOWN)) write(`row ${at}: ${detail}`)
  if (bad.length > SHOWN) write(`and ${bad.length - SHOWN} more`)
  return file.stations.length === 0 ? 1 : 0
}

process.exitCode = run()
