import { Spotlight } from '../../../blocks/spotlight/index.js'
import { carouselTranslate } from '../carousel-texts.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a spotlight. */
export const draw: Draw<'spotlight'> = ({ id, content, context }, say) => (
  <Spotlight
    id={id}
    content={content}
    words={{
      name: say('spotlight.name'),
      moreAbout: say('callouts.more-about'),
      close: say('close'),
    }}
    translate={carouselTranslate(say, context.locale)}
  />
)
