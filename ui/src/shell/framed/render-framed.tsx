// Pages of tools and forms as pages of others frame them: the same page without what leads through the site.
import { APPS, type FormAddress } from '@evkit/engine/forms'
import { parseQuery } from '@evkit/engine/shared'
import type { ConsentTexts, FrameContent } from '@evkit/engine/site'
import { resolveHost, wordConsent, type ShownPage } from '@evkit/engine/internal/site'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ConsentQuestion } from '../consent/consent.js'
import { readFrame } from '../documents.js'
import { toEmbeddedData } from '../embedded/embedded-data.js'
import { toHostSide } from '../embedded/embedded-page.js'
import { purposeOf } from '../forms/form-page.js'
import { writeFormStart } from '../forms/form-sites.js'
import { createTranslate } from '../messages.js'
import { PAGE_RECORDS } from '../page-records.js'
import { silentFormsPorts } from '../ports/forms/forms-ports.js'
import type { RenderedPage, RenderMarket, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { FramedForm, type FramedFormData } from './framed-form.js'

// A way to another page, where it says nothing itself of where that opens; not to a part of this one.
const WAY_OUT = /<a (?=[^>]*\bhref="(?![#?]))(?![^>]*\btarget=)/g

const leadOut = (html: string): string =>
  html.replaceAll(WAY_OUT, '<a target="_blank" rel="noopener" ')

// It lies ready for who wants something that needs it.
const holdQuestion = (texts: ConsentTexts): string =>
  renderToStaticMarkup(<ConsentQuestion texts={texts} />)

const hostOf = ({ search, forms }: Pick<RenderRequest, 'search' | 'forms'>): string =>
  resolveHost(parseQuery(search), forms.guests)

/** Makes of the page of a tool the one that is framed. */
export const toFramedPage = (
  request: RenderRequest,
  { frame, shown }: { readonly frame: FrameContent; readonly shown: ShownPage },
  { manifest: _, card: __, ...page }: RenderedPage,
): RenderedPage => ({
  ...page,
  header: '',
  main: leadOut(page.main),
  footer: holdQuestion(wordConsent(createTranslate(frame.messages, frame.locale))),
  alternates: [],
  structured: [],
  isUnlisted: true,
  framed: { host: hostOf(request), figures: PAGE_RECORDS[shown.page].figures },
})

const toData = (
  request: RenderRequest,
  { address: { app }, market }: Framed,
  maker: string,
): FramedFormData => ({
  ...toEmbeddedData(request, market, maker),
  formType: APPS[app].formType,
  // Where there is nothing to choose from, nobody is asked.
  ...(app === 'quote' && !market.purposes.includes('CBV_CALLBACK')
    ? { purpose: 'OFFER_REQUEST' }
    : {}),
  heading: market.dictionary.get(`FormHeading.${purposeOf(app)}`) ?? '',
  href: writeFormStart(market.market, app),
})

/** A form that is framed, and its market. */
interface Framed {
  readonly address: FormAddress
  readonly market: RenderMarket
}

/** Renders a form alone. */
export const renderFramedForm = (
  request: RenderRequest,
  framed: Framed,
): RenderedPage | undefined => {
  const { market } = framed
  const maker = readFrame(request.load, request.fallbackSite)?.maker
  if (maker === undefined) return undefined
  const data = toData(request, framed, maker)
  const side = toHostSide(data, { portsOf: () => silentFormsPorts })
  return {
    kind: 'page',
    status: 200,
    title: `${data.heading} – ${maker}`,
    description: data.heading,
    locale: market.locale,
    direction: market.direction,
    header: '',
    main: `<div id="${TOOL_ROOT}">${leadOut(renderToString(<FramedForm data={data} side={side} />))}</div>`,
    mainClass: 'framed',
    footer: holdQuestion(wordConsent(createTranslate(market.consent, market.locale))),
    script: 'framed-form',
    data,
    picture: undefined,
    isUnlisted: true,
    framed: { host: hostOf(request), figures: [] },
    canonical: data.href,
    alternates: [],
  }
}
