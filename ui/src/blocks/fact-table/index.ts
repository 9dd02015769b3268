/** The block Fact table. */
export { FactTable } from './fact-table.js'
