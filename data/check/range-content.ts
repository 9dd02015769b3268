// What is looked for in the content of the range tools: cars, motors, disclaimers and light models that nothing knows.
import type { RangeCarEntry, RangeContentParts, RangeSiteEntry } from '../content/range-parts.js'
import type { RangeSources } from '../sources/range-rows.js'
import type { Fault } from '../sources/rows.js'

const CARS = 'data/content/range-cars.json'
const SITES = 'data/content/range-sites.json'

const fault = (file: string, path: string, text: string): Fault => ({ file, path, text })

const carFaults = (
  { model, motors, disclaimer }: RangeCarEntry,
  at: number,
  {
    ranges,
    disclaimers,
  }: { readonly ranges: RangeSources['ranges']; readonly disclaimers: readonly string[] },
): readonly Fault[] => {
  const own = ranges.rows.filter((row) => row.model === model)
  if (own.length === 0)
    return [fault(CARS, `${at}.model`, `no published range is known of the model ${model}`)]
  return [
    ...motors.flatMap((motor, place) =>
      own.some((row) => row.motor === motor)
        ? []
        : [
            fault(
              CARS,
              `${at}.motors.${place}`,
              `no published range is known of ${model} with motor ${motor}`,
            ),
          ],
    ),
    ...(disclaimer === undefined || disclaimers.includes(disclaimer)
      ? []
      : [fault(CARS, `${at}.disclaimer`, `not every language has the disclaimer ${disclaimer}`)]),
  ]
}

const siteFaults = (
  { site, lightModel }: RangeSiteEntry,
  at: number,
  cars: readonly RangeCarEntry[],
): readonly Fault[] =>
  cars.some(({ model, inCalculators }) => model === lightModel && inCalculators)
    ? []
    : [fault(SITES, `${at}.lightModel`, `${site} names ${lightModel}, which is in no calculator`)]

/** Cars of the range tools' content that no data knows, and what sites name that the content lacks. */
export const listRangeContentFaults = (
  { cars, sites, languages }: RangeContentParts,
  { ranges }: Pick<RangeSources, 'ranges'>,
): readonly Fault[] => {
  const named = [...languages.values()].map((language) => Object.keys(language.disclaimers))
  const disclaimers = (named[0] ?? []).filter((one) => named.every((names) => names.includes(one)))
  return [
    ...cars.flatMap((car, at) => carFaults(car, at, { ranges, disclaimers })),
    ...sites.flatMap((site, at) => siteFaults(site, at, cars)),
  ]
}
