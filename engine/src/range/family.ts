import { option as O } from 'fp-ts'
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
 * @param label - A motor label of content.
 * @returns The drivetrain, or `none`: the label offers no drivetrain.
 * @source T-CALC-20, D-T-30
 *
 * @example Extended wins over single
 * ```ts
 * import { findDrivetrain } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * findDrivetrain('SINGLE motor EXTENDED') // => option.some('Single-with-Extended')
 * findDrivetrain('Electric') // => option.none
 * ```
 * @category look-ups
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
 * @param key - Text such as `EX30_Single-with-Extended` or `EX30_SME`.
 * @returns Model as written and drivetrain, or `none` when either is missing.
 * @law Reading a written family key gives the family back.
 * @source T-DATA-13, D-T-30
 *
 * @example A motor key counts too
 * ```ts
 * import { parseFamilyKey } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * parseFamilyKey('EX30_SME') // => option.some({ model: 'EX30', drivetrain: 'Single-with-Extended' })
 * parseFamilyKey('EX30') // => option.none
 * ```
 * @category look-ups
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
 * @param family - Model and drivetrain.
 * @returns Model, underscore, drivetrain.
 * @source D-T-30
 *
 * @example The extended motor
 * ```ts
 * import { writeFamilyKey } from '@evkit/engine/range'
 *
 * writeFamilyKey({ model: 'EX30', drivetrain: 'Single-with-Extended' }) // => 'EX30_Single-with-Extended'
 * ```
 * @category constructors
 */
export const writeFamilyKey = ({ model, drivetrain }: FamilyKey): string =>
  `${model}${SEPARATOR}${drivetrain}`

/**
 * Makes the form of a model's name that is compared: case and outer spaces do not count.
 *
 * @param model - A model's name.
 * @returns The name in lower case without outer spaces.
 * @source D-T-30, D-T-14
 *
 * @example Upper and lower case are one model
 * ```ts
 * import { foldModel } from '@evkit/engine/range'
 *
 * foldModel(' EX30') // => 'ex30'
 * ```
 * @category conversions
 */
export const foldModel = (model: string): string => model.trim().toLowerCase()
