import { Promotion } from '../../../blocks/promotion/index.js'
import { tellUnlessLeft } from '../../tell-unless-left.js'
import type { Draw } from '../drawn-block.types.js'
import { playerWords } from '../player-words.js'

/** Draws a promotion. */
export const draw: Draw<'promotion'> = ({ id, content, place }, say) => (
  <Promotion
    id={id}
    content={content}
    locale={place.locale}
    words={{
      ...playerWords(say),
      moreAbout: say('callouts.more-about'),
      close: say('close'),
      trap: say('promotion.trap'),
    }}
    onBlocked={() => {
      import('../../ports/tracking/browser-track.js').then(({ browserTrack }) => {
        browserTrack({ event: 'interaction', action: 'preorder_blocked', label: id })
      }, tellUnlessLeft)
    }}
  />
)
