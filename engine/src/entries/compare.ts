/**
 * Cars beside each other: which ones an address names, what each tool says of them, what is best, and what a page that
 * compares them shows.
 *
 * The figures first ({@link compareCars}, {@link markBest}), then the address ({@link comparisonAddress}) and everything a
 * page shows ({@link comparisonView}). What the tools answer from is decoded by their own entry points and handed in as
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
