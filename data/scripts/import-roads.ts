// npm run data:roads -- <GeoJSON of lines> --out <folder>: writes the road network the service finds roads on.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { importRoads, writeNetworkFile } from '../roads/index.js'
import { readInput } from './read-input.js'

const SHOWN = 20
const FLAGS = ['credit', 'url', 'licence', 'as-of'] as const

const say = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const readDocument = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown
  } catch (error) {
    say(error instanceof Error ? error.message : 'the file cannot be read')
    return undefined
  }
}

const run = (): number => {
  const input = readInput(process.argv.slice(2), FLAGS)
  const flags = E.isRight(input) ? input.right.flags : new Map<string, string>()
  const missing = (['credit', 'licence'] as const).filter((name) => !flags.has(name))
  if (E.isLeft(input) || missing.length > 0) {
    say(E.isLeft(input) ? input.left : `--${missing.join(' and --')} missing`)
    say('npm run data:roads -- <file> --out <folder> --credit <text> --licence <text>')
    say('  [--url <address>] [--as-of <date>]')
    return 2
  }
  const { source, out } = input.right
  const made = importRoads(readDocument(source), {
    text: flags.get('credit') ?? '',
    url: flags.get('url') ?? '',
    licence: flags.get('licence') ?? '',
    asOf: flags.get('as-of') ?? '',
  })
  if (E.isLeft(made)) {
    for (const { path, expected, actual } of made.left) {
      say(`${path}: expected ${expected}, found ${actual}`)
    }
    return 1
  }
  const { file, leftOut } = made.right
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'roads.json'), writeNetworkFile(file))
  process.stdout.write(
    `${file.nodes.lat.length} nodes, ${file.links.from.length} links, ${leftOut.length} lines left out\n`,
  )
  for (const { at, reason } of leftOut.slice(0, SHOWN)) say(`feature ${at} ${reason}`)
  return 0
}

process.exitCode = run()
