// The drawn ground of any look: what a map shows until it is live, and where it cannot be.
import { either as E } from 'fp-ts'
import {
  encodingFor,
  findLanguage,
  nameRoute,
  sendBusy,
  sendBytes,
  type Admission,
} from '@evkit/data/service'
import { right } from '@evkit/engine/shared'
import type { Hono } from 'hono'
import { GROUND_PATH, readGroundLook, writeGroundAddress } from '../src/map/index.js'
import type { Jobs } from './jobs.js'
import { createPages } from './pages.js'

const HOUR = 3600
// [B]
const MOST_BYTES = 16 * 1024 * 1024
// [B] Larger than what is too small to be packed: a ground never is.
const ANY_GROUND = 10_000
const KEPT = { type: 'text/html; charset=utf-8', cache: `public, max-age=${HOUR}` }

/**
 * Adds the call for a drawn ground. The same look has the same ground: it is drawn once for all who ask, in turn, and
 * browsers keep it for an hour.
 */
export const mountGround = (
  app: Hono,
  { ground }: Pick<Jobs, 'ground'>,
  { inTurn }: Pick<Admission, 'inTurn'>,
): void => {
  const drawn = createPages<never>(MOST_BYTES)
  app.get(GROUND_PATH, async (context) => {
    nameRoute(context, 'ground')
    const query = new URL(context.req.url).searchParams
    const look = readGroundLook(query)
    const language = findLanguage(query.get('lang') ?? '')
    if (look === undefined) return context.text('No such place on a map', 400)
    const encoding = encodingFor(context, ANY_GROUND)
    const address = `${language} ${writeGroundAddress(look)}`
    const known = drawn.find(address, encoding)
    const done =
      known === undefined
        ? await inTurn('pictures', context, async () =>
            drawn.make(address, encoding, async () => ground({ look, language })),
          )
        : right(await known)
    if (E.isLeft(done)) return sendBusy(context)
    const { tag, bytes } = done.right
    return sendBytes(context, { tag, encoding, ...KEPT }, () => bytes)
  })
}
