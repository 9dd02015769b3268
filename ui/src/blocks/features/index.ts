/** An overview of up to four features, each with a picture or a video. */
export { Features } from './features.js'
