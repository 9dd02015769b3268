// Whether a lead is sent by one of our pages: forms of other sites cannot set a content type of JSON, and pages of other
// sites name themselves.
import type { Context } from 'hono'

const isSameHost = (origin: string, context: Context): boolean =>
  URL.canParse(origin) &&
  new URL(origin).host === (context.req.header('Host') ?? new URL(context.req.url).host)

/** Whether a request says that it comes from a listed origin, or from the host it is sent to. */
export const isFromOurPage = (context: Context, origins: readonly string[]): boolean => {
  const origin = context.req.header('Origin')
  if (origin === undefined) return false
  if (origins.includes(origin)) return true
  return context.req.header('Sec-Fetch-Site') !== 'cross-site' && isSameHost(origin, context)
}
