// `evkit route`: a drive planned as the planner's page plans it. Text in, text out; data and the day are ports.
import { parseArgs } from 'node:util'
import { either as E } from 'fp-ts'
import { routeAddress, type RouteContent } from '@evkit/engine/route'
import { left, parseQuery, right, type Either, type Query } from '@evkit/engine/shared'
import { resolveSite, resolveSiteSlug } from '@evkit/engine/site'
import { splitAddress } from './arguments.js'
import { hintAt } from './hint.js'
import { openRouteSite, planRoute } from './route-plan.js'
import { writeRoute, writeRouteGpx, writeRouteJson, type PlannedRoute } from './route-write.js'
import { EXIT, openSite, printLines, type CommandPorts, type Refused } from './run.js'
import { listCarSources, listUnique } from './site-content.js'

/** What the command needs of the machine. */
export type RoutePorts = Pick<CommandPorts, 'out' | 'err' | 'today' | 'version' | 'open'>

const NAMES: readonly string[] = routeAddress.parameters

const HELP = `evkit route: plans a drive, its stops and its charge, as the route planner does.

usage: evkit route --from <place> --to <place> [--<parameter> <value> ...] [--site <slug>] [--json | --gpx]
       evkit route "<address of the planner, or its query>" [--site <slug>] [--json | --gpx]

  --site <slug>  market with its cars, prices and language of places; that of the address, else uk
  --json         every figure with its trace: kilometres, minutes, percent
  --gpx          a GPX file for navigation: start, stops and destination as a route, the road as a track

parameters, those of the page's address:
  from, to           town or postcode; fromAt and toAt are its place, such as 57.70887,11.97456
  via1 to via8       places on the way; via1At, via1Stay [min], via1Charge [kW]
  avoidRoads         ferry, motorway, with ; between
  way                second: the other road worth driving, where there is one
  model, powerTrain  car and motor, such as EX30 and SM
  temperatureIndex   0 to 4 for -5, 0, 10, 20 and 35 °C
  climate, heatPump  true or false
  profile            road, as the road is driven; else city, mixed or highway for all of it
  start, reserve, arrival, traffic  [%]
  limit              [%] charge level no station is left above
  width              [km] how far off the road a station may lie
  assumed            whether stations of unknown power count
  assumedSites       whether chargers are assumed where too little is known of stations
  power, plug        least power [kW], and ccs, type2 or chademo
  points             least number of charging points: 2, 4 or 8
  prefer, avoid      operators, with ; between
  without, stopAt    ids of stations, with ; between
  plan               fastest, fewest or cheapest
  leave, arrive      time of day, such as 08:30, by the clock of the place
  date               day of that time, such as 2026-12-24; without it that of today

Exit codes: 0 the drive can be driven, 1 it cannot or there is no road, 2 wrong use.
`

interface Asked {
  readonly query: Query
  readonly site: string
  readonly format: 'text' | 'json' | 'gpx'
  /** A flag that cannot be had is refused, an address is read as the page reads it. */
  readonly isStrict: boolean
}

type Flags = Readonly<Record<string, string | boolean | undefined>>

const OPTIONS = {
  ...Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }] as const)),
  site: { type: 'string' },
  json: { type: 'boolean' },
  gpx: { type: 'boolean' },
} as const

const textOf = (flags: Flags, name: string): string => {
  const value = flags[name]
  return typeof value === 'string' ? value : ''
}

const toAsked = (flags: Flags, words: readonly string[]): Either<string, Asked> => {
  const [address, ...others] = words
  if (others.length > 0) return left(`one address at a time, found ${words.join(' and ')}`)
  if (flags['json'] === true && flags['gpx'] === true)
    return left('--json and --gpx cannot be given together')
  const given = NAMES.filter((name) => textOf(flags, name) !== '')
  if (address !== undefined && given.length > 0)
    return left('an address and flags of the drive cannot be given together')
  const { path, query } = splitAddress(address ?? '')
  const site = textOf(flags, 'site')
  return right({
    query:
      address === undefined
        ? given.map((key) => ({ key, value: textOf(flags, key), raw: '' }))
        : parseQuery(query),
    site: site === '' ? resolveSiteSlug(path) : resolveSite(site),
    format: flags['json'] === true ? 'json' : flags['gpx'] === true ? 'gpx' : 'text',
    isStrict: address === undefined,
  })
}

const readAsked = (args: readonly string[]): Either<string, Asked> => {
  const unknown = args
    .flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? [])
    .find((name) => !(name in OPTIONS))
  if (unknown !== undefined)
    return left(`unknown flag --${unknown}: ${hintAt(unknown, Object.keys(OPTIONS))}`)
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    })
    return toAsked(values, positionals)
  } catch (error) {
    return left(error instanceof Error ? error.message : String(error))
  }
}

// Where the road, its stations and the prices come from.
const listRoadSources = (
  { credits }: PlannedRoute['answer'],
  { tariffs }: RouteContent,
): readonly string[] => [
  ...credits.map(({ text, licence, url, asOf }) =>
    [text, licence, url, asOf].filter((part) => part !== '').join(', '),
  ),
  ...(tariffs === undefined || tariffs.source === '' ? [] : [`${tariffs.source}, ${tariffs.asOf}`]),
]

const plan = (asked: Asked, ports: RoutePorts): Either<Refused, PlannedRoute> => {
  const opened = openSite(asked.site, ports)
  if (E.isLeft(opened)) return opened
  const { data, hash } = opened.right
  const site = openRouteSite(data.store, asked.site)
  if (E.isLeft(site)) return left([EXIT.refused, site.left])
  const found = planRoute(asked.query, site.right)
  if (E.isLeft(found)) return left([EXIT.refused, found.left])
  if (asked.isStrict && found.right.corrections.length > 0)
    return left([
      EXIT.refused,
      found.right.corrections.map(
        (name) => `--${name}: cannot be had; evkit route --help says more`,
      ),
    ])
  const { tariffs, distance } = site.right.content
  return right({
    ...found.right,
    currency: tariffs?.currency ?? '',
    site: site.right.content.messages['stop.site'] ?? '',
    provenance: {
      evkit: ports.version,
      data: hash,
      date: ports.today(),
      tool: 'route',
      site: asked.site,
      settings: { distance, ...(tariffs === undefined ? {} : { currency: tariffs.currency }) },
      basis: listUnique(['modelled', ...(tariffs === undefined ? [] : [tariffs.basis])]),
      sources: listUnique([
        ...listRoadSources(found.right.answer, site.right.content),
        ...listCarSources(data, asked.site),
      ]),
    },
  })
}

const WRITERS = { text: writeRoute, json: writeRouteJson, gpx: writeRouteGpx } as const

/** Runs `evkit route` with the arguments behind it; the answer is the exit code. */
export const runRoute = async (args: readonly string[], ports: RoutePorts): Promise<number> => {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    await ports.out(HELP)
    return EXIT.good
  }
  const asked = readAsked(args)
  if (E.isLeft(asked)) {
    await printLines(ports, [asked.left, 'evkit route --help says more'])
    return EXIT.misused
  }
  const done = plan(asked.right, ports)
  if (E.isLeft(done)) {
    const [code, texts] = done.left
    await printLines(ports, texts)
    return code
  }
  const text = WRITERS[asked.right.format](done.right)
  if (text === '') await printLines(ports, ['the drive cannot be driven: there is no GPX of it'])
  await ports.out(text)
  return done.right.plan.kind === 'possible' ? EXIT.good : EXIT.refused
}
