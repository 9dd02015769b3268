// Places of Photon and Nominatim, for texts that were submitted. What is being typed is never sent to either.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import type { Credit, PlaceDetails } from '@evkit/engine/route'
import { decodeWith, right, some, type Either } from '@evkit/engine/shared'
import { MOST_PLACES } from '../embedded.js'
import type { FoundPlaces, PlaceService, Unavailable } from '../ports.js'
import { notUnderstood, type Answer, type Ask } from './ask.js'
import { OSM_CREDIT } from './valhalla.js'

// Photon knows these; of another language it refuses the question.
const PHOTON_LANGUAGES: readonly string[] = ['en', 'de', 'fr']

/** Who asks, as the services want to know. */
export interface Identity {
  /** An address or page by which whoever runs this site can be reached. */
  readonly contact: string
}

const headersOf = ({ contact }: Identity) => ({
  'User-Agent': contact === '' ? 'evkit' : `evkit (${contact})`,
})

const PhotonAnswer = t.type({
  features: t.readonlyArray(
    t.type({
      geometry: t.type({ coordinates: t.tuple([t.number, t.number]) }),
      properties: t.intersection([
        t.type({ osm_id: t.number, osm_type: t.string }),
        t.partial({
          name: t.string,
          street: t.string,
          housenumber: t.string,
          city: t.string,
          state: t.string,
          country: t.string,
        }),
      ]),
    }),
  ),
})

type PhotonPlace = t.TypeOf<typeof PhotonAnswer>['features'][number]

const toPlace = (
  id: string,
  parts: readonly (string | undefined)[],
  [lng, lat]: readonly [number, number],
): PlaceDetails => {
  const known = [...new Set(parts.filter((part) => part !== undefined && part !== ''))]
  return {
    id,
    name: known[0] ?? '',
    address: some(known.join(', ')),
    location: some({ lat, lng }),
  }
}

const isOnEarth = ([lng, lat]: readonly [number, number]): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180

const fromPhoton = ({ geometry, properties }: PhotonPlace): readonly PlaceDetails[] => {
  const { osm_id, osm_type, name, street, housenumber, city, state, country } = properties
  const way = [street, housenumber].filter((part) => part !== undefined).join(' ')
  return isOnEarth(geometry.coordinates)
    ? [toPlace(`osm-${osm_type}${osm_id}`, [name, way, city, state, country], geometry.coordinates)]
    : []
}

type Read = Either<Unavailable, FoundPlaces>

const answer = (places: readonly PlaceDetails[], credits: readonly Credit[]): Read =>
  right({ places: places.filter(({ name }) => name !== '').slice(0, MOST_PLACES), credits })

const readPhoton = ({ body }: Answer): Read => {
  const read = decodeWith(PhotonAnswer, body)
  return E.isLeft(read)
    ? notUnderstood('photon')
    : answer(read.right.features.flatMap(fromPhoton), [OSM_CREDIT])
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

const NominatimAnswer = t.readonlyArray(
  t.type({
    osm_id: t.number,
    osm_type: t.string,
    lat: t.string,
    lon: t.string,
    name: t.union([t.string, t.undefined]),
    display_name: t.string,
  }),
)

type NominatimPlace = t.TypeOf<typeof NominatimAnswer>[number]

const fromNominatim = (place: NominatimPlace): readonly PlaceDetails[] => {
  const position = [Number(place.lon), Number(place.lat)] as const
  if (!isOnEarth(position) || position.some(Number.isNaN)) return []
  const parts = place.display_name.split(', ')
  const id = `osm-${(place.osm_type[0] ?? '').toUpperCase()}${place.osm_id}`
  return [toPlace(id, [place.name, ...parts], position)]
}

const readNominatim = ({ body }: Answer): Read => {
  const read = decodeWith(NominatimAnswer, body)
  return E.isLeft(read)
    ? notUnderstood('nominatim')
    : answer(read.right.flatMap(fromNominatim), [OSM_CREDIT])
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
