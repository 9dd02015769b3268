/** Cars of the line-up: below each other with what speaks for each, or side by side. */
export { ProductCarousel } from './product-carousel.js'
export { ProductList } from './product-list.js'
