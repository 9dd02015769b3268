// Cuts what a service found of a road where it crosses a border: services do not say in which country a step is.
import { iso1A2Code } from '@rapideditor/country-coder'
import type { Line } from '@evkit/engine/geo'
import { isCarried, type RoadKind } from '@evkit/engine/internal/route'
import { cutLine, type NameAt } from '../line-cuts.js'

/** Finds countries, as codes of two capitals, by the outlines of the package country-coder: right to some hundred metres. */
export const findCountry: NameAt = (latitude, longitude) =>
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

/**
 * Cuts a stretch of a road at borders; lengths and times by the share of its line. On a ferry or a shuttle it is in no
 * country.
 */
export const cutAtBorders = <Part extends Stretch>(
  stretch: Part,
  countryOf: NameAt,
): readonly (Part & { readonly country: string })[] => {
  if (isCarried(stretch.kind)) return [{ ...stretch, country: '' }]
  const { line } = stretch
  const { cuts, length } = cutLine({ line, nameAt: countryOf, stride: STRIDE })
  const [only, second] = cuts
  if (only !== undefined && second === undefined) return [{ ...stretch, country: only.name }]
  return cuts.map(({ at, along, name }, index) => {
    const next = cuts[index + 1]
    const share = ((next?.along ?? length) - along) / length
    return {
      ...stretch,
      line: line.slice(at * 2, next === undefined ? undefined : (next.at + 1) * 2),
      metres: stretch.metres * share,
      minutes: stretch.minutes * share,
      country: name,
    }
  })
}
