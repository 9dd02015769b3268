import { none, some, type Option } from '../../../shared/index.js'

/** Names of the bad statuses a call of the forms can come back with. */
const HTTP_ERROR_NAMES: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
])

/**
 * Name of a bad status that has no name of its own.
 *
 * @source F-ERR-22
 */
export const GENERIC_HTTP_ERROR = 'Generic Error'

const FIRST_GOOD = 200
const BEHIND_GOOD = 300

/**
 * Finds the name of the error a status means.
 *
 * | status                                    | answer              |
 * | ----------------------------------------- | ------------------- |
 * | 200 to 299                                | none                |
 * | one that is named                          | its reason phrase   |
 * | any other number, `NaN` and 0 among them  | `Generic Error`     |
 *
 * @source F-API-08, F-ERR-22, D-F-48
 */
export const findHttpError = (status: number): Option<string> =>
  status >= FIRST_GOOD && status < BEHIND_GOOD
    ? none
    : some(HTTP_ERROR_NAMES.get(status) ?? GENERIC_HTTP_ERROR)
