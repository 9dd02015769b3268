/** Galleries: pictures and videos in a row. */
export { Gallery } from './gallery.js'
export { Showcase } from './showcase.js'
export { GalleryGrid } from './gallery-grid.js'
