// What the numbers of Open Charge Map stand for: an export names providers, operators, statuses and countries in a file of
// its own, and the rows refer to them.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'

const absent = t.union([t.null, t.undefined])

/** A member that may be missing, or null. */
export const orAbsent = <A>(codec: t.Type<A>) => t.union([codec, absent])

/** Who gives a station, as Open Charge Map writes it. */
export const Provider = t.type({
  Title: orAbsent(t.string),
  WebsiteURL: orAbsent(t.string),
  License: orAbsent(t.string),
})
/** Who runs a station. */
export const Operator = t.type({ Title: orAbsent(t.string) })
/** How a station is. */
export const Status = t.type({ IsOperational: orAbsent(t.boolean) })
/** Where a station is. */
export const Country = t.type({ ISOCode: orAbsent(t.string) })

/** What the numbers in rows stand for. */
export interface Reference {
  readonly providers: ReadonlyMap<number, t.TypeOf<typeof Provider>>
  readonly operators: ReadonlyMap<number, t.TypeOf<typeof Operator>>
  readonly statuses: ReadonlyMap<number, t.TypeOf<typeof Status>>
  readonly countries: ReadonlyMap<number, t.TypeOf<typeof Country>>
}

const List = t.readonlyArray(t.unknown)
const Numbered = t.type({ ID: t.number })

const ReferenceFile = t.type({
  DataProviders: List,
  Operators: orAbsent(List),
  StatusTypes: orAbsent(List),
  Countries: orAbsent(List),
})

type ReferenceFile = t.TypeOf<typeof ReferenceFile>

const asReference = (row: unknown): readonly ReferenceFile[] => {
  const decoded = decodeWith(ReferenceFile, row)
  return E.isRight(decoded) ? [decoded.right] : []
}

/** Tells whether a row of an export is the file with what the numbers stand for. */
export const isReference = (row: unknown): boolean => asReference(row).length > 0

// One that cannot be read does not cost the others.
const byNumber = <A>(
  codec: t.Type<A>,
  lists: readonly (readonly unknown[] | null | undefined)[],
): ReadonlyMap<number, A> =>
  new Map(
    lists.flatMap((list) =>
      (list ?? []).flatMap((row) => {
        const [id, read] = [decodeWith(Numbered, row), decodeWith(codec, row)]
        return E.isRight(id) && E.isRight(read) ? [[id.right.ID, read.right] as const] : []
      }),
    ),
  )

/** Reads what the numbers stand for from the rows of an export; nothing where it has no such file. */
export const readReference = (rows: readonly unknown[]): Reference => {
  const files = rows.flatMap(asReference)
  return {
    providers: byNumber(
      Provider,
      files.map(({ DataProviders }) => DataProviders),
    ),
    operators: byNumber(
      Operator,
      files.map(({ Operators }) => Operators),
    ),
    statuses: byNumber(
      Status,
      files.map(({ StatusTypes }) => StatusTypes),
    ),
    countries: byNumber(
      Country,
      files.map(({ Countries }) => Countries),
    ),
  }
}
