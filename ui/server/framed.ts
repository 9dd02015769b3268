// What pages of others frame tools and forms with, and where a framed page is when nobody frames it.
import { nameRoute, sendBytes, toPacked, encodingOf, type Packed } from '@evkit/data/service'
import { HOST_PARAMETER, readFramedPath } from '@evkit/engine/internal/site'
import type { Context, Hono } from 'hono'
import { findAddress, type AddressBook } from '../src/shell/find-address.js'
import { writeFormStart } from '../src/shell/forms/form-sites.js'
import type { Asset } from './assets.js'
import { LOADER_PATH } from './guests.js'
import type { JobParts } from './jobs.js'

/** The file of the build the loader is made of. */
const BUILT = '/frame-loader.js'
const TYPE = 'text/javascript; charset=utf-8'
const CACHE = 'public, max-age=3600'
const REFUSED = 'FrameRefused'

/** What the loader is made of. */
interface LoaderParts extends Pick<JobParts, 'store'> {
  readonly findAsset: (path: string) => Asset | undefined
}

// In a function of its own nothing of it is seen by the scripts of the page around.
const writeLoader = (code: string, refused: string): string =>
  `(evkitRefused=>{"use strict";${code}\n})(${JSON.stringify(refused)})`

/** Answers the script that puts frames in the place of links, with what it says in the language of each market. */
export const mountLoaders = (app: Hono, { store, findAsset }: LoaderParts): void => {
  const built = findAsset(BUILT)
  if (built === undefined) return
  for (const { entry, dictionary } of store.forms.markets) {
    let made: Promise<Packed> | undefined
    const make = async (): Promise<Packed> => {
      const code = (await built.packed.encoded('plain')).toString()
      return toPacked(Buffer.from(writeLoader(code, dictionary.get(REFUSED) ?? '')))
    }
    app.get(`/${entry.market}${LOADER_PATH}`, async (context) => {
      nameRoute(context, 'file')
      const packed = await (made ??= make())
      const encoding = encodingOf(context.req.header('Accept-Encoding'), packed.size)
      const sending = { tag: packed.tag, type: TYPE, cache: CACHE, encoding }
      return sendBytes(context, sending, async () => packed.encoded(encoding))
    })
  }
}

/** Finds the whole page that a framed one is of, where a browser opens it in a window of its own. */
export const findWhole = (context: Context, book: AddressBook): string | undefined => {
  if (context.req.header('Sec-Fetch-Dest') !== 'document') return undefined
  const { pathname, searchParams } = new URL(context.req.url)
  if (readFramedPath(pathname) === undefined) return undefined
  const found = findAddress(pathname, book)
  searchParams.delete(HOST_PARAMETER)
  const search = searchParams.size === 0 ? '' : `?${searchParams.toString()}`
  if (found.kind === 'shown') return found.own + search
  return found.kind === 'framed-form'
    ? writeFormStart(found.market.market, found.address.app) + search
    : undefined
}
