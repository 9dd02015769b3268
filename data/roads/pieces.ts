// The pieces that links fall into where nodes stand on them: what the search walks from node to node.
import { listByNode, type Network } from './network.js'

/** Pieces of links, numbered along each link. */
export interface Pieces {
  readonly from: Int32Array
  readonly to: Int32Array
  /** The link each piece is of. */
  readonly link: Int32Array
  /** [1] Where each piece starts on its link, and where it ends. */
  readonly start: Float64Array
  readonly end: Float64Array
  /** What each piece weighs when roads are compared. */
  readonly weight: Float64Array
  /** The first piece of each link; one entry more than there are links. */
  readonly firstOf: Int32Array
  /** Where the pieces of each node start in `links`; one entry more than there are nodes. */
  readonly first: Int32Array
  /** Pieces by node: each stands at both of its ends. */
  readonly links: Int32Array
}

/** Cuts the links of a network where nodes stand on them. */
export const makePieces = ({ from, to, weight, splits, lat }: Network): Pieces => {
  const count = [...splits.values()].reduce((sum, some) => sum + some.length, from.length)
  const [starts, ends] = [new Float64Array(count), new Float64Array(count)]
  const [a, b] = [new Int32Array(count), new Int32Array(count)]
  const link = new Int32Array(count)
  const firstOf = new Int32Array(from.length + 1)
  let at = 0
  for (const one of from.keys()) {
    firstOf[one] = at
    let [node, share] = [from[one] ?? 0, 0]
    for (const next of [...(splits.get(one) ?? []), { share: 1, node: to[one] ?? 0 }]) {
      a[at] = node
      b[at] = next.node
      link[at] = one
      starts[at] = share
      ends[at] = next.share
      at += 1
      ;({ node, share } = next)
    }
  }
  firstOf[from.length] = at
  return {
    from: a,
    to: b,
    link,
    start: starts,
    end: ends,
    weight: starts.map(
      (share, piece) => ((ends[piece] ?? 0) - share) * (weight[link[piece] ?? 0] ?? 0),
    ),
    firstOf,
    ...listByNode(lat.length, [a, b]),
  }
}

/** The piece a place on a link lies on. */
export const pieceAt = ({ firstOf, end }: Pieces, link: number, share: number): number => {
  const last = (firstOf[link + 1] ?? 0) - 1
  let piece = firstOf[link] ?? 0
  while (piece < last && (end[piece] ?? 1) < share) piece += 1
  return piece
}
