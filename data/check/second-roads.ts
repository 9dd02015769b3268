// What is looked for in roads of the second level: ends that are no node, places on links that are none, lengths that cannot be.
import type { RoadSources } from '../sources/road-rows.js'
import type { Fault } from '../sources/rows.js'
import { repeated } from './placed.js'

/** Faults of the rows of roads of the second level. */
export const secondRoadFaults = (sources: RoadSources): readonly Fault[] => {
  const { nodes, links, secondLevel, secondNodes, secondLinks, secondJoins } = sources
  const letters = new Set(secondLevel.rows.map(({ prefix }) => prefix))
  const own = new Set(secondNodes.rows.map(({ id }) => id))
  const main = new Set(nodes.rows.map(({ id }) => id))
  const roads = new Set(links.rows.map(({ a, b }) => `${a} ${b}`))
  const isPlace = (a: string, b: string, share: number): boolean =>
    a === b ? main.has(a) : roads.has(`${a} ${b}`) && share > 0 && share < 1
  return [
    ...repeated(
      secondNodes.file,
      secondNodes.rows.map(({ id }) => id),
    ),
    ...secondNodes.rows
      .filter(({ id }) => !letters.has(id.charAt(0)) || main.has(id))
      .map(({ id }) => ({ file: secondNodes.file, path: id, text: 'is of no survey' })),
    ...secondLinks.rows
      .filter(({ a, b, km }) => !own.has(a) || !own.has(b) || a === b || !(km > 0))
      .map(({ a, b }) => ({
        file: secondLinks.file,
        path: `${a} to ${b}`,
        text: 'expected two nodes and a length',
      })),
    ...secondJoins.rows
      .filter(({ node, a, b, share }) => !own.has(node) || !isPlace(a, b, share))
      .map(({ node, a, b }) => ({
        file: secondJoins.file,
        path: node,
        text: `stands at no place of ${a} to ${b}`,
      })),
  ]
}
