import * as O from '#fp-ts/Option'
import { findParameter, toNumber, writeQuery, type Option, type Query } from '../shared/index.js'
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
  /** What every page calls it: read where its own name is absent, and gone once it is written. */
  readonly alias?: string
  /** The text of an alias that stays, since it says more or another tool reads it, as the parameter would have it. */
  readonly fromAlias?: (text: string) => string
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

const findText = (
  query: Query,
  {
    name,
    alias = name,
    fromAlias = String,
  }: Pick<AddressParameter<never, never>, 'name' | 'alias' | 'fromAlias'>,
): Option<string> => {
  const own = findParameter(query, name)
  return O.isSome(own) ? own : O.map(fromAlias)(findParameter(query, alias))
}

/** Defines what a tool keeps in an address as a table: each parameter with its reading and its writing. */
export const defineAddress = <Selection, Start, Correction extends string>({
  start: startWith,
  parameters,
  corrections: order,
}: AddressParts<Selection, Start, Correction>): ToolAddress<Selection, Start, Correction> => {
  const owned = parameters.flatMap(({ name, alias = [], fromAlias }) =>
    fromAlias ? name : [name].concat(alias),
  )
  return {
    parameters: parameters.map(({ name }) => name),
    aliases: parameters.flatMap(({ alias = [] }) => alias),
    read: (query, start): ReadSelection<Selection, Correction> => {
      const found = new Set<Correction>()
      const selection = parameters.reduce((before, parameter) => {
        const without = parameter.otherwise?.(before, start) ?? before
        const text = findText(query, parameter)
        if (O.isNone(text)) return without
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
        owned,
        query,
      ),
    clear: (query) => writeQuery([], owned, query),
  }
}

const NEAR = 1e-9

/** Makes the parameter of a number; one that had to be moved onto its grid is a correction. */
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

/** Makes the parameter of something that is on or off. */
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
