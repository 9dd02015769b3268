/** Models side by side, with tabs that filter them. */
export { FilterCarousel, type FilterCarouselProps } from './filter-carousel.js'
