// Where a ZIP code is, and which one a position is in.
import { option as O } from 'fp-ts'
import type { Context, Hono } from 'hono'
import type { UserPlace } from '@evkit/engine/site'
import { readZipCode, usPlaceEndpoint } from '@evkit/engine/internal/site'
import type { Option } from '@evkit/engine/shared'
import type { ZipCode } from '../places/index.js'
import { refuse, reply, toDocument } from './reply.js'
import type { ZipStore } from './zip-store.js'

const COUNTRY = 'US'
const DAY = 86_400
const KEPT = `public, max-age=${DAY}`
// [°] Farther from 0 is no position.
const [MOST_NORTH, MOST_EAST] = [90, 180]

const toPlace = ({ zip, city, state, lat, lng }: ZipCode): UserPlace => ({
  latitude: lat,
  longitude: lng,
  zipCode: zip,
  city,
  regionCode: state,
  country: COUNTRY,
})

const answer = async (
  context: Context,
  found: Option<ZipCode>,
  cache: string,
): Promise<Response> =>
  O.isSome(found)
    ? reply(context, toDocument(toPlace(found.value)), cache)
    : refuse(context, { status: 404, title: 'No such place' })

const readDegrees = (text: string | undefined, most: number): number | undefined => {
  const degrees = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(degrees) <= most ? degrees : undefined
}

const answerZip = async (context: Context, zips: ZipStore, text: string): Promise<Response> => {
  const zip = readZipCode(text)
  return O.isNone(zip)
    ? refuse(context, { status: 400, title: 'Expected a ZIP code' })
    : answer(context, zips.index().find(zip.value), KEPT)
}

/** Adds the call for places in the United States to a service. */
export const mountPlaces = (app: Hono, zips: ZipStore): void => {
  app.get(usPlaceEndpoint.path, async (context) => {
    const text = context.req.query('zipCode')
    if (text !== undefined) return answerZip(context, zips, text)
    const lat = readDegrees(context.req.query('latitude'), MOST_NORTH)
    const lng = readDegrees(context.req.query('longitude'), MOST_EAST)
    return lat === undefined || lng === undefined
      ? refuse(context, { status: 400, title: 'Expected a ZIP code, or latitude and longitude' })
      : answer(context, zips.index().findNear({ lat, lng }), 'no-store')
  })
}
