import { Promotion } from '../../../blocks/promotion/index.js'
import { reportUnlessLeft } from '../../report-unless-left.js'
import type { Draw } from '../drawn-block.types.js'
import { playerWords } from '../player-words.js'

/** Draws a promotion. */
export const draw: Draw<'promotion'> = ({ id, content, context }, say) => (
  <Promotion
    id={id}
    content={content}
    locale={context.locale}
    words={{
      ...playerWords(say),
      moreAbout: say('callouts.more-about'),
      close: say('close'),
      trap: say('promotion.trap'),
    }}
    onBlocked={() => {
      import('../../ports/tracking/browser-track.js').then(({ browserTrack }) => {
        browserTrack({ event: 'interaction', action: 'preorder_blocked', label: id })
      }, reportUnlessLeft)
    }}
  />
)
