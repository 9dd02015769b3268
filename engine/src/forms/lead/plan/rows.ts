import * as O from '#fp-ts/Option'
import { findFieldKind, valueNameOf, type FieldKind } from '../fields/field-kind.js'
import type { Flag } from './features.js'
import { wordFormError } from './form-errors.js'
import type { Option } from '../../../shared/index.js'
import type { Purpose } from './purpose.js'

/** What decides how the rows of the main section lie. */
export interface RowInput {
  /** Rows of kind names, as configured. */
  readonly rows: readonly (readonly string[])[]
  /** The form stands in an overlay. */
  readonly isInOverlay: boolean
  readonly purpose: Option<Purpose>
  readonly flags: readonly Flag[]
}

/** One row of fields. */
export interface FieldRow {
  readonly columns: 1 | 2
  /** In reading order; a `Space` only where it holds its column. */
  readonly cells: readonly FieldKind[]
}

/** The rows of the main section. */
export interface RowLayout {
  readonly rows: readonly FieldRow[]
  readonly warnings: readonly string[]
}

const isSingleColumn = ({ isInOverlay, purpose, flags }: RowInput): boolean =>
  isInOverlay ||
  (O.isSome(purpose) && purpose.value === 'OFFER_REQUEST') ||
  flags.includes('useSingleColumn')

const layRow = (cells: readonly FieldKind[], isSingle: boolean): readonly FieldRow[] => {
  const fields = cells.filter((kind) => kind !== 'Space')
  if (fields.length === 0) return []
  return !isSingle && cells.length === 2 ? [{ columns: 2, cells }] : [{ columns: 1, cells: fields }]
}

/** Lays out the rows of the main section. */
export const layoutRows = (input: RowInput): RowLayout => {
  const warnings: string[] = []
  const taken = new Set<string>()
  const isSingle = isSingleColumn(input)
  const keep = (name: string, place: string): readonly FieldKind[] => {
    const kind = findFieldKind(name)
    if (O.isNone(kind)) {
      const fault =
        name.trim() === ''
          ? ({ tag: 'MissingFieldName' } as const)
          : ({ tag: 'MissingFieldType', name } as const)
      warnings.push(`${wordFormError(fault)} in ${place}`)
      return []
    }
    // A space takes nothing; a heading has no value, and is itself what comes once.
    const held = kind.value === 'Space' ? '' : valueNameOf(kind.value) || kind.value
    if (held !== '' && taken.has(held)) {
      warnings.push(`Field "${name}" in ${place} repeats "${held}" and was left out`)
      return []
    }
    if (held !== '') taken.add(held)
    return [kind.value]
  }
  const rows = input.rows.flatMap((row, at) =>
    layRow(
      row.flatMap((name, cell) => keep(name, `main.rows[${at}][${cell}]`)),
      isSingle,
    ),
  )
  return { rows, warnings }
}
