/**
 * What this repository's own packages take of `@evkit/engine/compare` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export type { ComparedCell, ComparedFact } from '../../compare/comparison.types.js'
export type { ComparedCar } from '../../compare/view/comparison.view.js'
export {
  ComparisonContentCodec,
  type ComparisonContent,
} from '../../compare/documents/comparison.codec.js'
