// The bodies that are rendered, one record each.
import type { BodyRecord } from '../record.js'
import { COMPACT_SUV } from './compact-suv.js'
import { COUPE_SUV } from './coupe-suv.js'
import { FASTBACK } from './fastback.js'
import { LARGE_SUV } from './large-suv.js'
import { SMALL_SUV_CROSS } from './small-suv-cross.js'
import { SMALL_SUV } from './small-suv.js'

/** Every body with a model. */
export const BODY_RECORDS: readonly BodyRecord[] = [
  SMALL_SUV,
  SMALL_SUV_CROSS,
  COMPACT_SUV,
  COUPE_SUV,
  LARGE_SUV,
  FASTBACK,
]
