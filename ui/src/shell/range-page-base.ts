import { writeFiguresPath } from './figures-note.js'
import type { FrameProps } from './frame.js'
import type { RangePageBase } from './range-data.js'
import type { RenderRequest } from './render.types.js'

/** Takes what every page about range hands to its script. */
export const rangePageBase = (
  request: RenderRequest,
  frame: FrameProps['frame'],
): RangePageBase => ({
  data: request.documents.range,
  locale: frame.locale,
  direction: frame.direction,
  maker: frame.maker,
  search: request.search,
  creditsHref: writeFiguresPath(frame, 'range'),
})
