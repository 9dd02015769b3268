// The blocks a script can wake, each with a script of its own.
import { isUsSite, type BlockType } from '@evkit/engine/blocks'
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

/** Types of blocks that do something when somebody touches them. */
export const ISLAND_TYPES = [
  'banner',
  'callouts',
  'car-price',
  'colours',
  'faq',
  'features',
  'filter-carousel',
  'gallery',
  'gallery-grid',
  'info-message',
  'media-highlights',
  'offers',
  'product-carousel',
  'promotion',
  'read-more',
  'spotlight',
  'sub-navigation',
  'video',
] as const satisfies readonly BlockType[]

/** Type of a block that can wake. */
export type IslandType = (typeof ISLAND_TYPES)[number]

/** A block as the server writes it for its script. */
export type SleepingBlock = Pick<DrawnBlock<IslandType>, 'type' | 'id' | 'content' | 'isFirst'>

/** What the server hands to the script of a page of blocks. */
export interface BlockPageData {
  /** What wakes, by its id; what blocks know of their page is written once. */
  readonly islands: Readonly<Record<string, SleepingBlock | ControlsBlock>>
  readonly place: BlockPlace
  readonly texts: BlockTexts
  readonly footnotes: readonly Footnote[]
}

/** Loads what draws a block on a site. */
const ISLANDS: {
  readonly [Type in IslandType]: (site: string) => Promise<{ readonly draw: Draw<Type> }>
} = {
  banner: () => import('./drawn/banner.js'),
  callouts: () => import('./drawn/callouts.js'),
  'car-price': (site) =>
    isUsSite(site) ? import('./drawn/us-car-price.js') : import('./drawn/car-price.js'),
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
  video: () => import('./drawn/video.js'),
}

/** Loads what draws whatever wakes, as something that only needs to be told what it says. */
export const loadIsland = async (
  block: SleepingBlock | ControlsBlock,
  { place }: Pick<BlockPageData, 'place'>,
): Promise<(say: Say) => ReactNode> => {
  if (block.type === 'page-controls') {
    const { draw } = await import('./page-controls.js')
    return (say) => draw(block, say)
  }
  const { draw } = (await ISLANDS[block.type](place.site)) as { readonly draw: Draw<IslandType> }
  return (say) => draw({ ...block, site: place.site, place } as DrawnBlock<IslandType>, say)
}
