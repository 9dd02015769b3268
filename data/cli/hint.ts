// Finds the name somebody may have meant.

const ROOM = 3

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(b).entries()) {
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The nearest of the names, or nothing when none is near. */
export const nearestName = (text: string, names: readonly string[]): string | undefined => {
  const wanted = text.toLowerCase().slice(0, 64)
  const [best] = names
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  return best !== undefined && best.far <= Math.min(ROOM, Math.max(1, wanted.length - 1))
    ? best.name
    : undefined
}

/** A hint behind a message: the name that may have been meant, else all names. */
export const hintAt = (text: string, names: readonly string[]): string => {
  const near = nearestName(text, names)
  return near === undefined ? `known are ${names.join(', ')}` : `did you mean ${near}?`
}
