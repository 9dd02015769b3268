import * as O from '#fp-ts/Option'
import { isMotorKey, toMotorType, type MotorType } from '../car/index.js'
import { none, some, type Option } from '../shared/index.js'

/** Model and drivetrain of a family. */
export interface FamilyKey {
  readonly model: string
  readonly drivetrain: MotorType
}

const WORDS: readonly (readonly [word: string, type: MotorType])[] = [
  ['extended', 'Single-with-Extended'],
  ['single', 'Single'],
  ['twin', 'Twin'],
]

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/**
 * Finds the drivetrain a motor label speaks of: whole words, case-insensitively.
 *
 * | label has the word | drivetrain           |
 * | ------------------ | -------------------- |
 * | extended           | Single-with-Extended |
 * | else single        | Single               |
 * | else twin          | Twin                 |
 * | none of them       | none                 |
 *
 * @source T-CALC-20, D-T-30
 */
export const findDrivetrain = (label: string): Option<MotorType> => {
  const words = label.toLowerCase().split(BETWEEN_WORDS)
  const found = WORDS.find(([word]) => words.includes(word))
  return found === undefined ? none : some(found[1])
}

const SEPARATOR = '_'

/**
 * Reads a family key: the model before the first underscore, the drivetrain behind it as words or as a motor key.
 *
 * @source T-DATA-13, D-T-30
 */
export const parseFamilyKey = (key: string): Option<FamilyKey> => {
  const at = key.indexOf(SEPARATOR)
  if (at < 0) return none
  const model = key.slice(0, at).trim()
  const rest = key.slice(at + 1)
  const drivetrain = isMotorKey(rest) ? some(toMotorType(rest)) : findDrivetrain(rest)
  return model === '' || O.isNone(drivetrain) ? none : some({ model, drivetrain: drivetrain.value })
}

/**
 * Writes a family key.
 *
 * @source D-T-30
 */
export const writeFamilyKey = ({ model, drivetrain }: FamilyKey): string =>
  `${model}${SEPARATOR}${drivetrain}`

/**
 * Makes the form of a model's name that is compared: case and outer spaces do not count.
 *
 * @source D-T-30, D-T-14
 */
export const foldModel = (model: string): string => model.trim().toLowerCase()
