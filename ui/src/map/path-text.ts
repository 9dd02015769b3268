// Lines as the text of a path, as short as it can be: whole pixels, each step from the one before.

/** Spots in turn, from the left and from the top of each [px]. */
type Spots = ArrayLike<number>

// The sign parts two numbers as well as a space does.
const sign = (number: number): string => `${number < 0 ? '' : ' '}${number}`

const write = (lines: readonly Spots[], end: '' | 'z'): string => {
  let path = ''
  let pen: readonly [number, number] = [0, 0]
  for (const spots of lines) {
    let [x, y] = pen
    let start = pen
    let text = ''
    let steps = 0
    for (let at = 0; at + 1 < spots.length; at += 2) {
      const next = [Math.round(spots[at] ?? 0), Math.round(spots[at + 1] ?? 0)] as const
      if (at === 0) start = next
      // What falls on the same pixel is drawn once.
      else if (next[0] === x && next[1] === y) continue
      text += sign(next[0] - x) + sign(next[1] - y)
      steps += 1
      ;[x, y] = next
    }
    if (steps < 2) continue
    path += `m${text.trim()}${end}`
    // A ring ends where it starts.
    pen = end === '' ? [x, y] : start
  }
  return path
}

/** Writes lines as a path; what has no length is left out. */
export const writeLines = (lines: readonly Spots[]): string => write(lines, '')

/** Writes closed lines as a path; what has no length is left out. */
export const writeRings = (rings: readonly Spots[]): string => write(rings, 'z')
