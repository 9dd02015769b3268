import { none, some, type Km, type Option } from '../shared/index.js'
import type { RangeEstimate, RangeFamily } from './range.types.js'
import { resolveRange } from './resolve.js'

/**
 * Finds the range of an estimate with the heat pump the other way: without one where the figure has one.
 *
 * @param family - The family of the estimate.
 * @param estimate - What the figure holds for.
 * @returns [km] Not rounded; `none` where the data does not have it, or where it makes no difference.
 * @source E-T-48, D-T-28
 *
 * @example With climate control off a heat pump has nothing to do
 * ```ts
 * import { DEFAULT_RANGE_WISH, estimateRange, findOtherPump, toRangeData, findFamily } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * const entry = { temperature: 20, climate: false, city: 460, highway: 380, combined: 420 }
 * const rangeValues = [{ ...entry, heatpump: true }, { ...entry, heatpump: false }]
 * const family = findFamily(toRangeData([{ modelFamily: 'EX30_Twin', rangeValues }]), { model: 'EX30', drivetrain: 'Twin' })
 * const estimate = family._tag === 'Some' && estimateRange(family.value, { wish: DEFAULT_RANGE_WISH, unit: 'km' })
 * estimate && family._tag === 'Some' && findOtherPump(family.value, estimate) // => option.none
 * ```
 * @category look-ups
 */
export const findOtherPump = (family: RangeFamily, estimate: RangeEstimate): Option<Km> => {
  const { temperature, climate, heatpump, drivingProfile, km } = estimate
  const answer = resolveRange(family, {
    temperature,
    climate,
    heatpump: !heatpump,
    drivingProfile,
  })
  return answer.corrected.length > 0 || answer.km === km ? none : some(answer.km)
}
