/** The bar with the pages of one subject. */
export { SubNavigation } from './sub-navigation.js'
