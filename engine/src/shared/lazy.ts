/**
 * Puts off work until its answer is first asked for, and does it once.
 *
 * A view uses it for what lies further down the page, so that the figure can be painted before that is worked out.
 *
 * @param make - The work; pure.
 * @returns Gives the answer, the same every time.
 * @source E-T-23
 *
 * @example Worked out once
 * ```ts
 * import { lazily } from '@evkit/engine/shared'
 *
 * const explanation = lazily(() => ['26 min'])
 * explanation() === explanation() // => true
 * ```
 * @category constructors
 */
export const lazily = <A>(make: () => A): (() => A) => {
  let known: { readonly value: A } | undefined
  return () => (known ??= { value: make() }).value
}
