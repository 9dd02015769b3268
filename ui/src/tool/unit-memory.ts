/** One of the two unit systems. */
export type System = 'metric' | 'imperial'

/** What a visitor has switched to; what is absent follows the page. */
export interface KeptUnits {
  readonly temperature?: System
  readonly range?: System
}

/** Port: what a visitor has switched the units to, for this visit; all tools of a page follow. */
export interface UnitMemory {
  readonly read: () => KeptUnits
  /** Adds to what is kept and tells everyone who listens. */
  readonly keep: (units: KeptUnits) => void
  /** Tells when something was kept; answers how to stop. */
  readonly subscribe: (listen: (units: KeptUnits) => void) => () => void
}
