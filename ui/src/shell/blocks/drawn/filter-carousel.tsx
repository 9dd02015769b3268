import { FilterCarousel } from '../../../blocks/filter-carousel/index.js'
import { blockTranslate } from '../block-translate.js'
import type { Draw } from '../drawn-block.types.js'
import { showNotFound } from '../show-not-found.js'

const TEXTS = [
  'filter.models',
  'filter.name',
  'filter.purchase-from',
  'filter.scroll-back',
  'filter.scroll-on',
  'filter.tabs',
] as const

/** Draws a carousel of models. */
export const draw: Draw<'filter-carousel'> = ({ id, content, context, isFirst = false }, say) => (
  <FilterCarousel
    id={id}
    content={content}
    translate={blockTranslate(say, context.locale, TEXTS)}
    isFirst={isFirst}
    onNotFound={showNotFound(context.site)}
  />
)
