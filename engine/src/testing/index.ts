/**
 * The engine's test kit, for teams that bring their own data: small samples, generators for fast-check, and the laws the
 * engine itself is tested with.
 *
 * @module
 */
export {
  anyCars,
  anyCharge,
  anyCharger,
  anyChargeRange,
  anySelectionOf,
  hostileQuery,
  hostileText,
} from './charging-arbitraries.js'
export {
  tinyBatteries,
  tinyCars,
  tinyContent,
  tinyData,
  tinyFacts,
  tinyTable,
  tinyTableDocument,
} from './charging-samples.js'
export { codecLaws, tableLaws, urlLaws, type Law } from './laws.js'
