import type { FormParameters } from '../parameters.js'

/**
 * Values of the experiment `CBV CC` that switch to the alternate call to action.
 *
 * @source F-CONST-42, F-EMB-30, D-F-46
 * @category constants
 */
export const ALTERNATE_VALUES = ['c', 'd'] as const

/**
 * Resolves which call to action is the first one.
 *
 * | value of the experiment          | call to action |
 * | -------------------------------- | -------------- |
 * | `c`, `d`                         | alternate      |
 * | any other, or none               | default        |
 * | any, with `disableexperiments`   | default        |
 *
 * @param value - Value of the experiment `CBV CC`, as the host gives it; empty without one.
 * @param query - What the address tells the form.
 * @returns Alternate or default.
 * @law With experiments switched off by the address, no value changes anything.
 * @source F-ROUTE-34, F-EMB-30, F-EMB-32, F-CONST-42, D-F-46
 *
 * @example Switched off by the address
 * ```ts
 * import { resolvePrimaryAction } from '@evkit/engine/forms/journey'
 *
 * resolvePrimaryAction('c', {}) // => 'alternate'
 * resolvePrimaryAction('c', { disableexperiments: true }) // => 'default'
 * ```
 * @category resolution
 */
export const resolvePrimaryAction = (
  value: string,
  { disableexperiments }: FormParameters,
): 'alternate' | 'default' =>
  disableexperiments !== true && ALTERNATE_VALUES.some((one) => one === value)
    ? 'alternate'
    : 'default'
