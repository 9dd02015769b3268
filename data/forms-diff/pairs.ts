// Which way of meeting a form is held against which way of meeting the form it was.
import { FLAGS, type FullConfiguration } from '@evkit/engine/forms'
import type { Flag } from '@evkit/engine/internal/forms'
import type { Met } from '../forms-check/reachable.js'

/** What a way of meeting a form is told by, in the order in which it is told. */
export type Way = ReadonlyMap<string, string>

/** Two ways that are compared. */
export interface Pair {
  readonly before: Met
  readonly after: Met
  readonly way: Way
}

/** A form with all its ways, the configured one of each app first. */
export interface Ways {
  readonly configuration: FullConfiguration
  readonly all: readonly Met[]
}

const placeOf = ({ variant: { app, isEmbedded, hasModel } }: Met): string =>
  JSON.stringify([app, isEmbedded, hasModel])

const listDynamic = ({ configuration }: Ways): readonly Flag[] => {
  const named = configuration.marketConfiguration.dynamicFeatures.map(([name]) => name)
  return FLAGS.filter((flag) => named.includes(flag))
}

const isConfigured = ({ variant }: Met): boolean => variant.switched.length === 0

/*
 * As configured is held against as configured. Where a flag is switched, what can be switched on both sides has to be
 * the same on both, however each of them is configured.
 */
const findTwin = (met: Met, own: Ways, others: Ways): Met | undefined => {
  const near = others.all.filter((other) => placeOf(other) === placeOf(met))
  const configured = near.find(isConfigured)
  if (isConfigured(met)) return configured
  const [mine, theirs] = [listDynamic(own), listDynamic(others)]
  const onOf = ({ plan }: Met, among: readonly Flag[]): string =>
    plan.flags.filter((flag) => among.includes(flag)).join()
  const both = mine.filter((flag) => theirs.includes(flag))
  return near.find((other) => onOf(other, both) === onOf(met, both)) ?? configured
}

const wayOf = (met: Met, own: Ways): Way => {
  const { app, isEmbedded, hasModel } = met.variant
  return new Map([
    ['app', `in the ${app} app`],
    ['frame', isEmbedded ? 'embedded' : 'on a page of its own'],
    ['model', hasModel ? 'with a model in the address' : 'without a model in the address'],
    ...listDynamic(own).map(
      (flag) => [flag, `with ${flag} ${met.plan.flags.includes(flag) ? 'on' : 'off'}`] as const,
    ),
    ['configured', isConfigured(met) ? 'as configured' : 'with a flag switched'],
  ])
}

/** Pairs the ways of meeting a form with those of the form it was; each side is told from its own. */
export const listPairs = (before: Ways, after: Ways): readonly Pair[] => {
  const pairs = new Map<string, Pair>()
  const keep = (old: Met | undefined, fresh: Met | undefined, way: Way): void => {
    if (old === undefined || fresh === undefined) return
    const key = `${before.all.indexOf(old)} ${after.all.indexOf(fresh)}`
    if (!pairs.has(key)) pairs.set(key, { before: old, after: fresh, way })
  }
  for (const met of after.all) keep(findTwin(met, after, before), met, wayOf(met, after))
  for (const met of before.all) keep(met, findTwin(met, before, after), wayOf(met, before))
  return [...pairs.values()]
}

const valuesOf = (ways: readonly Way[], about: string): ReadonlySet<string> =>
  new Set(ways.map((way) => way.get(about) ?? ''))

const wordWay = (way: Way): string => [...way.values()].join(', ')

const MOST_TOLD = 4

const ABOUT_PLACE = ['app', 'frame', 'model']

/** Words which of the ways are meant: empty for all of them. */
export const wordWays = (meant: readonly Way[], all: readonly Way[]): string => {
  const names = [...new Set(all.flatMap((way) => [...way.keys()]))]
  const narrow = (abouts: readonly string[]): readonly string[] =>
    abouts.filter((about) => valuesOf(meant, about).size < valuesOf(all, about).size)
  const fits = (abouts: readonly string[]): boolean =>
    all.filter((way) => abouts.every((about) => valuesOf(meant, about).has(way.get(about) ?? '')))
      .length === meant.length
  // The fewest words that say it.
  const [best] = [
    narrow(names.filter((name) => name !== 'configured')),
    narrow([...ABOUT_PLACE, 'configured']),
    narrow(names),
  ]
    .filter(fits)
    .sort((a, b) => a.length - b.length)
  if (best !== undefined) {
    return best
      .map((about) => [...valuesOf(meant, about)].filter((word) => word !== '').join(' or '))
      .filter((word) => word !== '')
      .join(', ')
  }
  return meant.length > MOST_TOLD
    ? `in ${meant.length} of ${all.length} ways of meeting it`
    : meant.map(wordWay).join('; ')
}
