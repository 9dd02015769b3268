import { MediaHighlights } from '../../../blocks/media-highlights/index.js'
import { carouselTranslate } from '../carousel-texts.js'
import type { Draw } from '../drawn-block.types.js'
import { playedProps, playedWords } from '../played-block.js'

/** Draws media highlights. */
export const draw: Draw<'media-highlights'> = (block, say) => (
  <MediaHighlights
    {...playedProps(block)}
    words={{
      ...playedWords(say),
      name: say('media.name'),
      showMore: say('read-more.more'),
      showLess: say('read-more.less'),
      moreAbout: say('callouts.more-about'),
      close: say('close'),
    }}
    translate={carouselTranslate(say, block.context.locale)}
  />
)
