// Lines as the text of a path, as short as it can be: whole pixels, each step from the one before.

/** Spots in turn, from the left and from the top of each [px]. */
type Spots = ArrayLike<number>

// The sign parts two numbers as well as a space does.
const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`
const after = (text: string, next: string): string =>
  text === '' || next.startsWith('-') ? `${text}${next}` : `${text} ${next}`

interface Step {
  readonly x: number
  readonly y: number
}

// What falls on the same pixel is drawn once.
const listSteps = (spots: Spots): readonly Step[] => {
  const steps: Step[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < spots.length; at += 2) {
    const [nextX, nextY] = [Math.round(spots[at] ?? 0), Math.round(spots[at + 1] ?? 0)]
    if (at === 0 || nextX !== x || nextY !== y) steps.push({ x: nextX - x, y: nextY - y })
    x = nextX
    y = nextY
  }
  return steps
}

const write = (lines: readonly Spots[], isClosed: boolean): string => {
  let path = ''
  let [x, y] = [0, 0]
  for (const line of lines) {
    const [first, ...steps] = listSteps(line)
    if (first === undefined || steps.length === 0) continue
    const start = pair(first.x - x, first.y - y)
    path += `m${steps.reduce((text, step) => after(text, pair(step.x, step.y)), start)}`
    if (isClosed) path += 'z'
    // A ring ends where it starts.
    x = first.x
    y = first.y
    if (isClosed) continue
    for (const step of steps) {
      x += step.x
      y += step.y
    }
  }
  return path
}

/** Writes lines as a path; what has no length is left out. */
export const writeLines = (lines: readonly Spots[]): string => write(lines, false)

/** Writes closed lines as a path; what has no length is left out. */
export const writeRings = (rings: readonly Spots[]): string => write(rings, true)
