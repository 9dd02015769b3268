import { BREAKPOINTS } from '@evkit/engine/site'
import { makeUseMedia } from '../primitives/index.js'

/** Whether the viewport is narrow: pickers are overlays then. Fractions count: 1023.5 px is still narrow. */
export const useNarrow = /*#__PURE__*/ makeUseMedia(`(width < ${BREAKPOINTS.L}px)`)
