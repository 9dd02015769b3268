/**
 * What this repository's own packages take of `@evkit/engine/tool` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export type { Named } from '../../tool/tool.types.js'
export { readNumber } from '../../tool/typed-number.js'
export { toUnitOverride, type UnitsAction } from '../../tool/units.js'
