import { isNarrow } from '../site/index.js'

/**
 * Tells how the range total panel is laid out.
 *
 * @param width - [px] Width of the viewport.
 * @returns Two columns from 1024, below that pinned to the lower edge.
 * @source T-CALC-02, D-T-59
 *
 * @example The boundary belongs to the desktop
 * ```ts
 * import { resolvePanelLayout } from '@evkit/engine/range'
 *
 * resolvePanelLayout(1024) // => 'columns'
 * resolvePanelLayout(1023) // => 'pinned'
 * ```
 * @category resolution
 */
export const resolvePanelLayout = (width: number): 'columns' | 'pinned' =>
  isNarrow(width) ? 'pinned' : 'columns'

/**
 * Tells what the model selector opens as.
 *
 * @param width - [px] Width of the viewport.
 * @returns A dropdown from 1024, below that a full overlay.
 * @source T-CALC-04, D-T-59
 *
 * @example One pixel less
 * ```ts
 * import { resolveSelectorKind } from '@evkit/engine/range'
 *
 * resolveSelectorKind(1023) // => 'overlay'
 * ```
 * @category resolution
 */
export const resolveSelectorKind = (width: number): 'dropdown' | 'overlay' =>
  isNarrow(width) ? 'overlay' : 'dropdown'
