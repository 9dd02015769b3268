/** How an answer about consent came about. */
export type ConsentWay = 'visitor' | 'master' | 'preset'

const WAYS: readonly ConsentWay[] = ['visitor', 'master', 'preset']
const NAME = /^[A-Za-z0-9_.-]{1,80}$/
const MOST = 100

/**
 * Names the tick box of an author's section, as the proof of consent has it.
 *
 * @param section - Name of the section.
 * @param at - Place of the box among the fields of the section, from 0.
 * @returns Such as `custom.terms.0`.
 * @source F-CFG-47, E-F-29, D-F-33
 *
 * @example The first field of a section
 * ```ts
 * import { nameTickBox } from '@evkit/engine/forms'
 *
 * nameTickBox('terms', 0) // => 'custom.terms.0'
 * ```
 * @category constructors
 */
export const nameTickBox = (section: string, at: number): string => `custom.${section}.${at}`

/**
 * Writes how consents came about, for the header beside a lead: the body has no room for it.
 *
 * @param ways - By name of the consent, or of the tick box that is ticked.
 * @returns One line, such as `emailOptIn=master,custom.terms.0=visitor`.
 * @law What is written is read back.
 * @source E-F-29, D-F-33
 *
 * @example Ticked by the visitor, and by the box that ticks all
 * ```ts
 * import { writeConsentWays } from '@evkit/engine/forms'
 *
 * writeConsentWays(new Map([['emailOptIn', 'master'], ['custom.terms.0', 'visitor']])) // => 'emailOptIn=master,custom.terms.0=visitor'
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
