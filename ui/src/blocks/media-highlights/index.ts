/** Up to three highlights, each with a picture or a video. */
export { MediaHighlights } from './media-highlights.js'
