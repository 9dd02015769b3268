import type { DistanceUnit } from '../site/index.js'

/** The visitor's unit overrides; absent ones follow the page. */
export interface UnitOverride {
  readonly temperature?: 'metric' | 'imperial'
  readonly range?: 'metric' | 'imperial'
}

/** The units were switched, here or in another tool of the page. */
export interface UnitsAction {
  readonly type: 'units.choose'
  readonly override: UnitOverride
}

/** Tells the unit distances are shown in. */
export const overrideDistance = (override: UnitOverride, otherwise: DistanceUnit): DistanceUnit => {
  if (override.range === undefined) return otherwise
  return override.range === 'imperial' ? 'mi' : 'km'
}

/** What a tool changes when the units are switched, where it shows distances only. */
export const chooseDistance = (
  { shownDistance }: { readonly shownDistance: DistanceUnit },
  { override }: UnitsAction,
): { readonly shownDistance: DistanceUnit } => ({
  shownDistance: overrideDistance(override, shownDistance),
})

/**
 * Tells what the visitor has switched to from a pressed unit.
 *
 * @source E-T-40
 */
export const toUnitOverride = (unit: DistanceUnit | 'C' | 'F'): UnitOverride => {
  switch (unit) {
    case 'km':
      return { range: 'metric' }
    case 'mi':
      return { range: 'imperial' }
    case 'C':
      return { temperature: 'metric' }
    case 'F':
      return { temperature: 'imperial' }
  }
}
