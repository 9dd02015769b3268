import { InfoMessage } from '../../../blocks/info-message/index.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a message of the site or a car. */
export const draw: Draw<'info-message'> = ({ id, content }, say) => (
  <InfoMessage
    id={id}
    content={content}
    words={{
      close: say('close'),
      important: say('message.important'),
      message: say('message.name'),
    }}
  />
)
