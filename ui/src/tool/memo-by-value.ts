import { memo, type ComponentType, type MemoExoticComponent } from 'react'

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value))

/** Whether two values are the same by what they hold; functions and instances only by identity. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]))
  )
}

/**
 * A component that is drawn again only when what it shows has changed. Views are made anew with every change, most of
 * their parts with the same content as before.
 */
export const memoByValue = <Props extends object>(
  part: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> => memo(part, isSameValue)
