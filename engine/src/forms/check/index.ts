/**
 * The check of a form's configuration: what its author cannot have meant, as data with severity and path.
 *
 * @module
 */
export { checkConfig } from './config-check.js'
export { FINDING_CODES, type ConfigFinding, type FindingCode } from './config-finding.js'
