// Places of Photon and Nominatim, for texts that were submitted. What is being typed is never sent to any service.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import type { PlaceDetails } from '@evkit/engine/route'
import type { Credit } from '@evkit/engine/internal/route'
import { decodeWith, right, some, type Either } from '@evkit/engine/shared'
import { MOST_PLACES } from '../embedded.js'
import type { FoundPlaces, PlaceService, Unavailable } from '../ports.js'
import { notUnderstood, type Answer, type Ask } from './ask.js'
import { readRows } from './rows.js'
import { OSM_CREDIT } from './valhalla.js'

// Photon knows these; of another language it refuses the question.
const PHOTON_LANGUAGES: readonly string[] = ['en', 'de', 'fr']

/** Who asks, as the services want to know. */
export interface Identity {
  /** An address or page by which whoever runs this site can be reached. */
  readonly contact: string
  /** The key a service asks for; empty where it asks for none. */
  readonly key: string
}

/** What tells a service who asks. */
export const headersOf = ({ contact }: Pick<Identity, 'contact'>) => ({
  'User-Agent': contact === '' ? 'evkit' : `evkit (${contact})`,
})

const absent = t.union([t.null, t.undefined])
const orAbsent = <A>(codec: t.Type<A>) => t.union([codec, absent])
const Text = orAbsent(t.string)

// Postcodes and numbers of houses that were worked out are no things of OpenStreetMap, so they have no id.
const Thing = {
  osm_id: orAbsent(t.union([t.number, t.string])),
  osm_type: Text,
}

const PhotonAnswer = t.type({ features: t.readonlyArray(t.unknown) })

const PhotonPlace = t.type({
  geometry: t.type({ coordinates: t.tuple([t.number, t.number]) }),
  properties: t.type({
    ...Thing,
    name: Text,
    street: Text,
    housenumber: Text,
    postcode: Text,
    city: Text,
    state: Text,
    country: Text,
  }),
})

type PhotonPlace = t.TypeOf<typeof PhotonPlace>
/** A position as GeoJSON writes it. */
export type Position = readonly [lng: number, lat: number]

/** [1] Digits of a position that stands for an id: about a metre. */
const DIGITS = 5

const idOf = (
  { osm_id, osm_type }: { readonly [Key in keyof typeof Thing]: t.TypeOf<(typeof Thing)[Key]> },
  [lng, lat]: Position,
): string => {
  const letter = (osm_type ?? '').slice(0, 1).toUpperCase()
  return (osm_id ?? '') === '' || letter === ''
    ? `at-${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`
    : `osm-${letter}${osm_id}`
}

/** Makes a place of the parts of its address, the first of which names it. */
export const toPlace = (
  id: string,
  parts: readonly (string | null | undefined)[],
  [lng, lat]: Position,
): PlaceDetails => {
  const known = [...new Set(parts.flatMap((part) => ((part ?? '') === '' ? [] : [part ?? ''])))]
  return {
    id,
    name: known[0] ?? '',
    address: some(known.join(', ')),
    location: some({ lat, lng }),
  }
}

/** Tells whether a position is one. */
export const isOnEarth = ([lng, lat]: Position): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180

const fromPhoton = ({ geometry, properties }: PhotonPlace): readonly PlaceDetails[] => {
  const { name, street, housenumber, postcode, city, state, country } = properties
  const way = [street, housenumber].filter((part) => (part ?? '') !== '').join(' ')
  const at = geometry.coordinates
  return isOnEarth(at)
    ? [toPlace(idOf(properties, at), [name, way, postcode, city, state, country], at)]
    : []
}

/** What reading an answer gives. */
export type Read = Either<Unavailable, FoundPlaces>

/** Puts the places of an answer and their credits together. */
export const answerPlaces = (places: readonly PlaceDetails[], credits: readonly Credit[]): Read =>
  right({
    places: places.filter(({ name }) => name !== '').slice(0, MOST_PLACES),
    outside: '',
    credits,
  })

const readPhoton = ({ body }: Answer): Read => {
  const read = decodeWith(PhotonAnswer, body)
  const places = E.isLeft(read) ? undefined : readRows(PhotonPlace, read.right.features)
  return places === undefined
    ? notUnderstood('photon')
    : answerPlaces(places.flatMap(fromPhoton), [OSM_CREDIT])
}

/** Finds places with a Photon at an address. */
export const createPhoton =
  (ask: Ask, base: string, identity: Identity): PlaceService =>
  async (text, signal, language = 'en') => {
    const known = PHOTON_LANGUAGES.includes(language) ? language : 'en'
    const url = `${base}/api?q=${encodeURIComponent(text)}&limit=${MOST_PLACES}&lang=${known}`
    const found = await ask({ name: 'photon', url, signal, headers: headersOf(identity) })
    return E.isLeft(found) ? found : readPhoton(found.right)
  }

const Degrees = t.union([t.string, t.number])

const NominatimPlace = t.type({
  ...Thing,
  lat: Degrees,
  lon: Degrees,
  name: Text,
  display_name: t.string,
})

type NominatimPlace = t.TypeOf<typeof NominatimPlace>

const readDegrees = (given: string | number): number =>
  typeof given === 'string' && given.trim() === '' ? Number.NaN : Number(given)

const fromNominatim = (place: NominatimPlace): readonly PlaceDetails[] => {
  const position = [readDegrees(place.lon), readDegrees(place.lat)] as const
  if (!isOnEarth(position) || position.some(Number.isNaN)) return []
  const parts = place.display_name.split(', ')
  return [toPlace(idOf(place, position), [place.name, ...parts], position)]
}

const readNominatim = ({ body }: Answer): Read => {
  const places = Array.isArray(body) ? readRows(NominatimPlace, body) : undefined
  return places === undefined
    ? notUnderstood('nominatim')
    : answerPlaces(places.flatMap(fromNominatim), [OSM_CREDIT])
}

/** Finds places with a Nominatim at an address. */
export const createNominatim =
  (ask: Ask, base: string, identity: Identity): PlaceService =>
  async (text, signal, language = 'en') => {
    const query = `format=jsonv2&limit=${MOST_PLACES}&accept-language=${language}`
    const url = `${base}/search?q=${encodeURIComponent(text)}&${query}`
    const found = await ask({ name: 'nominatim', url, signal, headers: headersOf(identity) })
    return E.isLeft(found) ? found : readNominatim(found.right)
  }
