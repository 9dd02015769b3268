/** Joins class names, leaving out what is false or undefined. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ')
