// What draws each block, all at once: where pages are made.
import * as banner from './drawn/banner.js'
import * as callouts from './drawn/callouts.js'
import * as carPrice from './drawn/car-price.js'
import * as colours from './drawn/colours.js'
import * as faq from './drawn/faq.js'
import * as features from './drawn/features.js'
import * as filterCarousel from './drawn/filter-carousel.js'
import { draw as drawFleetLinks } from './drawn/fleet-links.js'
import * as gallery from './drawn/gallery.js'
import * as galleryGrid from './drawn/gallery-grid.js'
import * as infoMessage from './drawn/info-message.js'
import * as mediaHighlights from './drawn/media-highlights.js'
import * as offers from './drawn/offers.js'
import * as productCarousel from './drawn/product-carousel.js'
import * as promotion from './drawn/promotion.js'
import * as readMore from './drawn/read-more.js'
import * as spotlight from './drawn/spotlight.js'
import * as subNavigation from './drawn/sub-navigation.js'
import { draw as drawUsCarPrice } from './drawn/us-car-price.js'
import * as video from './drawn/video.js'
import { isUsSite, type BlockType } from '@evkit/engine/blocks'
import { CarePackage } from '../../blocks/care/index.js'
import { Compare } from '../../blocks/compare/index.js'
import { Intro } from '../../blocks/intro/index.js'
import { ProductList } from '../../blocks/product/index.js'
import { KeyFigures } from '../../blocks/key-figures/index.js'
import { Hero } from '../../blocks/hero/index.js'
import { FactTable } from '../../blocks/fact-table/index.js'
import { Statement } from '../../blocks/statement/index.js'
import type { Draw } from './drawn-block.types.js'

/** What draws each block. */
export const DRAWN: { readonly [Type in BlockType]: { readonly draw: Draw<Type> } } = {
  banner,
  callouts,
  care: { draw: ({ id, content }) => <CarePackage id={id} content={content} /> },
  colours,
  'compare-models': { draw: ({ content, site }) => <Compare content={content} site={site} /> },
  faq,
  features,
  'filter-carousel': filterCarousel,
  'fleet-links': { draw: drawFleetLinks },
  gallery,
  'gallery-grid': galleryGrid,
  'info-message': infoMessage,
  'intro-header': { draw: ({ content }) => <Intro content={content} /> },
  offers,
  'product-carousel': productCarousel,
  'product-list': {
    draw: ({ content, isFirst }, say) => (
      <ProductList
        content={content}
        words={{ availableOnline: say('product-list.online') }}
        {...(isFirst === true ? { isFirst } : {})}
      />
    ),
  },
  'read-more': readMore,
  'sub-navigation': subNavigation,
  'key-figures': { draw: ({ id, content }) => <KeyFigures id={id} content={content} /> },
  hero: { draw: ({ content, isFirst }) => <Hero content={content} isFirst={isFirst} /> },
  'car-price': {
    draw: (block, say) => (isUsSite(block.site) ? drawUsCarPrice : carPrice.draw)(block, say),
  },
  'media-highlights': mediaHighlights,
  promotion,
  spotlight,
  video,
  'fact-table': { draw: ({ id, content }) => <FactTable id={id} content={content} /> },
  'text-statement': { draw: ({ content }) => <Statement content={content} /> },
}
