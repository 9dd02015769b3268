import type { UnitOverride } from '@evkit/engine/tool'

/** Port: what a visitor has switched the units to, for this visit; all tools of a page follow. */
export interface UnitMemory {
  readonly read: () => UnitOverride
  /** Adds to what is kept and tells everyone who listens. */
  readonly keep: (units: UnitOverride) => void
  /** Tells when something was kept; answers how to stop. */
  readonly subscribe: (listen: (units: UnitOverride) => void) => () => void
}
