import type { ChargingMode } from './charge-place.js'

/** Anything on the page that content may bind to a charging mode. */
export interface Bound {
  /** The mode it shows in; absent means always. */
  readonly mode?: ChargingMode
}

/** Lists the sections a charging mode shows. */
export const listSections = <Section extends Bound>(
  sections: readonly Section[],
  mode: ChargingMode,
): readonly Section[] =>
  sections.filter((section) => section.mode === undefined || section.mode === mode)
