// How far a node is from a goal at least, told by its distance to some landmarks: a search that knows it looks at the nodes
// along the way and few beside it (A* with landmarks and the triangle inequality).
import FlatQueue from 'flatqueue'
import { otherEnd } from './network.js'
import type { Pieces } from './pieces.js'

/** How many landmarks there are: more tell more and cost more. */
const COUNT = 8

/** [1] A little less than exact, as sums of weights are rounded. */
const CAREFUL = 1 - 1e-9

/** A node of a goal, and what is left from there. */
export interface GoalNode {
  readonly node: number
  readonly rest: number
}

/** Tells what is left from a node to the goal at least. */
export type Guess = (node: number) => number

/** Prepares a goal for the question what is left to it at least. */
export type OpenGuess = (goal: readonly GoalNode[]) => Guess

// What all nodes are from one of them at least; infinite where no way leads.
const measureFrom = (pieces: Pieces, start: number): Float64Array => {
  const price = new Float64Array(pieces.first.length - 1).fill(Infinity)
  const heap = new FlatQueue()
  price[start] = 0
  heap.push(start, 0)
  for (let at = heap.peekValue(); at !== undefined; at = heap.peekValue()) {
    const node = heap.pop() ?? 0
    // It has been left already, at a lower price.
    if (at > (price[node] ?? 0)) continue
    const stop = pieces.first[node + 1] ?? 0
    for (let one = pieces.first[node] ?? 0; one < stop; one += 1) {
      const piece = pieces.links[one] ?? 0
      const next = otherEnd(pieces, piece, node)
      const reached = at + (pieces.weight[piece] ?? 0)
      if (reached >= (price[next] ?? 0)) continue
      price[next] = reached
      heap.push(next, reached)
    }
  }
  return price
}

// The node that is farthest from all landmarks so far, among those a way leads to.
const findFarthest = (nearest: Float64Array): number => {
  let [farthest, most] = [0, -1]
  for (const [node, price] of nearest.entries()) {
    if (price !== Infinity && price > most) [farthest, most] = [node, price]
  }
  return farthest
}

const listLandmarks = (pieces: Pieces): readonly Float64Array[] => {
  const nodes = pieces.first.length - 1
  if (nodes === 0) return []
  const landmarks: Float64Array[] = []
  let nearest = measureFrom(pieces, 0)
  while (landmarks.length < COUNT) {
    const prices = measureFrom(pieces, findFarthest(nearest))
    nearest =
      landmarks.length === 0
        ? prices
        : nearest.map((price, node) => Math.min(price, prices[node] ?? Infinity))
    landmarks.push(prices)
  }
  return landmarks
}

/** Chooses the landmarks of a network. */
export const createOpenGuess = (pieces: Pieces): OpenGuess => {
  const landmarks = listLandmarks(pieces)
  return (goal) => {
    // A landmark tells nothing of a goal it has no way to.
    const near = landmarks.filter((prices) => goal.every(({ node }) => prices[node] !== Infinity))
    const most = near.map((prices) =>
      Math.max(...goal.map(({ node, rest }) => (prices[node] ?? 0) - rest)),
    )
    const least = near.map((prices) =>
      Math.min(...goal.map(({ node, rest }) => (prices[node] ?? 0) + rest)),
    )
    return (node) => {
      let guess = 0
      for (let at = 0; at < near.length; at += 1) {
        const price = near[at]?.[node] ?? 0
        // No way leads from here to a goal that the landmark has one to.
        if (price === Infinity) return Infinity
        guess = Math.max(guess, price - (most[at] ?? 0), (least[at] ?? 0) - price)
      }
      return guess * CAREFUL
    }
  }
}
