/**
 * Car comparison: the cars in the URL, a table with the figures of each tool, the best of each row, and the view model
 * of the page.
 *
 * The table first ({@link compareCars}, {@link markBest}), then the query parameters ({@link comparisonAddress}) and
 * the view model ({@link comparisonView}). The tools' entry points decode their data, which is passed as
 * {@link ComparisonTools}.
 *
 * @module
 */
export { markBest } from '../compare/best-figure.js'
export type {
  ComparedRow,
  ComparisonSources,
  ComparisonTools,
} from '../compare/comparison.types.js'
export { COMPARED_CARS, comparisonAddress } from '../compare/comparison.url.js'
export { compareCars } from '../compare/view/compare-cars.view.js'
export { comparisonView, type ComparisonView } from '../compare/view/comparison.view.js'
