// Cuts what a service found of a road where it crosses a border: services do not say in which country a step is.
import { iso1A2Code } from '@rapideditor/country-coder'
import type { Line } from '@evkit/engine/geo'
import { measureLine } from '@evkit/engine/internal/geo'
import { isCarried, type RoadKind } from '@evkit/engine/internal/route'

/** Finds the country of a place [°], as a code of two capitals; empty where it lies in none. */
export type CountryOf = (latitude: number, longitude: number) => string

/** Finds countries by the outlines of the package country-coder: coarse ones, right to some hundred metres. */
export const findCountry: CountryOf = (latitude, longitude) =>
  iso1A2Code([longitude, latitude], { level: 'country' }) ?? ''

/** A part of a road. */
interface Stretch {
  readonly line: Line
  /** [m] */
  readonly metres: number
  /** [min] */
  readonly minutes: number
  readonly kind: RoadKind
}

// [m] Within less than this a road is taken to stay in its country.
const STRIDE = 1000

/** A line with how far along it its points lie [m], and where countries are looked up. */
interface Walk {
  readonly line: Line
  readonly along: Float64Array
  readonly countryOf: CountryOf
}

/** The point of a line from which on it lies in a country. */
interface Cut {
  readonly at: number
  readonly country: string
}

const countryAt = ({ line, countryOf }: Walk, at: number): string =>
  countryOf(line[at * 2] ?? 0, line[at * 2 + 1] ?? 0)

const findBorder = (walk: Walk, from: number, { at, country }: Cut): Cut => {
  let [before, after] = [from, at]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (countryAt(walk, middle) === country) after = middle
    else before = middle
  }
  return { at: after, country }
}

// The points a country is looked up at.
const listStrides = ({ along }: Walk): readonly number[] => {
  const points = [0]
  for (let at = 1; at < along.length; at += 1) {
    const passed = (along[at] ?? 0) - (along[points.at(-1) ?? 0] ?? 0)
    if (passed >= STRIDE || at === along.length - 1) points.push(at)
  }
  return points
}

// Outlines are coarse: a place that lies in no country is in the one the road was in before, or comes to.
const listCuts = (walk: Walk): readonly Cut[] => {
  const cuts: Cut[] = []
  let before = 0
  for (const at of listStrides(walk)) {
    const country = countryAt(walk, at)
    if (country !== '' && country !== cuts.at(-1)?.country)
      cuts.push(cuts.length === 0 ? { at: 0, country } : findBorder(walk, before, { at, country }))
    before = at
  }
  return cuts.length === 0 ? [{ at: 0, country: '' }] : cuts
}

/**
 * Cuts a stretch of a road at borders; lengths and times by the share of its line. On a ferry or a shuttle it is in no
 * country.
 */
export const cutAtBorders = <Part extends Stretch>(
  stretch: Part,
  countryOf: CountryOf,
): readonly (Part & { readonly country: string })[] => {
  if (isCarried(stretch.kind)) return [{ ...stretch, country: '' }]
  const { line } = stretch
  const along = measureLine(line)
  const cuts = listCuts({ line, along, countryOf })
  const [only, second] = cuts
  if (only !== undefined && second === undefined) return [{ ...stretch, country: only.country }]
  const whole = along.at(-1) ?? 0
  return cuts.map(({ at, country }, index) => {
    const to = cuts[index + 1]?.at ?? along.length - 1
    const share = ((along[to] ?? 0) - (along[at] ?? 0)) / whole
    return {
      ...stretch,
      line: line.slice(at * 2, (to + 1) * 2),
      metres: stretch.metres * share,
      minutes: stretch.minutes * share,
      country,
    }
  })
}
