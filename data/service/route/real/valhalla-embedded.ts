// Valhalla inside this process, where its package and its tiles are there. It is no dependency: it is 280 MB.
import { left, right, type Either } from '@evkit/engine/shared'
import type { RoutingService } from '../ports.js'
import { notUnderstood } from './ask.js'
import { OSM_CREDIT, readTrip, writeTripQuestion } from './valhalla.js'

/** Name of the package. */
export const VALHALLA_PACKAGE = '@valhallajs/valhallajs'

/** The part of the package that is used. */
interface Actor {
  readonly route: (question: unknown) => Promise<unknown>
}

/** What starting it needs: how a package is loaded, and the file its command `build_config` writes. */
export interface EmbeddedValhalla {
  readonly load: (name: string) => Promise<unknown>
  readonly config: string
}

const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function'

// A class or a plain object, whichever the version exports.
const findStart = (module: unknown): ((config: string) => unknown) | undefined => {
  const actor: unknown =
    typeof module === 'object' && module !== null && 'Actor' in module ? module.Actor : undefined
  const isHolder = typeof actor === 'function' || (typeof actor === 'object' && actor !== null)
  if (!isHolder || !('fromConfigFile' in actor)) return undefined
  const start: unknown = actor.fromConfigFile
  return isFunction(start) ? (config) => start.call(actor, config) : undefined
}

const isActor = (value: unknown): value is Actor =>
  typeof value === 'object' && value !== null && 'route' in value && isFunction(value.route)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

const explain = (error: unknown) => {
  const message = messageOf(error)
  if (/No suitable edges/i.test(message)) {
    return left({ code: 'OFF_THE_MAP' as const, reason: 'no road near an end' })
  }
  if (/No path could be found|exceeds the max distance/i.test(message)) {
    return left({ code: 'NO_ROAD' as const, reason: 'no road between the ends' })
  }
  return left({ code: 'UNAVAILABLE' as const, reason: 'valhalla: it refused the question' })
}

const MISSING = [
  `EVKIT_ROUTING=valhalla-embedded needs the package ${VALHALLA_PACKAGE}, which is not installed.`,
  `Install it with: npm install --no-save -E ${VALHALLA_PACKAGE}@3.6.1`,
  'or leave EVKIT_ROUTING out: the embedded network then finds the roads.',
].join('\n')

/** Starts it; a friendly refusal when the package is missing or its tiles cannot be read. */
export const startValhalla = async ({
  load,
  config,
}: EmbeddedValhalla): Promise<Either<string, RoutingService>> => {
  let start: ReturnType<typeof findStart>
  try {
    start = findStart(await load(VALHALLA_PACKAGE))
  } catch {
    return left(MISSING)
  }
  if (start === undefined) return left(`${VALHALLA_PACKAGE} has no Actor: expected version 3.6`)
  let actor: unknown
  try {
    actor = await start(config)
  } catch (error) {
    return left(`Valhalla cannot read ${config}: ${messageOf(error)}`)
  }
  if (!isActor(actor)) return left(`${VALHALLA_PACKAGE} has no route: expected version 3.6`)
  const { route } = actor
  return right(async (request) => {
    try {
      const answer = await route.call(actor, JSON.parse(writeTripQuestion(request)))
      const body: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer
      return readTrip({ status: 200, body }, request, OSM_CREDIT)
    } catch (error) {
      return error instanceof SyntaxError ? notUnderstood('valhalla') : explain(error)
    }
  })
}
