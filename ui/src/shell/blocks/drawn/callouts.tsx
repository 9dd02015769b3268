import { Callouts } from '../../../blocks/callouts/index.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws callouts. */
export const draw: Draw<'callouts'> = ({ id, content }, say) => (
  <Callouts
    id={id}
    content={content}
    words={{
      learnMore: say('callouts.learn-more'),
      moreAbout: say('callouts.more-about'),
      all: say('callouts.all'),
      close: say('close'),
    }}
  />
)
