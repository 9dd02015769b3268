import type { ChargingMode } from './charge-place.js'

/** Anything on the page that content may bind to a charging mode. */
export interface Bound {
  /** The mode it shows in; absent means always. */
  readonly mode?: ChargingMode
}

/**
 * Lists the sections a charging mode shows.
 *
 * @param sections - Sections of content, in order.
 * @param mode - The mode of the page.
 * @returns Those bound to the mode and those bound to none, in order.
 * @source T-CHG-10
 *
 * @example A home section on the road
 * ```ts
 * import { listSections } from '@evkit/engine/charging'
 *
 * listSections([{ id: 'wallbox', mode: 'Home' }, { id: 'cards' }], 'Road') // => [{ id: 'cards' }]
 * ```
 * @category look-ups
 */
export const listSections = <Section extends Bound>(
  sections: readonly Section[],
  mode: ChargingMode,
): readonly Section[] =>
  sections.filter((section) => section.mode === undefined || section.mode === mode)
