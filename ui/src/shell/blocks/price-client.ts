import type { PriceCallTerms } from '@evkit/engine/blocks'
import type { BlockContext } from './drawn-block.types.js'

/** What pages of blocks say of themselves when they ask for prices. */
export const toPriceTerms = ({
  site,
  locale,
  deployEnv,
  isPreview,
}: Pick<BlockContext, 'site' | 'locale' | 'deployEnv' | 'isPreview'>): PriceCallTerms => ({
  market: site,
  locale,
  clientName: 'merchandising',
  ...(deployEnv === undefined ? {} : { deployEnv }),
  ...(isPreview ? { contentSource: 'preview' } : {}),
})
