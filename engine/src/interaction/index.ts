/**
 * How things on a page move and open, whatever they are about.
 *
 * @module
 */
export {
  disclosureMachine,
  type DisclosureContext,
  type DisclosureEvent,
} from './disclosure.machine.js'
export { SETTLE_DELAY } from './timing.js'
