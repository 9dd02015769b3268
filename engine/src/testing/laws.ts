import fc from 'fast-check'
import * as E from '#fp-ts/Either'
import { chargingAddress, type ChargingStart } from '../charging/charging.url.js'
import type { ChargeSelection, ChargingTableDocument } from '../charging/charging.types.js'
import { listTableFaults } from '../charging/documents/table-check.js'
import { parseQuery, toUndefined, type Issue } from '../shared/index.js'
import { anySelectionOf, hostileQuery } from './charging-arbitraries.js'

/** A law with its name; checking it throws the counter-example that breaks it. */
export interface Law {
  /** The law as a sentence. */
  readonly name: string
  /** Holds the law against generated cases; throws the one that breaks it. */
  readonly check: () => void
}

/** The laws every decoder keeps: any document is decoded or refused with reasons, never an exception. */
export const codecLaws = (
  decode: (document: unknown) => E.Either<readonly Issue[], unknown>,
): readonly Law[] => [
  {
    name: 'Arbitrary documents are decoded or refused without an exception.',
    check: () => {
      fc.assert(
        fc.property(fc.anything({ withNullPrototype: true }), (document) => {
          const decoded = decode(document)
          return E.isRight(decoded) || decoded.left.length > 0
        }),
      )
    },
  },
]

const isSame = (a: ChargeSelection, b: ChargeSelection): boolean =>
  a.car === b.car &&
  a.motorType === b.motorType &&
  toUndefined(a.motor) === toUndefined(b.motor) &&
  a.charge.place === b.charge.place &&
  a.charge.charger.power === b.charge.charger.power &&
  a.range.from === b.range.from &&
  a.range.to === b.range.to &&
  toUndefined(a.heatPump) === toUndefined(b.heatPump)

/**
 * Property-based tests (laws) of the charging page's URL, over your own cars.
 *
 * @param start - The cars and defaults of the page.
 * @returns Three laws: any query gives a valid selection; parsing a serialized selection returns it (round trip);
 * serializing a parsed one is idempotent.
 * @source E-T-17, E-T-27
 *
 * @example Run by hand
 * ```ts
 * import { tinyCars, urlLaws } from '@evkit/engine/testing'
 *
 * urlLaws({ cars: tinyCars, place: 'home' }).forEach((law) => law.check())
 * ```
 * @category testing
 */
export const urlLaws = (start: ChargingStart): readonly Law[] => [
  {
    name: 'Any query gives a valid selection.',
    check: () => {
      fc.assert(
        fc.property(hostileQuery, (text) => {
          const { selection } = chargingAddress.read(parseQuery(text), start)
          return selection.range.from < selection.range.to && start.cars.includes(selection.car)
        }),
      )
    },
  },
  {
    name: 'Reading a written selection gives the selection back.',
    check: () => {
      fc.assert(
        fc.property(anySelectionOf(start.cars), hostileQuery, (selection, before) => {
          const written = chargingAddress.write(selection, parseQuery(before))
          const read = chargingAddress.read(parseQuery(written), start)
          return read.corrections.length === 0 && isSame(read.selection, selection)
        }),
      )
    },
  },
  {
    name: 'Writing what was read changes nothing more.',
    check: () => {
      fc.assert(
        fc.property(hostileQuery, (text) => {
          const once = chargingAddress.write(
            chargingAddress.read(parseQuery(text), start).selection,
            parseQuery(text),
          )
          const again = parseQuery(once)
          return chargingAddress.write(chargingAddress.read(again, start).selection, again) === once
        }),
      )
    },
  },
]

/**
 * Property tests (laws) of a charging table: complete, monotone, additive, never slower with a stronger charger.
 *
 * @param document - Your own charging table.
 * @returns One law; its check throws an error that lists every fault.
 * @source T-DATA-12, D-T-56
 *
 * @example Run by hand
 * ```ts
 * import { tableLaws, tinyTableDocument } from '@evkit/engine/testing'
 *
 * tableLaws(tinyTableDocument).forEach((law) => law.check())
 * ```
 * @category testing
 */
export const tableLaws = (document: ChargingTableDocument): readonly Law[] => [
  {
    name: 'The charging table is complete, monotone and additive.',
    check: () => {
      const faults = listTableFaults(document)
      if (faults.length === 0) return
      throw new Error(
        faults
          .map((one) => `${one.path}: expected ${one.expected}, found ${one.actual}`)
          .join('\n'),
      )
    },
  },
]
