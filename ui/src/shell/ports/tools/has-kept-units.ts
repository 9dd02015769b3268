/** Under which the chosen units of a visit are kept. */
export const UNITS_KEY = 'evkit-units'

/** Whether the visitor has chosen units: a page of the server does not know of them. */
export const hasKeptUnits = (): boolean => {
  try {
    return (sessionStorage.getItem(UNITS_KEY) ?? '') !== ''
  } catch {
    return false // storage is switched off
  }
}
