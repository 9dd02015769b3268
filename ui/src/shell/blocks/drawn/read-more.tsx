import { ReadMore } from '../../../blocks/read-more/index.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a text that folds. */
export const draw: Draw<'read-more'> = ({ id, content }, say) => (
  <ReadMore
    id={id}
    content={content}
    words={{ readMore: say('read-more.more'), readLess: say('read-more.less') }}
  />
)
