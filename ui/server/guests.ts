// What pages of other origins may do here: nothing, unless whoever runs the server has listed them.
import { option as O } from 'fp-ts'
import { parseFormPath } from '@evkit/engine/forms'
import { FORMS_HEADERS } from '@evkit/engine/internal/forms'
import { findFramedPage, readFramedPath, splitPath } from '@evkit/engine/internal/site'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Origins that may ask, show and frame. */
export type Guests = readonly string[]

const TEN_MINUTES = 600

/** Where what puts frames into pages of others is, behind the segment of a site. */
export const LOADER_PATH = '/frame.js'

/** Answers the calls of listed origins, and what their browsers ask first; whoever is not listed is told nothing. */
export const answerGuests = (guests: Guests): MiddlewareHandler =>
  cors({
    origin: (origin) => (guests.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'If-None-Match', ...Object.values(FORMS_HEADERS)],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id', ...Object.values(FORMS_HEADERS)],
    maxAge: TEN_MINUTES,
  })

const isPicture = (path: string): boolean =>
  path.startsWith('/media/') || /^\/api\/.*\/(?:vehicles\/)?image$/.test(path)

// What is called so and is not there stays the page of a site, which nobody frames.
const isAlone = (path: string): boolean => {
  const framed = readFramedPath(path)
  if (framed === undefined) return false
  const { site, name } = framed
  return findFramedPage(name) !== undefined || O.isSome(parseFormPath(`/${site}/${name}`))
}

const isFramed = (path: string): boolean =>
  O.isSome(parseFormPath(path)) || splitPath(path)[1] === 'embedded' || isAlone(path)

const isLoader = (path: string): boolean => path.endsWith(LOADER_PATH)

/** Whether what pages of other origins may do with a path differs from what others may. */
export const concernsGuests = (path: string): boolean =>
  isPicture(path) || isLoader(path) || isFramed(path)

// By who asks it could not be: such files are kept by caches that everybody is served from.
const openFile = ({ res: { headers } }: Context): void => {
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}

const openFrame = ({ res: { headers } }: Context, guests: Guests): void => {
  const policy = headers.get('Content-Security-Policy') ?? ''
  const framing = `frame-ancestors 'self' ${guests.join(' ')}`
  headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'self'", framing))
  // Its only words are nobody and ourselves; browsers that know the policy pass over it.
  headers.delete('X-Frame-Options')
}

/** Lets pages of other origins show pictures and load what puts frames into them, and listed ones frame tools and forms. */
export const showToGuests =
  (guests: Guests): MiddlewareHandler =>
  async (context, next) => {
    await next()
    const { path } = context.req
    if (isPicture(path) || isLoader(path)) openFile(context)
    if (isFramed(path)) openFrame(context, guests)
  }
