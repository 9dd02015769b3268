import { findParameter, toNumber, writeQuery } from '../shared/index.js'
import type { ReadSelection, ToolAddress } from './tool.types.js'

/** One parameter of an address: how it is read, and how it is written. */
export interface AddressParameter<Selection, Start, Correction extends string = string> {
  readonly name: string
  /** What is told when it could not be had as asked for. */
  readonly correction: Correction
  /** The selection with what the text asks for; `undefined` where the text is not understood. */
  readonly read: (text: string, selection: Selection, start: Start) => Selection | undefined
  /** Whether the selection read is what the text asked for; so unless given. */
  readonly isKept?: (text: string, selection: Selection) => boolean
  /** The selection without the parameter, where its start depends on those read before it. */
  readonly otherwise?: (selection: Selection, start: Start) => Selection
  /** The text; `undefined` where nothing is written. */
  readonly write: (selection: Selection) => string | undefined
}

/** What an address is defined by. */
export interface AddressParts<Selection, Start, Correction extends string> {
  /** The selection of an address that asks for nothing. */
  readonly start: (start: Start) => Selection
  /** Read and written in this order. */
  readonly parameters: readonly AddressParameter<Selection, Start, Correction>[]
  /** Told in this order. */
  readonly corrections: readonly Correction[]
}

/**
 * Defines what a tool keeps in an address as a table: each parameter with its reading and its writing.
 *
 * @param parts - The start, the parameters in the order they are read and written, the corrections in the order they are
 * told.
 * @returns Reading, writing and clearing. Reading is total: a part that is missing or not valid falls back on its own.
 * @source E-T-17, E-T-27, E-T-36, D-T-14
 *
 * @example One number from 0 to 10
 * ```ts
 * import { parseQuery } from '@evkit/engine/shared'
 * import { defineAddress, numberParameter } from '@evkit/engine/tool'
 *
 * const address = defineAddress<number, unknown, 'size'>({
 *   start: () => 5,
 *   corrections: ['size'],
 *   parameters: [
 *     numberParameter({
 *       name: 'size',
 *       correction: 'size',
 *       get: (size) => size,
 *       set: (_size, value) => Math.min(10, value),
 *     }),
 *   ],
 * })
 * address.read(parseQuery('size=12'), {}) // => { selection: 10, corrections: ['size'] }
 * address.write(7, parseQuery('size=1&utm_source=x')) // => 'size=7&utm_source=x'
 * address.clear(parseQuery('size=1&utm_source=x')) // => 'utm_source=x'
 * ```
 * @category constructors
 */
export const defineAddress = <Selection, Start, Correction extends string>({
  start: startWith,
  parameters,
  corrections: order,
}: AddressParts<Selection, Start, Correction>): ToolAddress<Selection, Start, Correction> => {
  const names = parameters.map(({ name }) => name)
  return {
    parameters: names,
    read: (query, start): ReadSelection<Selection, Correction> => {
      const found = new Set<Correction>()
      const selection = parameters.reduce((before, parameter) => {
        const without = parameter.otherwise?.(before, start) ?? before
        const text = findParameter(query, parameter.name)
        if (text._tag === 'None') return without
        const read = parameter.read(text.value, without, start)
        if (read === undefined || parameter.isKept?.(text.value, read) === false)
          found.add(parameter.correction)
        return read ?? without
      }, startWith(start))
      return { selection, corrections: order.filter((one) => found.has(one)) }
    },
    write: (selection, query) =>
      writeQuery(
        parameters.flatMap(({ name, write }) => {
          const text = write(selection)
          return text === undefined ? [] : [[name, text] as const]
        }),
        names,
        query,
      ),
    clear: (query) => writeQuery([], names, query),
  }
}

const NEAR = 1e-9

/**
 * Makes the parameter of a number; one that had to be moved onto its grid is a correction.
 *
 * @param parts - Name, correction, how the number stands in a selection and how it is put there; what is no number changes
 * nothing.
 * @returns The row of the table.
 * @source E-T-05, E-T-17
 *
 * @example Half steps
 * ```ts
 * import { numberParameter } from '@evkit/engine/tool'
 *
 * const { read, isKept } = numberParameter<number, unknown, 'size'>({
 *   name: 'size',
 *   correction: 'size',
 *   get: (size) => size,
 *   set: (_size, value) => Math.round(value * 2) / 2,
 * })
 * read('1.4', 0, {}) // => 1.5
 * isKept?.('1.4', 1.5) // => false
 * ```
 * @category constructors
 */
export const numberParameter = <Selection, Start, Correction extends string>({
  name,
  correction,
  get,
  set,
}: {
  readonly name: string
  readonly correction: Correction
  readonly get: (selection: Selection) => number
  readonly set: (selection: Selection, value: number, start: Start) => Selection
}): AddressParameter<Selection, Start, Correction> => ({
  name,
  correction,
  read: (text, selection, start) => set(selection, toNumber(text, Number.NaN), start),
  isKept: (text, selection) => Math.abs(get(selection) - toNumber(text, Number.NaN)) <= NEAR,
  write: (selection) => String(get(selection)),
})

/**
 * Makes the parameter of something that is on or off.
 *
 * @param parts - Name, correction, the words for on and off, how it stands in a selection and how it is put there.
 * @returns The row of the table; any other word is not understood.
 * @source E-T-17, T-CALC-09
 *
 * @example Maybe is neither
 * ```ts
 * import { flagParameter } from '@evkit/engine/tool'
 *
 * const { read, write } = flagParameter<boolean, 'climate'>({
 *   name: 'climate',
 *   correction: 'climate',
 *   words: ['true', 'false'],
 *   get: (isOn) => isOn,
 *   set: (_isOn, next) => next,
 * })
 * read('false', true, undefined) // => false
 * read('maybe', true, undefined) // => undefined
 * write(true) // => 'true'
 * ```
 * @category constructors
 */
export const flagParameter = <Selection, Correction extends string>({
  name,
  correction,
  words: [on, off],
  get,
  set,
}: {
  readonly name: string
  readonly correction: Correction
  readonly words: readonly [on: string, off: string]
  readonly get: (selection: Selection) => boolean
  readonly set: (selection: Selection, isOn: boolean) => Selection
}): AddressParameter<Selection, unknown, Correction> => ({
  name,
  correction,
  read: (text, selection) =>
    text === on || text === off ? set(selection, text === on) : undefined,
  write: (selection) => (get(selection) ? on : off),
})
