/** Looks of a section of callouts. @source B-CALL-04, B-CALL-05, B-CALL-07 @category constants */
export const CALLOUT_VARIANTS = ['default', 'centred', 'spotlight'] as const

/** Symbols a callout may have; empty for none. @source B-CALL-08 @category constants */
export const CALLOUT_ICONS = [
  '',
  'check',
  'home',
  'info',
  'link',
  'locate',
  'map',
  'reset',
  'search',
  'station',
  'swap',
  'warning',
] as const
