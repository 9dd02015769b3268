import { Faq } from '../../../blocks/faq/index.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws questions and answers. */
export const draw: Draw<'faq'> = ({ id, content }, say) => (
  <Faq id={id} content={content} words={{ showMore: say('faq.more'), showLess: say('faq.less') }} />
)
