import { none, some, type Option } from '../shared/index.js'
import type { Disclaimer, DisclaimerType } from './disclaimer.types.js'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A number in letters: a to z, then aa, ab, … az, ba. @source B-DISC-03, B-DISC-06, D-B-42 */
const inLetters = (number: number): string => {
  const before = number - 1
  const last = LETTERS.charAt(before % LETTERS.length)
  const rest = Math.floor(before / LETTERS.length)
  return rest === 0 ? last : inLetters(rest) + last
}

/** The symbol of the nth disclaimer of a type, from 1. */
export const symbolAt = (type: DisclaimerType, nth: number): string =>
  type === 'inline' ? inLetters(nth) : String(nth)

/** A disclaimer with its symbol. */
export type Numbered = Disclaimer & { readonly symbol: string }

/** What was registered, in order. */
export type Registered = readonly Numbered[]

/** Registers a disclaimer: one whose id is known gets the symbol of the first, one without a text none. */
export const registerDisclaimer = (
  registered: Registered,
  disclaimer: Disclaimer,
): { readonly registered: Registered; readonly symbol: Option<string> } => {
  const known = registered.find(({ id }) => id === disclaimer.id)
  if (known !== undefined) return { registered, symbol: some(known.symbol) }
  if (disclaimer.text.length === 0) return { registered, symbol: none }
  const nth = registered.filter(({ type }) => type === disclaimer.type).length + 1
  const symbol = symbolAt(disclaimer.type, nth)
  return { registered: [...registered, { ...disclaimer, symbol }], symbol: some(symbol) }
}

/** Disclaimers with their symbols, each type counted by itself. */
export const inSymbols = (disclaimers: readonly Disclaimer[]): Registered =>
  disclaimers.reduce<Registered>(
    (registered, one) => registerDisclaimer(registered, one).registered,
    [],
  )
