/**
 * What this repository's own packages take of `@evkit/engine/savings` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { LOADING_CONFIGURATION } from '../../savings/car-configuration.js'
export type { SavingsNews } from '../../savings/savings.tool.js'
export type { TaxView } from '../../savings/view/tax.view.js'
export type { BreakdownView, Stack, WhatIfView } from '../../savings/view/what-if.view.js'
