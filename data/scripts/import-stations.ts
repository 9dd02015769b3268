// npm run data:stations -- <format> <file> --out <folder>: writes the stations of a register the service answers with.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { readBnetza } from '../stations/bnetza.js'
import { readCsvTable } from '../stations/csv-table.js'
import { readIrve } from '../stations/irve.js'
import { DROP_REASONS, forbidsTrade } from '../stations/judge.js'
import { readNobil } from '../stations/nobil.js'
import { readOcpi } from '../stations/ocpi.js'
import { importStations } from '../stations/open-charge-map.js'
import {
  FORMATS,
  KNOWN_REGISTERS,
  type RegisterFacts,
  type RegisterFormat,
} from '../stations/register-facts.js'
import { importSites, type Import } from '../stations/sites.js'
import { writeStationFile } from '../stations/station-file.js'
import { readInput, readRowsOf, readText, type Input } from './read-input.js'

const LEAST_POWER = 50
const SHOWN = 20
const FLAGS = ['least-power', 'provider', 'licence', 'country', 'as-of', 'url', 'whole'] as const

const write = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const refuse = (text: string): number => {
  process.stderr.write(
    `${text}\nnpm run data:stations -- <${FORMATS.join(' | ')}> <file or folder> --out <folder>\n` +
      `  [--least-power ${LEAST_POWER}] [--whole DE,NL] [--provider <name>] [--licence <name>]\n` +
      '  [--country <code>] [--as-of <date>] [--url <address>]\n',
  )
  return 2
}

const isFormat = (word: string): word is RegisterFormat =>
  (FORMATS as readonly string[]).includes(word)

const readFacts = (format: RegisterFormat, { flags }: Input): Either<string, RegisterFacts> => {
  const known = KNOWN_REGISTERS[format]
  const facts: RegisterFacts = {
    prefix: known.prefix,
    provider: flags.get('provider') ?? known.provider,
    licence: flags.get('licence') ?? known.licence,
    country: flags.get('country') ?? known.country,
    asOf: flags.get('as-of') ?? known.asOf,
    url: flags.get('url') ?? known.url,
  }
  if (format === 'open-charge-map') return right(facts)
  if (facts.provider === '' || facts.licence === '') {
    return left(`${format} says neither who gives it nor its licence: --provider and --licence`)
  }
  return forbidsTrade(facts.licence)
    ? left(
        `${facts.provider}: its licence, ${facts.licence}, forbids trade, so none of it is taken`,
      )
    : right(facts)
}

interface Asked {
  readonly format: RegisterFormat
  readonly facts: RegisterFacts
  readonly leastPower: number
  /** Countries the register has all stations of. */
  readonly whole: readonly string[]
}

const readRegister = ({ source }: Input, { format, facts, ...options }: Asked): Import => {
  if (format === 'open-charge-map') return importStations(readRowsOf(source), options)
  const read = {
    ocpi: () => readOcpi(readRowsOf(source), facts),
    nobil: () => readNobil(readRowsOf(source), facts),
    irve: () => readIrve(readCsvTable(readText(source), /^id_station_itinerance$/, ','), facts),
    bnetza: () => readBnetza(readCsvTable(readText(source), /^Breitengrad/i, ';'), facts),
  }[format]
  return importSites(read(), {
    ...options,
    creditOf: ({ provider, licence, asOf }) => ({
      text: `Charging stations: ${provider}`,
      url: facts.url,
      licence,
      asOf: facts.asOf || asOf,
    }),
  })
}

const tell = ({ file, dropped }: Import): void => {
  write(`${file.stations.length} stations, ${dropped.length} rows dropped`)
  for (const reason of DROP_REASONS) {
    const rows = dropped.filter((one) => one.reason === reason)
    if (rows.length > 0) write(`  ${String(rows.length).padStart(7)}  ${reason}`)
  }
  const bad = dropped.filter(({ reason }) => !QUIET.includes(reason))
  for (const { at, reason, detail } of bad.slice(0, SHOWN)) {
    write(`row ${at} ${reason}: ${detail}`)
  }
  if (bad.length > SHOWN) write(`and ${bad.length - SHOWN} more`)
}

const run = (): number => {
  const [format = '', ...rest] = process.argv.slice(2)
  if (!isFormat(format)) return refuse(`expected a format: ${FORMATS.join(', ')}`)
  const input = readInput(rest, FLAGS)
  if (E.isLeft(input)) return refuse(input.left)
  const { out, flags } = input.right
  const leastPower = Number(flags.get('least-power') ?? LEAST_POWER)
  if (!Number.isFinite(leastPower) || leastPower < 0) {
    return refuse('--least-power is a number of kW from 0')
  }
  const facts = readFacts(format, input.right)
  if (E.isLeft(facts)) return refuse(facts.left)
  const whole = (flags.get('whole') ?? '').split(',').filter((code) => code !== '')
  const made = readRegister(input.right, { format, facts: facts.right, leastPower, whole })
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `stations-${format}.json`), writeStationFile(made.file))
  tell(made)
  return made.file.stations.length === 0 ? 1 : 0
}

// What a register is full of and nobody has to look at.
const QUIET: readonly string[] = [
  'is out of use',
  'is private',
  'has no direct current',
  'is weaker than asked for',
]

process.exitCode = run()
