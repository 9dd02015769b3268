import { makeUseMedia } from '../../primitives/index.js'

/** Whether the page is being printed: what is opened by a press on the screen lies open on paper. */
export const usePrinting = /*#__PURE__*/ makeUseMedia('print')
