// Runs a pattern on a text: all ways through it at once, so that the cost is bounded however it is written.
/** Steps, and for each the steps that lead to it without a character. */
export interface Program {
  readonly steps: readonly Step[]
  readonly back: readonly (readonly number[])[]
}

/** Whether something holds between two characters. */
export type Look = (before: string | undefined, after: string | undefined) => boolean
/** One step of a program. */
export type Step =
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean }
  | { readonly kind: 'look'; readonly holds: Look }
  | { readonly kind: 'ahead'; readonly program: Program; readonly isNegative: boolean }
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  | { readonly kind: 'done' }

type Ahead = Extract<Step, { readonly kind: 'ahead' }>

/** A text on which a program is tried. */
export interface Run {
  readonly chars: readonly string[]
  /** For what is looked ahead for: the places where it begins, worked out once. */
  readonly aheads: Map<Ahead, Uint8Array>
  steps: number
}

const placesOf = (step: Ahead, run: Run): Uint8Array => {
  const known = run.aheads.get(step)
  if (known !== undefined) return known
  const found = findPlaces(step.program, run)
  run.aheads.set(step, found)
  return found
}

const holdsAt = (step: Step, run: Run, at: number): boolean => {
  const { chars } = run
  if (step.kind === 'look') return step.holds(chars[at - 1], chars[at])
  return step.kind === 'ahead' && (placesOf(step, run)[at] === 1) !== step.isNegative
}

const passes = (step: Step | undefined, char: string | undefined, run: Run): boolean => {
  run.steps += 1
  return step?.kind === 'char' && char !== undefined && step.accepts(char)
}

// From which steps the end is reached at a place, given from which it is reached one place later.
const reachBack = (
  { steps, back }: Program,
  run: Run,
  { at, later }: { readonly at: number; readonly later: Uint8Array },
): Uint8Array => {
  const good = new Uint8Array(steps.length)
  const open = steps.flatMap((step, one) =>
    later[one + 1] === 1 && passes(step, run.chars[at], run) ? [one] : [],
  )
  open.push(steps.length - 1)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    run.steps += 1
    if (good[next] === 1) continue
    good[next] = 1
    for (const from of back[next] ?? []) {
      const step = steps[from]
      if (step?.kind === 'fork' || (step !== undefined && holdsAt(step, run, at))) open.push(from)
    }
  }
  return good
}

// From the end of the text to its start: each part is looked at once for each place, however deep it lies.
const findPlaces = (program: Program, run: Run): Uint8Array => {
  const places = new Uint8Array(run.chars.length + 1)
  let later: Uint8Array = new Uint8Array(program.steps.length + 1)
  for (let at = run.chars.length; at >= 0; at -= 1) {
    later = reachBack(program, run, { at, later })
    places[at] = later[0] ?? 0
  }
  return places
}

// All steps that can be reached without a character, from those given.
const reach = (
  steps: readonly Step[],
  run: Run,
  { at, from }: { readonly at: number; readonly from: readonly number[] },
): Set<number> => {
  const found = new Set<number>()
  const open = [...from]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    run.steps += 1
    if (found.has(next)) continue
    found.add(next)
    const step = steps[next]
    if (step?.kind === 'fork') open.push(...step.to)
    else if (step !== undefined && step.kind !== 'char' && step.kind !== 'done') {
      if (holdsAt(step, run, at)) open.push(next + 1)
    }
  }
  return found
}

/** Tells whether a text has a place where a program matches. */
export const runThrough = ({ steps }: Program, run: Run): boolean => {
  const last = steps.length - 1
  let waiting: readonly number[] = []
  for (let at = 0; at <= run.chars.length; at += 1) {
    const reached = reach(steps, run, { at, from: [0, ...waiting] })
    if (reached.has(last)) return true
    const char = run.chars[at]
    waiting = [...reached].filter((one) => passes(steps[one], char, run)).map((one) => one + 1)
  }
  return false
}
