import { toUndefined, type Issue } from '@evkit/engine/shared'
import {
  findPage,
  PAGE_NAMES,
  resolveSiteSlug,
  splitPath,
  writePagePath,
  type PageName,
} from '@evkit/engine/site'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { listPlainFields } from '@evkit/engine/charging/view'
import { ChargingTool, PlainForm, toFirstState, viewMaker } from '../charging/index.js'
import { toToolProps, type ChargingPageData } from './charging-page.js'
import { decodeCharging, readCredits, readFrame, readTool, type LoadContent } from './documents.js'
import { Footer, Header, mainClass, type FrameProps } from './frame.js'
import { createTranslate } from './messages.js'
import { CreditsPage } from './pages/credits-page.js'
import { HomePage } from './pages/home-page.js'
import { HubPage } from './pages/hub-page.js'
import { MissingPage } from './pages/missing-page.js'
import { silentPorts } from './ports/silent-ports.js'

/** What is asked for. */
export interface RenderRequest {
  /** Path of the address. */
  readonly path: string
  /** Query of the address, with `?` or empty. */
  readonly search: string
  readonly load: LoadContent
  /** The charging data set. */
  readonly charging: unknown
  /** The site whose frame is shown where the address names none that exists. */
  readonly fallbackSite: string
}

/** A page, ready to be put into a document. */
export interface RenderedPage {
  readonly kind: 'page'
  readonly status: 200 | 404
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  /** Which script the page runs. */
  readonly script: 'charging' | 'frame'
  readonly header: string
  readonly main: string
  readonly mainClass: string
  readonly footer: string
  /** What the script reads; absent when it needs nothing. */
  readonly data: unknown
  /** The picture seen first, so that it can be fetched early. */
  readonly picture: string | undefined
  /** Path of the page without its state. */
  readonly canonical: string
  readonly alternates: readonly { readonly locale: string; readonly path: string }[]
}

/** The way to where the page really is. */
export interface Redirection {
  readonly kind: 'redirection'
  readonly path: string
}

/** Content that cannot be read: the page of a broken data set. */
export interface BrokenPage {
  readonly kind: 'broken'
  readonly issues: readonly Issue[]
}

const CHARGING_PAGES: readonly (PageName | undefined)[] = [
  'charging',
  'charging-home',
  'charging-public',
]

interface Parts {
  readonly title: string
  readonly description: string
  readonly main: string
  readonly script: 'charging' | 'frame'
  readonly data: unknown
  readonly picture: string | undefined
}

const plain = (
  texts: { readonly title: string; readonly description: string },
  page: ReactNode,
): Parts => ({
  ...texts,
  main: renderToStaticMarkup(page),
  script: 'frame',
  data: undefined,
  picture: undefined,
})

const renderCharging = (
  request: RenderRequest,
  { frame, path }: FrameProps,
): Parts | readonly Issue[] => {
  const content = readTool(request.load, frame.site)
  if (content._tag === 'Left') return content.left
  const charging = decodeCharging(request.charging)
  if (charging._tag === 'Left') return charging.left
  const data: ChargingPageData = {
    ...content.right,
    data: charging.right,
    locale: frame.locale,
    direction: frame.direction,
    maker: frame.maker,
    path,
    search: request.search,
    creditsHref: writePagePath(frame.site, 'data-credits', frame.chargingSegments),
  }
  const props = toToolProps(data, silentPorts(request.search))
  const state = toFirstState(props)
  const view = viewMaker(props)(state)
  const fields = listPlainFields(state.selection, view.controls)
  const plainForm = <PlainForm fields={fields} updateLabel={view.labels.update} />
  const tool = <ChargingTool {...props} firstView={view} plainForm={plainForm} />
  return {
    title: `${view.title} – ${frame.maker}`,
    description: `${view.heading}. ${view.description}`,
    main: `<div id="charging-tool">${renderToString(tool)}</div>`,
    script: 'charging',
    data: { ...data, firstView: view },
    picture: view.picture?.src,
  }
}

const renderMain = (request: RenderRequest, props: FrameProps): Parts | readonly Issue[] => {
  const { translate, frame, page } = props
  const { maker, site } = frame
  if (CHARGING_PAGES.includes(page)) return renderCharging(request, props)
  if (page === 'home') {
    const texts = { title: translate('home.title', { maker }), description: translate('home.text') }
    return plain(texts, <HomePage {...props} />)
  }
  if (page === 'electrification') {
    const texts = { title: translate('hub.title', { maker }), description: translate('hub.text') }
    return plain(texts, <HubPage {...props} />)
  }
  const credits = page === 'data-credits' ? readCredits(request.load, site) : undefined
  if (credits !== undefined) {
    const description = translate('credits.sources.text')
    return plain(
      { title: translate('credits.title', { maker }), description },
      <CreditsPage {...props} credits={credits} />,
    )
  }
  const texts = {
    title: translate('missing.title', { maker }),
    description: translate('missing.text'),
  }
  return plain(texts, <MissingPage {...props} />)
}

const SHOWN: readonly (PageName | undefined)[] = [
  ...CHARGING_PAGES,
  'home',
  'electrification',
  'data-credits',
]

const canonicalPath = ({ frame, path, page }: FrameProps): string =>
  page === undefined ? path : writePagePath(frame.site, page, frame.chargingSegments)

// `/`, `/master/…`, `/SE/…` and a missing slash at the end lead to the one address of the page.
const findRedirection = (path: string): string | undefined => {
  const [, ...rest] = splitPath(path)
  const wanted = `/${[resolveSiteSlug(path), ...rest].join('/')}/`
  return wanted === path ? undefined : wanted
}

/** Renders the page an address names, with the state the address holds. */
export const renderPage = (request: RenderRequest): RenderedPage | Redirection | BrokenPage => {
  const redirection = findRedirection(request.path)
  if (redirection !== undefined) return { kind: 'redirection', path: redirection }
  const own = readFrame(request.load, resolveSiteSlug(request.path))
  const frame = own ?? readFrame(request.load, request.fallbackSite)
  if (frame === undefined) {
    return { kind: 'broken', issues: [{ path: 'frame', expected: 'content', actual: 'none' }] }
  }
  const found =
    own === undefined ? undefined : toUndefined(findPage(request.path, frame.chargingSegments))
  const page = PAGE_NAMES.find((name) => name === found?.page && SHOWN.includes(name))
  const translate = createTranslate(frame.messages, frame.locale)
  const props: FrameProps = {
    frame,
    translate,
    path: own === undefined ? `/${frame.site}/` : request.path,
    page,
  }
  const parts = renderMain(request, props)
  if (!('main' in parts)) return { kind: 'broken', issues: parts }
  return {
    kind: 'page',
    status: page === undefined ? 404 : 200,
    locale: frame.locale,
    direction: frame.direction,
    header: renderToStaticMarkup(<Header {...props} />),
    footer: renderToStaticMarkup(<Footer {...props} />),
    mainClass,
    canonical: canonicalPath(props),
    alternates:
      page === undefined
        ? []
        : frame.sites.map(({ site, locale }) => ({
            locale,
            path: writePagePath(site, page, frame.chargingSegments),
          })),
    ...parts,
  }
}
