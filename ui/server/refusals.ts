// What is said in place of a page: in the frame of the site to whoever reads pages, as a problem document to other programs.
import { refuse, type Say } from '@evkit/data/service'
import { resolveSiteSlug } from '@evkit/engine/site'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { isRefusal, type RefusalStatus, type renderRefusal } from '../src/shell/render-refusal.js'
import { writeDocument } from './document.js'
import { toRenderForms, type JobParts } from './jobs.js'

/** What refusals are made from. */
export interface RefusalParts extends Omit<JobParts, 'render'> {
  /** Renders what is shown in place of a page; a problem document, or one sentence, without it. */
  readonly renderRefusal?: typeof renderRefusal
}

/** What is said in place of a page. */
export interface Refusals {
  readonly say: Say
  /** Says that something went wrong, and no more. */
  readonly sendFault: (context: Context) => Response
}

const FAULT = 'Something went wrong. Please try again.'

const isForPeople = ({ req }: Context): boolean =>
  parseAccept(req.header('Accept') ?? '').some(({ type, q }) => type === 'text/html' && q > 0)

/** Makes what says why there is no page. A page of it is written once for each site: whoever is refused costs no work. */
export const createRefusals = (options: RefusalParts): Refusals => {
  const { store, renderRefusal: render, listAssets } = options
  const forms = toRenderForms(options)
  const fallbackSite = store.sites[0] ?? ''
  const written = new Map<string, string>()
  const write = (status: RefusalStatus, site: string): string | undefined => {
    const page = render?.(status, {
      path: `/${site}/`,
      load: (slug, client) => store.findContent(slug, client, 'published'),
      brand: store.brand,
      forms,
      fallbackSite,
    })
    return page === undefined ? undefined : writeDocument(page, listAssets(page.script), options)
  }
  const find = (status: RefusalStatus, path: string): string | undefined => {
    const asked = resolveSiteSlug(path)
    const site = store.sites.includes(asked) ? asked : fallbackSite
    const name = `${status} ${site}`
    try {
      const html = written.get(name) ?? write(status, site)
      if (html !== undefined) written.set(name, html)
      return html
    } catch {
      return undefined // what could not be said in a page is said without one
    }
  }
  const send = (context: Context, status: RefusalStatus, html: string): Response => {
    context.header('Cache-Control', 'no-store')
    context.header('Vary', 'Accept', { append: true })
    return context.html(html, status)
  }
  const say: Say = (context, problem) => {
    const html =
      isRefusal(problem.status) && isForPeople(context)
        ? find(problem.status, context.req.path)
        : undefined
    return html === undefined || !isRefusal(problem.status)
      ? refuse(context, problem)
      : send(context, problem.status, html)
  }
  const sendFault = (context: Context): Response => {
    const html = find(500, context.req.path)
    if (html !== undefined) return send(context, 500, html)
    context.header('Cache-Control', 'no-store')
    return context.text(FAULT, 500)
  }
  return { say, sendFault }
}
