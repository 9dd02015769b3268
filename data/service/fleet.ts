// Where the sign-in of business fleets comes back to: the visitor is sent on, to pages of the product and nowhere else.
import type { Hono } from 'hono'
import { resolveFleetRedirect, setSessionEndpoint } from '@evkit/engine/internal/blocks'
import { resolveSite } from '@evkit/engine/site'
import { refuse } from './reply.js'

const SEE_OTHER = 303

/** Adds the call the sign-in of fleets comes back to. */
export const mountFleet = (
  app: Hono,
  sites: readonly string[],
  ownDomains: readonly string[],
): void => {
  app.get(setSessionEndpoint.path.replace('{market}', ':market'), (context) => {
    const market = resolveSite(context.req.param('market') ?? '')
    if (!sites.includes(market)) return refuse(context, { status: 404, title: 'No such market' })
    context.header('Cache-Control', 'no-store')
    const redirectUrl = context.req.query('redirectUrl') ?? ''
    return context.redirect(resolveFleetRedirect({ redirectUrl, market, ownDomains }), SEE_OTHER)
  })
}
