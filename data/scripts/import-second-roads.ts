// node .config/run.mjs data:second-roads <country> <points.csv> <links.csv> [<numbers.csv>]: writes the roads of the second level
// of a country to data/sources/roads, in place of those it has.
import { readFileSync, writeFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { csvReader } from '../cli/csv-read.js'
import { decodePlaces } from '../places/index.js'
import { createFindTown, type Point } from '../roads/index.js'
import { readRoadSources } from '../sources/road-rows.js'
import { makeBasemapFile } from './basemap-document.js'
import { openFindMass, openWater } from './road-document.js'
import {
  makeSecondLevel,
  type SecondLevel,
  type SurveyGround,
  type SurveyRules,
} from './second-import.js'
import { nameRuns } from './second-numbers.js'
import type { Survey } from './second-survey.js'

type Row = Readonly<Record<string, string>>

/**
 * How the survey of each country is read: in Germany and Norway points are junctions and places with names, in Great Britain they
 * lie between junctions.
 */
const RULES: Readonly<Record<string, SurveyRules>> = {
  DE: { same: 0.06, named: 0.7, ended: 0.5, isCrossed: false, mostWater: 0.5 },
  NO: { same: 0.12, named: 0.5, ended: 0.4, isCrossed: false, mostWater: 0.25 },
  GB: { same: 0.03, named: 0.03, ended: 0.3, isCrossed: true, mostWater: 0.5 },
}

const readRows = (path: string): readonly Row[] => {
  const rows: (readonly string[])[] = []
  const reader = csvReader({
    record: ({ cells }) => {
      rows.push(cells)
    },
    fault: ({ line, text }) => {
      throw new Error(`${path}:${line} ${text}`)
    },
  })
  reader.push(readFileSync(path, 'utf8'))
  reader.end()
  const [names = [], ...body] = rows
  return body.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

const positionOf = ({ lat, lon }: Row): Point => [Number(lat), Number(lon)]

const readSurvey = (
  pointsPath: string,
  linksPath: string,
  numbersPath: string | undefined,
): Survey => {
  const rows = readRows(pointsPath)
  const places = new Map(rows.map(({ id = '' }, at) => [id, at]))
  const points = rows.map((row) => ({
    at: positionOf(row),
    run: row['chain'] ?? row['road'] ?? '',
    name: row['name'] ?? '',
  }))
  const numbered =
    numbersPath === undefined
      ? new Map<string, string>()
      : nameRuns(
          points,
          readRows(numbersPath).map((row) => ({ at: positionOf(row), road: row['road'] ?? '' })),
        )
  const links = readRows(linksPath).flatMap((row) => {
    const [a, b] = [places.get(row['a'] ?? ''), places.get(row['b'] ?? '')]
    if (a === undefined || b === undefined) return []
    const road = row['road'] ?? numbered.get(points[a]?.run ?? '') ?? ''
    return [{ a, b, km: Number(row['straight_km']), road }]
  })
  return { points, links }
}

const folder = new URL('../', import.meta.url)
const sources = readRoadSources(folder)

const openGround = (country: string): SurveyGround => {
  const basemap = makeBasemapFile(sources.islands.rows, sources.narrows.rows)
  const read = decodePlaces(
    JSON.parse(readFileSync(new URL('tables/places.json', folder), 'utf8')) as unknown,
  )
  if (E.isLeft(read)) throw new Error('The table of places cannot be read: data:maps first')
  const nodes = new Map(sources.nodes.rows.map((row) => [row.id, row]))
  return {
    known: sources.links.rows.flatMap(({ a, b, km, kind }) => {
      const [from, to] = [nodes.get(a), nodes.get(b)]
      if (['access', 'ferry', 'shuttle', 'tunnel'].includes(kind)) return []
      if (from === undefined || to === undefined) return []
      if (from.country !== country && to.country !== country) return []
      return [{ a, b, km, from: [from.lat, from.lng] as const, to: [to.lat, to.lng] as const }]
    }),
    nodes: sources.nodes.rows
      .filter((row) => row.country === country)
      .map(({ id, lat, lng }) => ({ id, at: [lat, lng] as const })),
    findMass: openFindMass(basemap),
    water: openWater(basemap),
    findTown: createFindTown(read.right.places),
  }
}

const DIGITS = 36
/** [km] Points of one junction may be nearer to each other than what is written. */
const SHORTEST = 0.01

// Rows of other countries stay; comments stand before the names of the columns.
const replaceRows = (name: string, prefix: string, rows: readonly string[]): void => {
  const file = new URL(`sources/roads/${name}.csv`, folder)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const head = lines.findIndex((line) => !line.startsWith('#')) + 1
  const others = lines.slice(head).filter((line) => !line.startsWith(prefix))
  // Countries in the order of their letters, rows of each in their own.
  const letters = [...new Set([...others, ...rows].map((row) => row.charAt(0)))].sort()
  const body = letters.flatMap((letter) =>
    [...others, ...rows].filter((row) => row.startsWith(letter)),
  )
  writeFileSync(file, `${[...lines.slice(0, head), ...body].join('\n')}\n`)
}

const writeSecondLevel = ({ nodes, links, joins }: SecondLevel, prefix: string): void => {
  const idOf = (junction: number): string => `${prefix}${junction.toString(DIGITS)}`
  replaceRows(
    'second-nodes',
    prefix,
    nodes.map(({ junction, at: [lat, lng] }) =>
      [idOf(junction), lat.toFixed(4), lng.toFixed(4)].join(),
    ),
  )
  replaceRows(
    'second-links',
    prefix,
    links.map(({ a, b, km, road, isInTown }) =>
      [idOf(a), idOf(b), Math.max(SHORTEST, km).toFixed(2), road, isInTown ? 1 : ''].join(),
    ),
  )
  replaceRows(
    'second-joins',
    prefix,
    joins.map(({ junction, a, b, share }) => [idOf(junction), a, b, share.toFixed(4)].join()),
  )
}

const [country = '', points = '', links = '', numbers] = process.argv.slice(2)
const level = sources.secondLevel.rows.find((row) => row.country === country)
const rules = RULES[country]
if (level === undefined || rules === undefined || links === '') {
  throw new Error(
    'node .config/run.mjs data:second-roads <DE | GB | NO> <points.csv> <links.csv> [<numbers.csv>]',
  )
}
const made = makeSecondLevel(readSurvey(points, links, numbers), rules, openGround(country))
writeSecondLevel(made, level.prefix)
process.stdout.write(
  `${made.nodes.length} nodes, ${made.links.length} links, ${made.joins.length} joins\n`,
)
