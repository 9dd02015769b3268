/** Places by name: the table they are kept in, the search over it, and the languages they have names in. */
export { foldName } from './fold.js'
export {
  decodePlaces,
  PLACE_STEPS,
  writePlaceFile,
  type PlaceFile,
  type StoredPlace,
  type StoredPlaces,
} from './place-file.js'
export { createPlaceIndex, type FoundPlace, type PlaceIndex } from './place-index.js'
export { decodeZips, writeZipFile, ZIP_STEPS, type ZipCode } from './zip-file.js'
export { createZipIndex, type ZipIndex } from './zip-index.js'
export { findLanguage, LANGUAGES, readSpoken, type Language, type Spoken } from './spoken.js'
