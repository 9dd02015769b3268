// Links that look wrong and are right, each with its reason: much longer than the straight line, or straight over water.
import type { Water } from '../basemap/index.js'
import { straightMetres } from '../scripts/road-document.js'
import type { LinkRow, NodeRow, RoadSources } from '../sources/road-rows.js'
import type { Fault } from '../sources/rows.js'

/** Names a link by its ends, whichever comes first. */
export const pairOf = (a: string, b: string): string => [a, b].sort().join(' to ')

const METRES = 1000

/** [1] A link that is longer than so many times the straight line is explained. */
const LONG = 1.6

/** [km] So far a straight line may lie on water in one piece: outlines are coarse, rivers have bridges. */
const WET = 5

/** [1] So much of a straight line may lie on water in one piece: a long road turns aside. */
const WET_SHARE = 0.2

interface Asked {
  /** Which links have to be explained. */
  readonly isOdd: (link: LinkRow, a: NodeRow, b: NodeRow) => boolean
  readonly reasons: RoadSources['longLinks']
  readonly wordOdd: (link: LinkRow) => string
  readonly needless: string
}

// Every odd link has its reason, and every reason its link.
const explainedFaults = (
  { links, nodes }: RoadSources,
  { isOdd, reasons, wordOdd, needless }: Asked,
): readonly Fault[] => {
  const byId = new Map(nodes.rows.map((row) => [row.id, row]))
  const known = new Set(reasons.rows.map(({ a, b }) => pairOf(a, b)))
  const odd = links.rows.filter((link) => {
    const [a, b] = [byId.get(link.a), byId.get(link.b)]
    return a !== undefined && b !== undefined && isOdd(link, a, b)
  })
  const found = new Set(odd.map(({ a, b }) => pairOf(a, b)))
  return [
    ...odd
      .filter(({ a, b }) => !known.has(pairOf(a, b)))
      .map((link) => ({
        file: links.file,
        path: pairOf(link.a, link.b),
        text: `${wordOdd(link)}, and not explained in ${reasons.file}`,
      })),
    ...[...known]
      .filter((path) => !found.has(path))
      .map((path) => ({ file: reasons.file, path, text: needless })),
  ]
}

/** Links that are far longer than the straight line without a reason, and reasons without such a link. */
export const longLinkFaults = (roads: RoadSources): readonly Fault[] =>
  explainedFaults(roads, {
    isOdd: ({ km }, a, b) => km * METRES > LONG * straightMetres(a, b),
    reasons: roads.longLinks,
    wordOdd: ({ km }) => `${km} km, more than ${LONG} times the straight line`,
    needless: 'is no link that long',
  })

/** Roads that lead straight over water without a reason, as no road does, and reasons without such a link. */
export const waterLinkFaults = (roads: RoadSources, { measure }: Water): readonly Fault[] =>
  explainedFaults(roads, {
    isOdd: ({ kind }, a, b) => {
      if (kind === 'ferry' || kind === 'shuttle' || kind === 'tunnel') return false
      const wet = measure([a.lat, a.lng], [b.lat, b.lng])
      return wet >= WET && wet * METRES >= WET_SHARE * straightMetres(a, b)
    },
    reasons: roads.waterLinks,
    wordOdd: () =>
      `leads straight over ${WET} km of water and more, or over narrow water beside its bridges`,
    needless: 'leads over no water',
  })
