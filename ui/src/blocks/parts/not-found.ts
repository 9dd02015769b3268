const NOT_FOUND = 404

const memberOf = (error: unknown, name: 'status' | 'cause'): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Readonly<Record<string, unknown>>)[name]
    : undefined

/** Tells whether an error, or what has caused it, says that something is not there. */
export const isNotFound = (error: unknown): boolean =>
  [error, memberOf(error, 'cause')].some((one) => memberOf(one, 'status') === NOT_FOUND)
