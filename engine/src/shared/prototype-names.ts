const PROTOTYPE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Tells whether a name is one that a prototype has, and that no document may use as a key.
 *
 * @param name - Name of a member.
 * @returns True for three names.
 * @source E-F-55, E-F-27
 *
 * @example The prototype itself
 * ```ts
 * import { isPrototypeName } from '@evkit/engine/shared'
 *
 * isPrototypeName('__proto__') // => true
 * ```
 * @category predicates
 */
export const isPrototypeName = (name: string): boolean => PROTOTYPE_NAMES.includes(name)
