import type { BLOCKS, BlockType, PriceView, UsPrice } from '@evkit/engine/blocks'
import type { ClosedBanners, DeployEnvironment } from '@evkit/engine/internal/blocks'
import type { PageBlock } from '@evkit/engine/content'
import type { LinkEnvironment } from '@evkit/engine/internal/content'
import type { Query } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import type { EmbeddedPageData } from '../embedded/embedded-page.js'
import type { BlockText } from './block-texts.js'

/** Texts of a language that blocks say themselves, by block and name. */
export type BlockTexts = Readonly<Record<string, string>>

/** Says a text of a language by its key; one that is misspelled does not compile. */
export type TranslateBlock = (key: BlockText) => string

/** Where the parts of business fleets are. */
export interface FleetContext {
  /** Origin of the site. */
  readonly origin: string
  /** Domains of the same product. */
  readonly ownDomains: readonly string[]
  /** Origin of what signs visitors in; empty where nothing does. */
  readonly signIn: string
  /** What they allow the site by signing in. */
  readonly scope: readonly string[]
  readonly isProduction: boolean
}

/** The paint of the car that a page is about. */
export interface PaintContext {
  /** By which content names it. */
  readonly key: string
  /** The address of a picture of the car in it. */
  readonly repaint: (address: string) => string
}

/** What a page is asked for with. */
export interface AddressContext {
  readonly query: Query
  /** The car, version and paint it has chosen, as forms send them along. */
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/** What blocks know of the page they stand on; plain data, the same on the server and when they wake. */
export interface BlockContext {
  /** Slug of the site. */
  readonly site: string
  /** Path of the page. */
  readonly path: string
  readonly locale: string
  /** Whether an author looks at drafts. */
  readonly isPreview: boolean
  /** Banners the visitor has closed, as the request says. */
  readonly closed: ClosedBanners
  /** Where the site runs; absent in production. */
  readonly deployEnv?: DeployEnvironment
  /** The price labels of the page, by what they are asked for with; absent where none is known. */
  readonly prices?: Readonly<Record<string, PriceView>>
  /** What the models of the page cost in the United States, by key; absent on other sites. */
  readonly usPrices?: Readonly<Record<string, UsPrice>>
  /** The forms of the market; absent where no block of the page has one. */
  readonly forms?: EmbeddedPageData
  /** Where the contact form has a page of its own; absent where no block of the page leads there. */
  readonly contactHref?: string
  /** Where the parts of business fleets are; on the server only. */
  readonly fleet?: FleetContext
  /** The paint that the address has chosen; on the server only, and absent where it chooses none. */
  readonly paint?: PaintContext
  /** What the page is asked for with; on the server only, and absent where it is drawn for no address. */
  readonly address?: AddressContext
  /** Where the page runs, as far as cards lead to their models; on the server only, and absent in production. */
  readonly linkEnvironment?: LinkEnvironment
}

/** A block with everything it is drawn from; plain data, the same on the server and when it wakes. */
export type DrawnBlock<Type extends BlockType = BlockType> = {
  readonly [One in Type]: {
    readonly type: One
    readonly id: string
    readonly content: Extract<PageBlock<typeof BLOCKS>, { readonly type: One }>['content']
    /** Slug of the site. */
    readonly site: string
    readonly context: BlockContext
    /** Whether the first picture of the page is in it; that one is not waited with. */
    readonly isFirst?: boolean
  }
}[Type]

/** Draws a block. */
export type Draw<Type extends BlockType> = (
  block: DrawnBlock<Type>,
  say: TranslateBlock,
) => ReactNode
