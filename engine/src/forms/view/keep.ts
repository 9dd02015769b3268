/** Makes a part, or gives back the one it has made before when everything that part was made from is the same. */
export type Keep = <Part>(
  /** What tells the part apart from the others: a name, or what it is drawn for. */
  part: unknown,
  /** Everything it is made from. */
  from: readonly unknown[],
  make: () => Part,
) => Part

/**
 * Makes every part anew.
 *
 * @param _part - What tells the part apart.
 * @param _from - What it is made from.
 * @param make - Makes it.
 * @returns The part.
 * @source D-F-61
 *
 * @example Nothing is kept
 * ```ts
 * import { makeAnew } from '@evkit/engine/forms/view'
 *
 * makeAnew('title', [], () => 'Contact') // => 'Contact'
 * ```
 * @category view
 */
export const makeAnew: Keep = (_part, _from, make) => make()

interface Kept {
  readonly from: readonly unknown[]
  readonly made: unknown
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => Object.is(one, b[at]))

/**
 * Makes what keeps the parts of one view: those that are made from the same things stay the very same.
 *
 * @returns The keeper; it belongs to one view.
 * @source D-F-61
 *
 * @example A part is made once
 * ```ts
 * import { partKeeper } from '@evkit/engine/forms/view'
 *
 * const keep = partKeeper()
 * const first = keep('title', ['Contact'], () => ({ text: 'Contact' }))
 * keep('title', ['Contact'], () => ({ text: 'Contact' })) === first // => true
 * keep('title', ['Order'], () => ({ text: 'Order' })).text // => 'Order'
 * ```
 * @category view
 */
export const partKeeper = (): Keep => {
  const parts = new Map<unknown, Kept>()
  return <Part>(part: unknown, from: readonly unknown[], make: () => Part): Part => {
    const kept = parts.get(part)
    // A part is only ever asked for by the one who makes it.
    if (kept !== undefined && isSame(kept.from, from)) return kept.made as Part
    const made = make()
    parts.set(part, { from, made })
    return made
  }
}
