// Between cells of a row and the parameters of an address.
import { function as F, option as O } from 'fp-ts'
import { findParameter, type Query } from '@evkit/engine/shared'
import { readNumber, wordNumberFault } from './number.js'
import type { AddressCorrection, CellFault, Cells } from './tool.types.js'

/** The cells as an address would hold them; those not given are not in it. */
export const toQuery = (names: readonly string[], cells: Cells): Query =>
  names.flatMap((key, at) => {
    const value = cells[at] ?? ''
    return value === '' ? [] : [{ key, value, raw: '' }]
  })

/** The cells of an address. */
export const toCells = (names: readonly string[], query: Query): Cells =>
  names.map((name) => {
    const found = findParameter(query, name)
    return F.pipe(
      found,
      O.getOrElse(() => ''),
    )
  })

/** A number of a cell, or what counts when the cell is empty. */
export const numberOr = (cell: string | undefined, otherwise: number): number =>
  cell === undefined || cell === '' ? otherwise : readNumber(cell)

/** One fault for each of the places that holds something else than a number. */
export const listNumberFaults = (
  names: readonly string[],
  cells: Cells,
  places: readonly number[],
): readonly CellFault[] =>
  places.flatMap((at) => {
    const cell = cells[at] ?? ''
    return cell === '' || !Number.isNaN(readNumber(cell))
      ? []
      : [{ column: names[at] ?? '', text: wordNumberFault(cell) }]
  })

/** What an address could not have, each with the input it is of. */
export const toColumns = <Correction extends string>(
  corrections: readonly Correction[],
  expected: Readonly<Record<Correction, readonly [column: string, expected: string]>>,
): readonly AddressCorrection[] => corrections.map((name) => ({ name, column: expected[name][0] }))

/** One fault for each thing an address could not have. */
export const toFaults = <Correction extends string>(
  corrections: readonly Correction[],
  expected: Readonly<Record<Correction, readonly [column: string, expected: string]>>,
  query: Query,
): readonly CellFault[] =>
  corrections.map((correction) => {
    const [column, text] = expected[correction]
    const found = findParameter(query, column)
    const shown = O.isSome(found) ? JSON.stringify(found.value.slice(0, 40)) : 'nothing'
    return { column, text: `expected ${text}, found ${shown}` }
  })
