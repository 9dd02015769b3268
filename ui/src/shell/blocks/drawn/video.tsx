import { Video } from '../../../blocks/video/index.js'
import { browserEmbedConsent } from '../../ports/consent/browser-embed-consent.js'
import type { Draw } from '../drawn-block.types.js'
import { embedWords, playerWords } from '../player-words.js'

/** Draws a video. */
export const draw: Draw<'video'> = ({ id, content, site, context }, say) => (
  <Video
    id={id}
    content={content}
    site={site}
    locale={context.locale}
    consent={browserEmbedConsent}
    words={{
      ...playerWords(say),
      embed: embedWords(say),
      name: say('video.name'),
      transcript: say('video.transcript'),
    }}
  />
)
