// Whether a lead is sent by one of our pages: forms of other sites cannot set a content type of JSON, and pages of other
// sites name themselves.
import type { Context } from 'hono'

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/** Reads an origin such as `https://www.example.org`; a slash at its end is none of it. */
export const readOrigin = (text: string): string | undefined => {
  const bare = text.endsWith('/') ? text.slice(0, -1) : text
  if (!URL.canParse(bare)) return undefined
  const url = new URL(bare)
  return isWeb(url) && url.origin === bare ? bare : undefined
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

// Where nobody has said under which name the site is reached, only a name of this machine can be believed: any other a
// request may have made up.
const isLocalHost = (origin: string, { req }: Context): boolean => {
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  return LOCAL.includes(hostname) && host === (req.header('Host') ?? new URL(req.url).host)
}

/** Whether a request says that it comes from a listed origin; without a list, from this machine. */
export const isFromOurPage = (context: Context, origins: readonly string[]): boolean => {
  const origin = context.req.header('Origin')
  if (origin === undefined) return false
  if (origins.includes(origin)) return true
  return context.req.header('Sec-Fetch-Site') !== 'cross-site' && isLocalHost(origin, context)
}
