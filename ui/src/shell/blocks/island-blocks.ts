// The blocks that are hydrated, each with a script of its own.
import { isUsSite, type HydratedType } from '@evkit/engine/internal/blocks'
import type { Footnote } from '@evkit/engine/content'
import type { ReactNode } from 'react'
import type {
  BlockContext,
  BlockTexts,
  Draw,
  DrawnBlock,
  TranslateBlock,
} from './drawn-block.types.js'

/** A block as the server writes it for what hydrates it. */
export type SleepingBlock = Pick<DrawnBlock<HydratedType>, 'type' | 'id' | 'content' | 'isFirst'>

/** What the server hands to the script of a page of blocks. */
export interface BlockPageData {
  /** What is hydrated, by its id; what blocks know of their page is written once. */
  readonly islands: Readonly<Record<string, SleepingBlock>>
  readonly context: BlockContext
  readonly texts: BlockTexts
  readonly footnotes: readonly Footnote[]
}

/** Loads what draws a block that is hydrated; what a car costs is another block in the United States, where prices go by place. */
export const ISLANDS: {
  readonly [Type in HydratedType]: () => Promise<{ readonly draw: Draw<Type> }>
} & { readonly 'us-car-price': () => Promise<{ readonly draw: Draw<'car-price'> }> } = {
  callouts: () => import('./drawn/callouts.js'),
  'car-price': () => import('./drawn/car-price.js'),
  colours: () => import('./drawn/colours.js'),
  features: () => import('./drawn/features.js'),
  'filter-carousel': () => import('./drawn/filter-carousel.js'),
  gallery: () => import('./drawn/gallery.js'),
  'gallery-grid': () => import('./drawn/gallery-grid.js'),
  'media-highlights': () => import('./drawn/media-highlights.js'),
  offers: () => import('./drawn/offers.js'),
  'product-carousel': () => import('./drawn/product-carousel.js'),
  promotion: () => import('./drawn/promotion.js'),
  spotlight: () => import('./drawn/spotlight.js'),
  'us-car-price': () => import('./drawn/us-car-price.js'),
  video: () => import('./drawn/video.js'),
}

/** Resolves what draws a block that is hydrated on a site. */
export const islandOn = (type: HydratedType, site: string): keyof typeof ISLANDS =>
  type === 'car-price' && isUsSite(site) ? 'us-car-price' : type

/** Loads what draws a block, as something that only needs to be told what it says. */
export const loadIsland = async (
  block: SleepingBlock,
  { context }: Pick<BlockPageData, 'context'>,
): Promise<(say: TranslateBlock) => ReactNode> => {
  const { draw } = await ISLANDS[islandOn(block.type, context.site)]()
  const drawAny = draw as Draw<HydratedType>
  return (say) =>
    drawAny({ ...block, site: context.site, context } as DrawnBlock<HydratedType>, say)
}
