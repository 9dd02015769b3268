// The blocks a script can wake, each with a script of its own.
import { isUsSite, type WakingType } from '@evkit/engine/blocks'
import type { Footnote } from '@evkit/engine/content'
import type { ReactNode } from 'react'
import type {
  BlockPlace,
  BlockTexts,
  ControlsBlock,
  Draw,
  DrawnBlock,
  Say,
} from './drawn-block.types.js'

/** A block as the server writes it for its script. */
export type SleepingBlock = Pick<DrawnBlock<WakingType>, 'type' | 'id' | 'content' | 'isFirst'>

/** What the server hands to the script of a page of blocks. */
export interface BlockPageData {
  /** What wakes, by its id; what blocks know of their page is written once. */
  readonly islands: Readonly<Record<string, SleepingBlock | ControlsBlock>>
  readonly place: BlockPlace
  readonly texts: BlockTexts
  readonly footnotes: readonly Footnote[]
}

/** Loads what draws a block that wakes; what a car costs is another block in the United States, where prices go by place. */
export const ISLANDS: {
  readonly [Type in WakingType]: () => Promise<{ readonly draw: Draw<Type> }>
} & { readonly 'us-car-price': () => Promise<{ readonly draw: Draw<'car-price'> }> } = {
  banner: () => import('./drawn/banner.js'),
  callouts: () => import('./drawn/callouts.js'),
  'car-price': () => import('./drawn/car-price.js'),
  colours: () => import('./drawn/colours.js'),
  faq: () => import('./drawn/faq.js'),
  features: () => import('./drawn/features.js'),
  'filter-carousel': () => import('./drawn/filter-carousel.js'),
  gallery: () => import('./drawn/gallery.js'),
  'gallery-grid': () => import('./drawn/gallery-grid.js'),
  'info-message': () => import('./drawn/info-message.js'),
  'media-highlights': () => import('./drawn/media-highlights.js'),
  offers: () => import('./drawn/offers.js'),
  'product-carousel': () => import('./drawn/product-carousel.js'),
  promotion: () => import('./drawn/promotion.js'),
  'read-more': () => import('./drawn/read-more.js'),
  spotlight: () => import('./drawn/spotlight.js'),
  'sub-navigation': () => import('./drawn/sub-navigation.js'),
  'us-car-price': () => import('./drawn/us-car-price.js'),
  video: () => import('./drawn/video.js'),
}

/** Resolves what draws a block that wakes on a site. */
export const islandOn = (type: WakingType, site: string): keyof typeof ISLANDS =>
  type === 'car-price' && isUsSite(site) ? 'us-car-price' : type

/** Loads what draws whatever wakes, as something that only needs to be told what it says. */
export const loadIsland = async (
  block: SleepingBlock | ControlsBlock,
  { place }: Pick<BlockPageData, 'place'>,
): Promise<(say: Say) => ReactNode> => {
  if (block.type === 'page-controls') {
    const { draw } = await import('./page-controls.js')
    return (say) => draw(block, say)
  }
  const { draw } = await ISLANDS[islandOn(block.type, place.site)]()
  const drawAny = draw as Draw<WakingType>
  return (say) => drawAny({ ...block, site: place.site, place } as DrawnBlock<WakingType>, say)
}
