/** How an answer about consent came about. */
export type ConsentWay = 'visitor' | 'master' | 'preset'

const WAYS: readonly ConsentWay[] = ['visitor', 'master', 'preset']
const NAME = /^[A-Za-z0-9_.-]{1,80}$/
const MOST = 100

/**
 * Writes how consents came about, for the header beside a lead: the body has no room for it.
 *
 * @param ways - By name of the consent.
 * @returns One line, such as `emailOptIn=master,smsOptIn=visitor`.
 * @law What is written is read back.
 * @source E-F-29, D-F-33
 *
 * @example Ticked by the visitor, and by the box that ticks all
 * ```ts
 * import { writeConsentWays } from '@evkit/engine/forms'
 *
 * writeConsentWays(new Map([['emailOptIn', 'master'], ['smsOptIn', 'visitor']])) // => 'emailOptIn=master,smsOptIn=visitor'
 * ```
 * @category formatting
 */
export const writeConsentWays = (ways: ReadonlyMap<string, ConsentWay>): string =>
  [...ways]
    .filter(([name]) => NAME.test(name))
    .map((entry) => entry.join('='))
    .join(',')

/**
 * Reads how consents came about; what is not understood is left out.
 *
 * @param line - Value of the header; empty when there is none.
 * @returns The way by name, at most 100 of them.
 * @law What is written is read back.
 * @source E-F-29, E-F-27
 *
 * @example A way that is none
 * ```ts
 * import { readConsentWays } from '@evkit/engine/forms'
 *
 * [...readConsentWays('emailOptIn=master, smsOptIn=magic')] // => [['emailOptIn', 'master']]
 * ```
 * @category conversions
 */
export const readConsentWays = (line: string): ReadonlyMap<string, ConsentWay> =>
  new Map(
    line
      .split(',')
      .slice(0, MOST)
      .flatMap((entry) => {
        const [name = '', word] = entry.trim().split('=')
        const way = WAYS.find((one) => one === word)
        return way === undefined || !NAME.test(name) ? [] : [[name, way] as const]
      }),
  )
