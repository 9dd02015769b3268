// Rows of an answer, each read by itself: one that cannot be read does not cost the others.
import type * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'

/** Keeps the rows that can be read; undefined when there are rows and none of them can. */
export const readRows = <A>(
  codec: t.Type<A>,
  rows: readonly unknown[],
): readonly A[] | undefined => {
  const read = rows.flatMap((row) => {
    const decoded = decodeWith(codec, row)
    return E.isRight(decoded) ? [decoded.right] : []
  })
  return rows.length > 0 && read.length === 0 ? undefined : read
}
