/** Makes the keys of a codec from a list of texts. */
export const keysOf = <Key extends string>(keys: readonly Key[]): Readonly<Record<Key, null>> =>
  Object.fromEntries(keys.map((key) => [key, null])) as Readonly<Record<Key, null>>
