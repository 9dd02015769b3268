import { isBannerClosed, toBannerKey } from '@evkit/engine/internal/blocks'
import { Banner } from '../../../blocks/banner/index.js'
import type { Draw } from '../drawn-block.types.js'

/** Draws a banner; who has closed it is not shown it again. */
export const draw: Draw<'banner'> = ({ content, context: { path, closed } }, say) => (
  <Banner
    content={content}
    path={path}
    wasClosed={isBannerClosed(closed, toBannerKey(path, content))}
    words={{ close: say('close'), banner: say('banner.name') }}
  />
)
