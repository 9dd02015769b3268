import * as O from '#fp-ts/Option'
import { type Option } from '../shared/index.js'

/** The keys a motor can have in content and in the address. @source T-DATA-09 @category constants */
export const MOTOR_KEYS = ['TMP', 'TM', 'SM', 'SME'] as const
/** Key of a motor: `TMP`, `TM`, `SM` or `SME`; case-sensitive. */
export type MotorKey = (typeof MOTOR_KEYS)[number]

/**
 * The display words of the motor keys.
 *
 * @source T-DATA-09
 * @category constants
 */
export const MOTOR_WORDS: Readonly<Record<MotorKey, string>> = {
  TMP: 'Twin Motor Performance',
  TM: 'Twin Motor',
  SM: 'Single Motor',
  SME: 'Single Motor Extended Range',
}

/**
 * Motor types (drivetrains), in display order.
 *
 * @source T-CHG-19, T-CONST-35
 * @category constants
 */
export const MOTOR_TYPES = ['Single', 'Single-with-Extended', 'Twin'] as const
/** Motor type, also called drivetrain. */
export type MotorType = (typeof MOTOR_TYPES)[number]

const TYPE_OF_KEY: Readonly<Record<MotorKey, MotorType>> = {
  SM: 'Single',
  SME: 'Single-with-Extended',
  TM: 'Twin',
  TMP: 'Twin',
}

const SECOND_CHOICES: Readonly<Record<MotorType, readonly MotorType[]>> = {
  Single: ['Twin', 'Single-with-Extended'],
  Twin: ['Single-with-Extended', 'Single'],
  'Single-with-Extended': ['Single', 'Twin'],
}

/**
 * Tells whether a text is a motor key.
 *
 * @source T-DATA-09
 */
export const isMotorKey = (text: string): text is MotorKey =>
  (MOTOR_KEYS as readonly string[]).includes(text)

/**
 * Tells whether a text is a motor type word.
 *
 * @source D-T-10
 */
export const isMotorType = (text: string): text is MotorType =>
  (MOTOR_TYPES as readonly string[]).includes(text)

/**
 * Converts a motor key to its motor type.
 *
 * @param key - A motor key.
 * @returns `SM` is Single, `SME` Single-with-Extended, `TM` and `TMP` Twin.
 * @source D-T-10
 *
 * @example The performance motor is a twin motor
 * ```ts
 * import { toMotorType } from '@evkit/engine/car'
 *
 * toMotorType('TMP') // => 'Twin'
 * ```
 * @category conversions
 */
export const toMotorType = (key: MotorKey): MotorType => TYPE_OF_KEY[key]

/**
 * Lists the motor types a car offers, in display order, each once.
 *
 * @source T-CHG-19
 */
export const listMotorTypes = (keys: readonly MotorKey[]): readonly MotorType[] =>
  MOTOR_TYPES.filter((type) => keys.some((key) => toMotorType(key) === type))

/** What content says of the motors of a car. */
export interface MotorFlags {
  /** True when the car has a Single motor. */
  readonly singleMotor: boolean
  /** True when the car has a Twin motor. */
  readonly twinMotor: boolean
  /** True when the car has a Single-with-Extended motor. */
  readonly singleExtendedMotor: boolean
}

const FLAGS = {
  Single: 'singleMotor',
  'Single-with-Extended': 'singleExtendedMotor',
  Twin: 'twinMotor',
} as const

/** Lists the motor types content flags, in display order. */
export const listFlaggedTypes = (flags: MotorFlags): readonly MotorType[] =>
  MOTOR_TYPES.filter((type) => flags[FLAGS[type]])

/** Resolves the motor type a car can really have. */
export const resolveMotorType = (wanted: MotorType, offered: readonly MotorType[]): MotorType =>
  [wanted, ...SECOND_CHOICES[wanted]].find((type) => offered.includes(type)) ?? wanted

/** Resolves the motor type on choosing a car: Single if offered, else Twin, else by the switching order. */
export const resolveFirstMotorType = (offered: readonly MotorType[]): MotorType =>
  resolveMotorType(offered.includes('Single') ? 'Single' : 'Twin', offered)

/** Finds the first motor key of a type in a car's own order. */
export const findMotorKey = (keys: readonly MotorKey[], type: MotorType): Option<MotorKey> =>
  O.fromNullable(keys.find((key) => toMotorType(key) === type))
