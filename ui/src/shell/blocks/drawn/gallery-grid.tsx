import { GalleryGrid } from '../../../blocks/gallery/index.js'
import { carouselTranslate } from '../carousel-texts.js'
import type { Draw } from '../drawn-block.types.js'
import { galleryWords } from '../gallery-words.js'

/** Draws a gallery grid. */
export const draw: Draw<'gallery-grid'> = ({ id, content, context }, say) => (
  <GalleryGrid
    id={id}
    content={content}
    words={galleryWords(say)}
    translate={carouselTranslate(say, context.locale)}
  />
)
