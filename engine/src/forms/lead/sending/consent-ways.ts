/** How an answer about consent came about. */
export type ConsentWay = 'visitor' | 'master' | 'preset'

const WAYS: readonly ConsentWay[] = ['visitor', 'master', 'preset']
const NAME = /^[A-Za-z0-9_.-]{1,80}$/
const MOST = 100

/**
 * Writes how consents came about, for the header beside a lead: the body has no room for it.
 *
 * @source E-F-29, D-F-33
 */
export const writeConsentWays = (ways: ReadonlyMap<string, ConsentWay>): string =>
  [...ways]
    .filter(([name]) => NAME.test(name))
    .map((entry) => entry.join('='))
    .join(',')

/**
 * Reads how consents came about; what is not understood is left out.
 *
 * @source E-F-29, E-F-27
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
