import { function as F, option as O } from 'fp-ts'
import { FORMS_CALLS, type Retailer } from '@evkit/engine/forms'
import { decodeWith } from '@evkit/engine/shared'

/** Reads retailers as their call answers them. */
export const decodeRetailers = (documents: readonly object[]): readonly Retailer[] =>
  F.pipe(
    decodeWith(FORMS_CALLS.dealersAll.reply, documents),
    O.fromEither,
    O.getOrElse((): readonly Retailer[] => []),
  )
