import { none, some, type Option } from '../shared/index.js'

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const LAST_MONTH = 12

// A year begins in March here, so that a leap day is its last; the last number is the 1 January 1970.
const daysTo = (year: number, month: number): number => {
  const [marches, months] = [month < 3 ? year - 1 : year, (month + 9) % LAST_MONTH]
  const leaps = Math.floor(marches / 4) - Math.floor(marches / 100) + Math.floor(marches / 400)
  return marches * 365 + leaps + Math.floor((153 * months + 2) / 5) - 719_468
}

/** [d] Days from 1 January 1970 to a date such as `2026-12-24`; none for one that does not exist. */
export const readDate = (text: string): Option<number> => {
  const [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1).map(Number)
  const first = daysTo(year, month)
  const isReal = month > 0 && month <= LAST_MONTH && day > 0
  return isReal && day <= daysTo(year, month + 1) - first ? some(first + day - 1) : none
}
