// Where a pre-order of the site itself lands: the visitor is sent on to the form for a quote, which stores what they write.
import { either as E } from 'fp-ts'
import type { Hono } from 'hono'
import { findPreOrderPage, preOrderEndpoint } from '@evkit/engine/internal/blocks'
import { findParameter, parseQuery, toUndefined } from '@evkit/engine/shared'
import { resolveSite } from '@evkit/engine/site'
import { readBody, refuse } from './reply.js'

const SEE_OTHER = 303
const FORM = /^application\/x-www-form-urlencoded(?:$|\s*;)/i
/** [B] A pre-order names a car and nothing else. */
const BODY_LIMIT = 2048

/** Adds the call pre-orders are posted to. */
export const mountPreOrder = (app: Hono, sites: readonly string[]): void => {
  app.post(preOrderEndpoint.path.replace('{site}', ':site'), async (context) => {
    const site = resolveSite(context.req.param('site') ?? '')
    if (!sites.includes(site)) return refuse(context, { status: 404, title: 'No such site' })
    if (!FORM.test(context.req.header('Content-Type') ?? ''))
      return refuse(context, { status: 415, title: 'Not what a form of a page posts' })
    const body = await readBody(context, BODY_LIMIT)
    if (E.isLeft(body)) return refuse(context, { status: 413, title: 'The body is too large' })
    const fields = parseQuery(body.right)
    const page = findPreOrderPage(site, (name) => toUndefined(findParameter(fields, name)) ?? '')
    context.header('Cache-Control', 'no-store')
    return context.redirect(page, SEE_OTHER)
  })
}
