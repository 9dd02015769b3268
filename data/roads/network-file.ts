// The road network as it is kept: lists of whole numbers, one entry for each node and each link.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { ROAD_KINDS } from '@evkit/engine/route'
import { decodeWith, left, right, type Either, type Issue } from '@evkit/engine/shared'
import { TOP_SPEED } from './speeds.js'

const isWhole = (value: unknown): value is number => Number.isInteger(value)

const Whole = new t.Type<number, number>(
  'a whole number',
  isWhole,
  (value, context) => (isWhole(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

const Numbers = t.readonlyArray(Whole)

/** Shape of the file of a network. */
export const NetworkFileCodec = t.intersection(
  [
    t.type({
      format: t.literal('evkit-roads-1'),
      credit: t.type({ text: t.string, url: t.string, licence: t.string, asOf: t.string }),
      /** Numbers and names of roads; a link names its road by the place in this list. */
      roads: t.readonlyArray(t.string),
      nodes: t.intersection([
        t.type({ lat: Numbers, lng: Numbers, mass: Numbers }),
        t.partial({ country: Numbers }),
      ]),
      links: t.intersection([
        t.type({ from: Numbers, to: Numbers, metres: Numbers, kind: Numbers, road: Numbers }),
        // [km/h] 0, or without the list: as fast as the kind is driven elsewhere.
        t.partial({ speed: Numbers }),
      ]),
      /** Links that are crossings: link, minutes on board, minutes to wait before, which are 0 where nothing is said. */
      crossings: t.readonlyArray(
        t.union([t.tuple([Whole, t.number, t.number]), t.tuple([Whole, t.number])]),
      ),
    }),
    t.partial({
      /** How many links, from the first, are main roads; those behind them lead between smaller places. Without it: all. */
      mainLinks: Whole,
      /** Nodes that stand on a link: link, share of it from its first end in ten-thousandths, node. */
      splits: t.readonlyArray(t.tuple([Whole, Whole, Whole])),
      /** Codes of countries in ISO 3166; a node names its country by the place in this list. */
      countries: t.readonlyArray(t.string),
      /** [km/h] How fast towns of each of these countries are driven. */
      townSpeed: Numbers,
    }),
  ],
  'NetworkFile',
)

/** The file of a network: positions in steps of a degree, see {@link POSITION_STEPS}. */
export type NetworkFile = t.TypeOf<typeof NetworkFileCodec>

/** Steps in a degree that positions of nodes are whole numbers of. */
export const POSITION_STEPS = 100_000

/** Steps in a link that places of nodes on it are whole numbers of. */
export const SHARE_STEPS = 10_000

/** Number of the land where it is not known: no road is kept from leading there. */
export const ANY_MASS = -1

const sameLength = (path: string, lists: readonly (readonly number[])[]): readonly Issue[] => {
  const [first = []] = lists
  return lists.every(({ length }) => length === first.length)
    ? []
    : [{ path, expected: 'lists of the same length', actual: 'lists of different lengths' }]
}

const within = (
  path: string,
  list: readonly number[],
  [least, most]: readonly [number, number],
): readonly Issue[] => {
  const at = list.findIndex((value) => value < least || value > most)
  return at < 0
    ? []
    : [
        {
          path: `${path}.${at}`,
          expected: `a number from ${least} to ${most}`,
          actual: String(list[at]),
        },
      ]
}

/** The most nodes and links a network may have: with more it takes this process longer to open than a service takes to start. */
const MOST = { nodes: 500_000, links: 1_000_000 }

/** Tells where a network is larger than is opened here. */
export const listSizeIssues = ({
  nodes,
  links,
}: Pick<NetworkFile, 'nodes' | 'links'>): readonly Issue[] =>
  [
    { path: 'nodes', count: nodes.lat.length, most: MOST.nodes },
    { path: 'links', count: links.from.length, most: MOST.links },
  ].flatMap(({ path, count, most }) =>
    count <= most
      ? []
      : [
          {
            path,
            expected: `at most ${most}; a larger network is one for a routing service (EVKIT_ROUTING)`,
            actual: String(count),
          },
        ],
  )

const NORTH = 90
const EAST = 180

/** Finds what is wrong with a network beyond its shape: references that lead nowhere, links without length. */
const listNetworkIssues = (file: NetworkFile): readonly Issue[] => {
  const { roads, nodes, links, crossings, splits = [] } = file
  const lastNode = nodes.lat.length - 1
  const lastLink = links.from.length - 1
  return [
    ...sameLength('nodes', Object.values(nodes)),
    ...sameLength('links', Object.values(links)),
    ...within('nodes.country', nodes.country ?? [], [0, (file.countries?.length ?? 0) - 1]),
    ...within('nodes.lat', nodes.lat, [-NORTH * POSITION_STEPS, NORTH * POSITION_STEPS]),
    ...within('nodes.lng', nodes.lng, [-EAST * POSITION_STEPS, EAST * POSITION_STEPS]),
    ...within('links.from', links.from, [0, lastNode]),
    ...within('links.to', links.to, [0, lastNode]),
    ...within('links.speed', links.speed ?? [], [0, TOP_SPEED]),
    ...within('links.metres', links.metres, [0, Infinity]),
    ...within('links.kind', links.kind, [0, ROAD_KINDS.length - 1]),
    ...within('links.road', links.road, [0, roads.length - 1]),
    ...within(
      'crossings',
      crossings.map(([link]) => link),
      [0, lastLink],
    ),
    ...within(
      'splits',
      splits.map(([link]) => link),
      [0, lastLink],
    ),
    ...within(
      'splits',
      splits.map(([, share]) => share),
      [0, SHARE_STEPS],
    ),
    ...within(
      'splits',
      splits.map(([, , node]) => node),
      [0, lastNode],
    ),
  ]
}

/** Reads the file of a network, or tells everything that is wrong with it. */
export const decodeNetwork = (document: unknown): Either<readonly Issue[], NetworkFile> => {
  const decoded = decodeWith(NetworkFileCodec, document)
  if (E.isLeft(decoded)) return decoded
  const size = listSizeIssues(decoded.right)
  const issues = size.length > 0 ? size : listNetworkIssues(decoded.right)
  return issues.length === 0 ? right(decoded.right) : left(issues)
}

/** Writes the file of a network. */
export const writeNetworkFile = (file: NetworkFile): string => `${JSON.stringify(file)}\n`
