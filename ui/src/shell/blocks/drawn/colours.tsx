import { Showcase } from '../../../blocks/gallery/index.js'
import { carouselTranslate } from '../carousel-texts.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a showcase of colours. */
export const draw: Draw<'colours'> = ({ id, content, context }, say) => (
  <Showcase
    id={id}
    content={content}
    words={{
      name: say('colours.name'),
      choice: say('colours.choice'),
      pause: say('features.pause'),
      resume: say('features.resume'),
    }}
    translate={carouselTranslate(say, context.locale)}
  />
)
