const PROTOTYPE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Tells whether a name is one that a prototype has, and that no document may use as a key.
 *
 * @source E-F-55, E-F-27
 */
export const isPrototypeName = (name: string): boolean => PROTOTYPE_NAMES.includes(name)
