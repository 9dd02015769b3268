/** A video of our own, or one of YouTube. */
export { Video } from './video.js'
