import { MediaHighlights } from '../../../blocks/media-highlights/index.js'
import { browserEmbedConsent } from '../../ports/consent/browser-embed-consent.js'
import { carouselTranslate } from '../carousel-texts.js'
import type { Draw } from '../drawn-block.types.js'
import { embedWords, playerWords } from '../player-words.js'

/** Draws media highlights. */
export const draw: Draw<'media-highlights'> = ({ id, content, site, context }, say) => (
  <MediaHighlights
    id={id}
    content={content}
    site={site}
    locale={context.locale}
    consent={browserEmbedConsent}
    words={{
      ...playerWords(say),
      embed: embedWords(say),
      name: say('media.name'),
      showMore: say('read-more.more'),
      showLess: say('read-more.less'),
      moreAbout: say('callouts.more-about'),
      close: say('close'),
    }}
    translate={carouselTranslate(say, context.locale)}
  />
)
