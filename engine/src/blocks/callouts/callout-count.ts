import * as O from '#fp-ts/Option'
import type { CalloutsContent } from './callouts.types.js'

/** Callouts that are shown unless all are. @source B-CALL-01 @category constants */
const CALLOUTS_INITIAL = 3

const MOST_IN_A_ROW = 3
const FEW = 2

/** Counts the callouts that are shown on the page. */
export const countCallouts = ({
  callouts,
  showAll,
}: Pick<CalloutsContent, 'callouts' | 'showAll'>): number =>
  showAll ? callouts.length : Math.min(CALLOUTS_INITIAL, callouts.length)

/** Tells whether there are more callouts than the page shows, and nothing else that leads to them. */
export const hasLearnMore = ({
  callouts,
  showAll,
  cta,
}: Pick<CalloutsContent, 'callouts' | 'showAll' | 'cta'>): boolean =>
  !showAll && callouts.length > CALLOUTS_INITIAL && O.isNone(cta)

/** Columns of a grid: three where it fills them without a hole. */
export const countColumns = (shown: number): number =>
  shown === MOST_IN_A_ROW || shown > MOST_IN_A_ROW + 1 ? MOST_IN_A_ROW : FEW

/** Columns of centred callouts: one row of up to three, and pairs for more. */
export const countCentredColumns = (shown: number): number => (shown <= MOST_IN_A_ROW ? shown : FEW)
