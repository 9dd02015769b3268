import { Features } from '../../../blocks/features/index.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a features overview. */
export const draw: Draw<'features'> = ({ id, content }, say) => (
  <Features
    id={id}
    content={content}
    words={{
      pause: say('features.pause'),
      resume: say('features.resume'),
      list: say('features.list'),
    }}
  />
)
