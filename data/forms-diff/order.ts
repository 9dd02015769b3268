// What has moved in a list that was put into another order.

// Names that keep their order among one another: as many as can.
const listKept = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const rows = [...before, ''].map(() => [...after, ''].map(() => 0))
  const lengthAt = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = rows[i]
      if (row === undefined) continue
      row[j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const kept: string[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    const name = before[i]
    if (name !== undefined && name === after[j]) {
      kept.push(name)
      i += 1
      j += 1
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return kept
}

const wordPlace = (names: readonly string[], name: string): string => {
  const previous = names[names.indexOf(name) - 1]
  return previous === undefined ? 'first' : `behind ${previous}`
}

/** What was before and is no more, what is new, and what both have and stands elsewhere. */
export interface Order {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly moved: readonly { readonly name: string; readonly from: string; readonly to: string }[]
}

/** Compares two lists of names. */
export const compareOrder = (before: readonly string[], after: readonly string[]): Order => {
  const common = before.filter((name) => after.includes(name))
  const again = after.filter((name) => before.includes(name))
  const kept = listKept(common, again)
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
    moved: common
      .filter((name) => !kept.includes(name))
      .map((name) => ({ name, from: wordPlace(before, name), to: wordPlace(after, name) })),
  }
}
