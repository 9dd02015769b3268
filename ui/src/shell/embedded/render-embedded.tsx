import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { readFrame } from '../documents.js'
import { writeHostPath } from '../forms/form-sites.js'
import { silentFormsPorts } from '../ports/forms/forms-ports.js'
import type { RenderedPage, RenderMarket, RenderRequest } from '../render.types.js'
import { TOOL_ROOT } from '../tool-root.js'
import { toEmbeddedData } from './embedded-data.js'
import { toHostSide } from './embedded-page.js'
import { translateMarket } from '../messages.js'
import { EmbeddingCode } from './embedding-code.js'
import { HostPage } from './host-page.js'

const SILENT = {
  portsOf: () => silentFormsPorts,
}

const SILENT_PAGE = {
  loadTexts: () => new Promise<never>(() => undefined),
  intent: {
    readTriggered: () => [],
    saveTriggered: () => undefined,
    isPageTriggersEnabled: () => false,
  },
  log: () => undefined,
}

/** Renders the page of a host with forms in it: somebody else's page, so without our frame. */
export const renderEmbedded = (
  request: RenderRequest,
  market: RenderMarket,
): RenderedPage | undefined => {
  const maker = readFrame(request.load, request.fallbackSite)?.maker
  if (maker === undefined) return undefined
  const data = toEmbeddedData(request, market, maker)
  const side = toHostSide(data, SILENT)
  const page = <HostPage data={data} side={side} {...SILENT_PAGE} />
  return {
    kind: 'page',
    status: 200,
    title: side.translate('EmbeddedTitle'),
    description: side.translate('EmbeddedText'),
    locale: market.locale,
    direction: market.direction,
    header: renderToStaticMarkup(<link rel="stylesheet" href="/host-page.css" />),
    main: `<div id="${TOOL_ROOT}">${renderToString(page)}</div>${renderToStaticMarkup(
      <EmbeddingCode
        market={market.market}
        origin={request.forms.origin}
        translate={translateMarket(market)}
      />,
    )}`,
    mainClass: 'host-page',
    footer: '',
    script: 'embedded',
    data,
    picture: undefined,
    // It is looked at by those who embed forms, not found by those who look for a car.
    isUnlisted: true,
    canonical: writeHostPath(market.market),
    alternates: request.forms.markets.map((one) => ({
      locale: one.locale,
      path: writeHostPath(one.market),
    })),
  }
}
