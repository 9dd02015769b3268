// What each field of the graph answers, from the store.
import { option as O } from 'fp-ts'
import { toMotorType, type MotorType } from '@evkit/engine/car'
import { isMotorKey, isMotorType } from '@evkit/engine/internal/car'
import type { RangeDocument } from '@evkit/engine/range'
import {
  findDrivetrain,
  foldModel,
  parseFamilyKey,
  type RangeEntry,
} from '@evkit/engine/internal/range'
import type { Store } from '../store.js'

/** Filters of the range data; what is null or absent lets everything through. */
export interface RangeFilter {
  readonly modelFamily?: string | null
  readonly motorType?: string | null
  readonly heatPump?: boolean | null
  readonly climate?: boolean | null
  readonly temperature?: number | null
}

const isOpen = (wanted: unknown): wanted is null | undefined =>
  wanted === null || wanted === undefined

const matches = <A>(wanted: A | null | undefined, value: A): boolean =>
  isOpen(wanted) || wanted === value

const toDrivetrain = (text: string): MotorType | undefined => {
  if (isMotorKey(text)) return toMotorType(text)
  if (isMotorType(text)) return text
  const found = findDrivetrain(text)
  return O.toUndefined(found)
}

/** Makes the test of a family: the filter may name a model, or a family with its drivetrain. */
const familyTest = ({ modelFamily, motorType }: RangeFilter) => {
  const text = modelFamily ?? ''
  const key = parseFamilyKey(text)
  const model = foldModel(O.isSome(key) ? key.value.model : text)
  const named = O.isSome(key) ? key.value.drivetrain : undefined
  const isAnyMotor = isOpen(motorType) || motorType === ''
  const wanted = isAnyMotor ? undefined : toDrivetrain(motorType)
  return (family: string): boolean => {
    const parsed = parseFamilyKey(family)
    if (O.isNone(parsed)) return false
    return (
      (model === '' || foldModel(parsed.value.model) === model) &&
      (named === undefined || parsed.value.drivetrain === named) &&
      (isAnyMotor || parsed.value.drivetrain === wanted)
    )
  }
}

/** Finds the range data that passes the filter; a family with nothing left is not in the answer. */
export const filterRange = (range: RangeDocument, filter: RangeFilter): RangeDocument => {
  const isWanted = familyTest(filter)
  const isRow = (row: RangeEntry): boolean =>
    matches(filter.heatPump, row.heatpump) &&
    matches(filter.climate, row.climate) &&
    matches(filter.temperature, row.temperature)
  return range
    .filter(({ modelFamily }) => isWanted(modelFamily))
    .map((family) => ({ ...family, rangeValues: family.rangeValues.filter(isRow) }))
    .filter(({ rangeValues }) => rangeValues.length > 0)
}

/** Makes what the fields of the query answer. */
export const createAnswers = ({ range, savings }: Pick<Store, 'range' | 'savings'>) => ({
  rangeData: (filter: RangeFilter) => filterRange(range, filter),
  ...savings.configurations,
})
