import type { Translate } from '../shared/index.js'
import type { NumberFormat } from './number-format.js'

/** What a view needs to put something into words. */
export interface Words {
  readonly translate: Translate
  readonly numbers: NumberFormat
}
