import { either as E } from 'fp-ts'
import { configuratorView, writeVersionSlug } from '@evkit/engine/internal/car'
import { parseQuery, writeQuery } from '@evkit/engine/shared'
import type { FrameContent, PageName } from '@evkit/engine/site'
import { writePagePath } from '@evkit/engine/internal/site'
import { findCarChoice, isCarGone } from '../car-choice.js'
import { readConfigurator } from '../documents.js'
import type { FrameProps } from '../frame.js'
import { plain } from '../pages/render-home.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { ConfigurePage } from './configure-page.js'

type SiteCar = NonNullable<FrameContent['cars']>[number]

// Where a configured car goes, the first as the button.
const listWaysOf =
  ({ frame, menu }: FrameProps) =>
  ({ car, version }: { readonly car: SiteCar; readonly version: string }) => {
    const pathOf = (page: PageName): string =>
      writePagePath(frame.site, page, frame.chargingSegments)
    const compared = writeQuery([['car1', writeVersionSlug({ slug: car.slug, version })]], [], [])
    return [
      ...(menu.quote === undefined ? [] : [{ id: 'quote', href: menu.quote.href }]),
      { id: 'page', href: `${pathOf('cars')}${car.slug}/` },
      { id: 'range', href: pathOf('range') },
      { id: 'compare', href: `${pathOf('compare-cars')}?${compared}` },
    ]
  }

/** Renders the configurator for the car an address has chosen; none for a site without a line-up. */
export const renderConfigure = (
  request: RenderRequest,
  props: FrameProps,
): PageParts | undefined => {
  const { frame, translate } = props
  const { cars: lineUp = [] } = frame
  const content = readConfigurator(request.load, frame.site)
  if (lineUp.length === 0 || E.isLeft(content)) return undefined
  const query = parseQuery(request.search)
  const found = findCarChoice(props, query)
  const view = configuratorView({
    content: content.right,
    lineUp,
    found,
    path: request.path,
    listWays: listWaysOf(props),
  })
  const { configured } = view
  const texts = {
    title:
      configured === undefined
        ? translate('configure.title', { maker: frame.maker })
        : translate('configure.title.car', { car: configured.car.name, maker: frame.maker }),
    description: translate('configure.text'),
  }
  const paint = configured?.paint.key
  const repaint = (address: string): string =>
    paint === undefined ? address : request.repaint(address, paint)
  const page = (
    <ConfigurePage
      view={view}
      isGone={isCarGone(props, query)}
      repaint={repaint}
      origin={request.forms.origin}
      translate={translate}
    />
  )
  return { ...plain(texts, page), script: 'configure' }
}
