/** Rows of slides: the carousel of all blocks, and the one of models with filters. */
export {
  Carousel,
  type CarouselHandle,
  type CarouselProps,
  type CarouselTrack,
} from './carousel.js'
