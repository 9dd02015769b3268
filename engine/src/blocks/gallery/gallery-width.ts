import { SECTION_WIDTH } from '../../site/index.js'

/** Least width of a gallery on wide screens, where its container has it [px]. @source B-GAL-20 @category constants */
const GALLERY_MIN = 1120

/** Share of its container a gallery takes on wide screens. @source B-GAL-20 @category constants */
const GALLERY_SHARE = 0.7

/** How wide a gallery is in its container on wide screens [px]: never wider than it. */
export const findGalleryWidth = (container: number): number =>
  Math.min(container, Math.max(GALLERY_MIN, GALLERY_SHARE * container))

/** The widest a gallery is on a page [px]. */
export const WIDEST_GALLERY: number = /*#__PURE__*/ findGalleryWidth(SECTION_WIDTH)
