/** The savings page as React components; everything it shows and decides comes from the engine. */
export { savingsViewMaker } from './savings-first-view.js'
export { SavingsTool } from './savings-tool.js'
export type { SavingsPorts, SavingsToolProps } from './savings-tool.types.js'
