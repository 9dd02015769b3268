// The calls about retailers. Where a visitor is, is personal: answers about a place are kept by nobody.
import { option as O } from 'fp-ts'
import { measureDistance } from '@evkit/engine/geo'
import { RETAILER_PAGE, type GeoPoint } from '@evkit/engine/internal/forms'
import { none, some, toUndefined, type Option } from '@evkit/engine/shared'
import type { RetailerDocument, FormsMarket } from '../../content/forms-assemble.js'
import type { PlaceIndex } from '../../places/index.js'
import { toDocument } from '../reply.js'
import { refuse, sendDocument, sendPrivate } from './answers.js'
import type { Asked, Calls } from './calls.js'
import { findAddress, findZip } from './gazetteer.js'

const METRES = 1000
const HUNDREDTHS = 100
const LARGEST_PAGE = 50
const FARTHEST = 10_000
const LAST_LATITUDE = 90
const LAST_LONGITUDE = 180

const measure = (from: GeoPoint, to: GeoPoint): number => {
  const metres = measureDistance(
    { lat: from.latitude, lng: from.longitude },
    { lat: to.latitude, lng: to.longitude },
  )
  return Math.round((metres / METRES) * HUNDREDTHS) / HUNDREDTHS
}

/** Retailers by their distance from a position, nearest first. */
const listByDistance = (
  { retailers }: Pick<FormsMarket, 'retailers'>,
  from: GeoPoint,
): readonly (Omit<RetailerDocument, 'distanceToAddress'> & {
  readonly distanceToAddress: number
})[] =>
  retailers
    .map((retailer) => ({ retailer, distance: measure(from, retailer.geoCode) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ retailer, distance }) => ({ ...retailer, distanceToAddress: distance }))

/** Retailers by their distance from a place in words, nearest first; none where nobody knows the place. */
export const listNear = (
  market: FormsMarket,
  places: PlaceIndex,
  text: string,
): ReturnType<typeof listByDistance> | undefined => {
  const from = toUndefined(findAddress(market, places, text))
  return from === undefined ? undefined : listByDistance(market, from)
}

const readWhole = (text: string, fallback: number, most: number): Option<number> => {
  if (text === '') return some(fallback)
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? some(Number(text)) : none
}

interface Page {
  readonly limit: number
  readonly offset: number
}

const readPage = ({ query }: Asked): Option<Page> => {
  const limit = readWhole(query('limit'), RETAILER_PAGE, LARGEST_PAGE)
  const offset = readWhole(query('offset'), 0, FARTHEST)
  return O.isSome(limit) && O.isSome(offset)
    ? some({ limit: limit.value, offset: offset.value })
    : none
}

const readDegrees = (text: string, most: number): number | undefined =>
  /^-?\d{1,3}(\.\d{1,12})?$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : undefined

const readPoint = ({ query }: Asked): Option<GeoPoint> => {
  const latitude = readDegrees(query('latitude'), LAST_LATITUDE)
  const longitude = readDegrees(query('longitude'), LAST_LONGITUDE)
  return latitude === undefined || longitude === undefined ? none : some({ latitude, longitude })
}

const PAGE_EXPECTED = `limit: 0 to ${LARGEST_PAGE}; offset: 0 to ${FARTHEST}`
const POINT_EXPECTED = `latitude and longitude in degrees`

const addPlaces = (calls: Calls, places: PlaceIndex): void => {
  calls.answerMarket('dealersByAddress', 'lookups', (asked) => {
    const { context, market, query } = asked
    const page = readPage(asked)
    if (O.isNone(page)) return refuse(context, 'INVALID_QUESTION', { detail: PAGE_EXPECTED })
    const { limit, offset } = page.value
    const all = listNear(market, places, query('address')) ?? []
    return sendPrivate(context, all.slice(offset, offset + limit))
  })
  calls.answerMarket('dealersByZipCode', 'lookups', ({ context, market, query }) => {
    const code = toUndefined(findZip(market, query('zipCode')))
    return sendPrivate(
      context,
      code === undefined
        ? (listNear(market, places, query('zipCode')) ?? [])
        : listByDistance(market, code),
    )
  })
  calls.answerMarket('dealersByCoordinates', 'lookups', (asked) => {
    const { context, market } = asked
    const point = readPoint(asked)
    const page = readPage(asked)
    if (O.isNone(point) || O.isNone(page)) {
      const detail = O.isNone(point) ? POINT_EXPECTED : PAGE_EXPECTED
      return refuse(context, 'INVALID_QUESTION', { detail })
    }
    const { limit, offset } = page.value
    return sendPrivate(context, listByDistance(market, point.value).slice(offset, offset + limit))
  })
}

/** Adds the calls about retailers. */
export const addRetailers = (calls: Calls, places: PlaceIndex): void => {
  calls.answerMarket('dealersAll', 'lookups', ({ context, market }) =>
    sendDocument(context, toDocument(market.retailers)),
  )
  addPlaces(calls, places)
  // Behind the others: their names are no retailers.
  calls.answerMarket('dealerById', 'lookups', ({ context, market, part }) => {
    const retailer = market.retailers.find(({ dealerId }) => dealerId === part('code'))
    return retailer === undefined
      ? refuse(context, 'NOT_FOUND')
      : sendDocument(context, toDocument(retailer))
  })
}
