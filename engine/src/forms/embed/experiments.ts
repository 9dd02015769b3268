import type { FormParameters } from '../lead/index.js'

/**
 * Values of the experiment `CBV CC` that switch to the alternate call to action.
 *
 * @source F-CONST-42, F-EMB-30, D-F-46
 * @category constants
 */
export const ALTERNATE_VALUES = ['c', 'd'] as const

/** Resolves which call to action is the first one. */
export const resolvePrimaryAction = (
  value: string,
  { disableexperiments }: FormParameters,
): 'alternate' | 'default' =>
  disableexperiments !== true && ALTERNATE_VALUES.some((one) => one === value)
    ? 'alternate'
    : 'default'
