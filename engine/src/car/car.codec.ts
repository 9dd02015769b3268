import * as t from 'io-ts'
import { keysOf } from '../shared/index.js'
import { MOTOR_KEYS, type MotorKey } from './motor.js'

/**
 * Codec of a motor key; it rejects every other text.
 *
 * @source T-DATA-09
 * @category codecs
 */
export const MotorKeyCodec: t.Type<MotorKey, string> = /*#__PURE__*/ t.keyof(
  keysOf(MOTOR_KEYS),
  'MotorKey',
)
