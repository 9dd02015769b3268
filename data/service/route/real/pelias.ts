// Places of Pelias, for texts that were submitted.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import type { PlaceDetails } from '@evkit/engine/route'
import type { Credit } from '@evkit/engine/internal/route'
import { decodeWith } from '@evkit/engine/shared'
import { MOST_PLACES } from '../embedded.js'
import type { PlaceService } from '../ports.js'
import { notUnderstood, type Answer, type Ask } from './ask.js'
import { answerPlaces, headersOf, isOnEarth, toPlace, type Identity, type Read } from './places.js'
import { readRows } from './rows.js'

const Found = t.type({ features: t.readonlyArray(t.unknown) })

const Feature = t.type({
  geometry: t.type({ coordinates: t.tuple([t.number, t.number]) }),
  properties: t.type({ gid: t.string, name: t.string, label: t.string }),
})

// It is built of these, whichever an instance has loaded.
const CREDIT: Credit = {
  text: '© OpenStreetMap contributors, OpenAddresses, Who’s On First, GeoNames',
  url: 'https://www.openstreetmap.org/copyright',
  licence: 'ODbL 1.0, CC BY 4.0',
  asOf: '',
}

const toDetails = ({ geometry, properties }: t.TypeOf<typeof Feature>): readonly PlaceDetails[] => {
  const { gid, name, label } = properties
  const at = geometry.coordinates
  return isOnEarth(at) ? [toPlace(gid, [name, ...label.split(', ')], at)] : []
}

const readAnswer = ({ body }: Answer): Read => {
  const read = decodeWith(Found, body)
  const places = E.isLeft(read) ? undefined : readRows(Feature, read.right.features)
  return places === undefined
    ? notUnderstood('pelias')
    : answerPlaces(places.flatMap(toDetails), [CREDIT])
}

/** Finds places with a Pelias at an address; with a key where it asks for one. */
export const createPelias =
  (ask: Ask, base: string, identity: Identity): PlaceService =>
  async (text, signal, language = 'en') => {
    const { key } = identity
    const query = `size=${MOST_PLACES}&lang=${language}${key === '' ? '' : `&api_key=${encodeURIComponent(key)}`}`
    const url = `${base}/v1/search?text=${encodeURIComponent(text)}&${query}`
    const found = await ask({ name: 'pelias', url, signal, headers: headersOf(identity) })
    return E.isLeft(found) ? found : readAnswer(found.right)
  }
