import { isNarrow } from '../site/index.js'

/** Tells how the range total panel is laid out. */
export const resolvePanelLayout = (width: number): 'columns' | 'pinned' =>
  isNarrow(width) ? 'pinned' : 'columns'

/** Tells what the model selector opens as. */
export const resolveSelectorKind = (width: number): 'dropdown' | 'overlay' =>
  isNarrow(width) ? 'overlay' : 'dropdown'
