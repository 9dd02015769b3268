import * as O from '#fp-ts/Option'
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
 * @source F-STORE-03, F-STORE-04, F-STORE-10, E-F-27
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
 * @source F-STORE-03, F-STORE-04
 */
export const writeChosen = <Key extends ChosenKey>(key: Key, value: StoredShapes[Key]): string => {
  const codec: t.Type<StoredShapes[Key], unknown> = CODECS[key]
  return JSON.stringify(codec.encode(value))
}
