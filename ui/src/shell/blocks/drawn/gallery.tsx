import { Gallery } from '../../../blocks/gallery/index.js'
import { carouselTranslate } from '../carousel-texts.js'
import { galleryWords } from '../gallery-words.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a sliding gallery. */
export const draw: Draw<'gallery'> = ({ id, content, context }, say) => (
  <Gallery
    id={id}
    content={content}
    words={galleryWords(say)}
    translate={carouselTranslate(say, context.locale)}
  />
)
