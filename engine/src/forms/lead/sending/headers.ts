/**
 * Headers by which page and service understand each other.
 *
 * | name        | header                 | says                                                            |
 * | ----------- | ---------------------- | --------------------------------------------------------------- |
 * | `operation` | `operation-id`         | fresh UUID of each call, given back in the answer               |
 * | `analytics` | `analytics-id`         | value of the analytics cookie, where there is one               |
 * | `test`      | `SKIPRECAPTCHA`        | `true` in test mode; nothing in production                      |
 * | `key`       | `Idempotency-Key`      | UUID of one lead, the same in every attempt                     |
 * | `replayed`  | `Idempotency-Replayed` | `true` in the answer to a lead that was there already           |
 * | `elapsed`   | `form-elapsed`         | milliseconds from the form's first show to the press            |
 * | `ways`      | `form-consents`        | how consents came about                                         |
 *
 * @source F-API-03, F-API-04, F-API-07, F-CONST-34, E-F-09, E-F-21, E-F-29, D-F-34, D-F-35, D-F-38
 * @category constants
 */
export const FORMS_HEADERS = {
  operation: 'operation-id',
  analytics: 'analytics-id',
  test: 'SKIPRECAPTCHA',
  key: 'Idempotency-Key',
  replayed: 'Idempotency-Replayed',
  elapsed: 'form-elapsed',
  ways: 'form-consents',
} as const
