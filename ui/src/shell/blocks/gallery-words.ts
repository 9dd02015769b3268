import type { GalleryWords } from '@evkit/engine/internal/blocks'
import type { TranslateBlock } from './drawn-block.types.js'

/** What galleries say themselves, in the language of the page. */
export const galleryWords = (say: TranslateBlock): GalleryWords => ({
  name: say('gallery.name'),
  close: say('close'),
  counter: say('gallery.counter'),
  enlarge: say('gallery.enlarge'),
  thumbs: say('gallery.thumbs'),
  thumb: say('gallery.thumb'),
  thumbsBack: say('gallery.thumbs-back'),
  thumbsOn: say('gallery.thumbs-on'),
  zoomIn: say('gallery.zoom-in'),
  zoomOut: say('gallery.zoom-out'),
  zoomLevel: say('gallery.zoom-level'),
})
