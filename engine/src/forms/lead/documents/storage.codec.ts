import { option as O } from 'fp-ts'
import type * as t from 'io-ts'
import { decodeWith, type Option } from '../../../shared/index.js'
import type { StoredKey, StoredShapes } from '../storage/form-storage.js'
import { readKept, type VisitKey } from '../storage/kept-visit.js'
import { RetailerCodec, VehicleCodec } from './wire.codec.js'

/** A key a choice is kept under. */
type ChosenKey = Exclude<StoredKey, VisitKey>

const CODECS: { readonly [Key in ChosenKey]: t.Type<StoredShapes[Key], unknown> } = {
  selectedModel: VehicleCodec,
  selectedRetailer: RetailerCodec,
}

/**
 * Reads what was chosen for a visit. What cannot be read counts as absent: another version may have written it, or a
 * visitor.
 *
 * @param key - Key of the vehicle, or of the retailer.
 * @param stored - The text that is stored, if any.
 * @returns What was chosen, or `none`.
 * @law What was written is read back.
 * @law Any text is read without an exception.
 * @source F-STORE-03, F-STORE-04, F-STORE-10, E-F-27
 *
 * @example Half a text
 * ```ts
 * import { readChosen } from '@evkit/engine/forms'
 * import { some } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * readChosen('selectedModel', some('{')) // => option.none
 * ```
 * @category codecs
 */
export const readChosen = <Key extends ChosenKey>(
  key: Key,
  stored: Option<string>,
): Option<StoredShapes[Key]> => {
  const codec: t.Type<StoredShapes[Key], unknown> = CODECS[key]
  return readKept(stored, (value) => O.fromEither(decodeWith(codec, value)))
}

/**
 * Writes what was chosen for a visit.
 *
 * @param key - Key of the vehicle, or of the retailer.
 * @param value - What was chosen.
 * @returns The text to store.
 * @source F-STORE-03, F-STORE-04
 *
 * @example A vehicle
 * ```ts
 * import { readChosen, writeChosen } from '@evkit/engine/forms'
 * import { tinyVehicle } from '@evkit/engine/testing'
 * import { some } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * option.isSome(readChosen('selectedModel', some(writeChosen('selectedModel', tinyVehicle)))) // => true
 * ```
 * @category codecs
 */
export const writeChosen = <Key extends ChosenKey>(key: Key, value: StoredShapes[Key]): string => {
  const codec: t.Type<StoredShapes[Key], unknown> = CODECS[key]
  return JSON.stringify(codec.encode(value))
}
