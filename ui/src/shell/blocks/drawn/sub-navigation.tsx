import { SubNavigation } from '../../../blocks/sub-navigation/index.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws the bar with the pages of one subject. */
export const draw: Draw<'sub-navigation'> = ({ id, content, context: { path } }, say) => (
  <SubNavigation
    id={id}
    content={content}
    path={path}
    words={{ label: say('subNavigation.label'), more: say('subNavigation.more') }}
  />
)
