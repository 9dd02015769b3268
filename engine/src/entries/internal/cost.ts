/**
 * What this repository's own packages take of `@evkit/engine/cost` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export type { CostSlider } from '../../cost/cost.types.js'
