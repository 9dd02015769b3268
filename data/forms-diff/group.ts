// Equal changes told once, with everywhere they are.
import { CHANGE_KINDS, type Change, type Difference, type Place } from './change.js'

/** A difference at one place. */
export interface Placed {
  readonly difference: Difference
  readonly place: Place
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const comparePlaces = (a: Place, b: Place): number =>
  compareTexts(a.market, b.market) ||
  compareTexts(a.purpose ?? '', b.purpose ?? '') ||
  compareTexts(a.when, b.when)

const compareChanges = (a: Change, b: Change): number =>
  Number(b.mayRefuse) - Number(a.mayRefuse) ||
  CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
  compareTexts(a.subject, b.subject) ||
  compareTexts(a.text, b.text)

const keyOf = ({ kind, mayRefuse, subject, text }: Difference): string =>
  JSON.stringify([kind, mayRefuse, subject, text])

/** Groups values by a key, in the order in which the keys come. */
export const groupBy = <A>(
  all: readonly A[],
  keyOfOne: (one: A) => string,
): ReadonlyMap<string, readonly A[]> => {
  const groups = new Map<string, A[]>()
  for (const one of all) {
    const key = keyOfOne(one)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return groups
}

/** Groups equal differences; what may refuse comes first. */
export const groupChanges = (placed: readonly Placed[]): readonly Change[] =>
  [...groupBy(placed, ({ difference }) => keyOf(difference)).values()]
    .flatMap((group): readonly Change[] => {
      const [first] = group
      if (first === undefined) return []
      const places = group.map(({ place }) => place).sort(comparePlaces)
      return [{ ...first.difference, places }]
    })
    .sort(compareChanges)

/** Groups the ways in which each difference of a form is met. */
export const groupWays = <A>(
  met: readonly { readonly difference: Difference; readonly way: A }[],
): readonly { readonly difference: Difference; readonly ways: readonly A[] }[] =>
  [...groupBy(met, ({ difference }) => keyOf(difference)).values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    return [{ difference: first.difference, ways: [...new Set(group.map(({ way }) => way))] }]
  })
