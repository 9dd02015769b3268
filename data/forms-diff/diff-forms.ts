// The whole comparison: two versions of a configuration in, what has changed out.
import { either as E } from 'fp-ts'
import type { Purpose } from '@evkit/engine/forms'
import { right, type Either } from '@evkit/engine/shared'
import type { Met } from '../forms-check/reachable.js'
import { nameIt, tell, warn, type Change, type Difference } from './change.js'
import { compareResolved } from './compare.js'
import { groupChanges, groupWays, type Placed } from './group.js'
import { listPairs, wordWays, type Ways } from './pairs.js'
import { resolveMet, type Resolved } from './resolved.js'
import {
  findOnlyMarket,
  openSide,
  readGiven,
  renameMarket,
  type Given,
  type Side,
  type SideMarket,
} from './side.js'

interface Compared {
  readonly placed: readonly Placed[]
  /** Keys asked for by the form as it was, and as it is. */
  readonly keys: readonly [before: ReadonlySet<string>, after: ReadonlySet<string>]
}

type Resolve = (met: Met) => Resolved

// A way is held against several others, and resolved once.
const resolverOf = ({ configuration }: Ways, { dictionary }: SideMarket): Resolve => {
  const known = new Map<Met, Resolved>()
  return (met) => {
    const resolved = known.get(met) ?? resolveMet(met, configuration, dictionary)
    known.set(met, resolved)
    return resolved
  }
}

interface FormSides {
  readonly market: string
  readonly purpose: Purpose
  readonly markets: readonly [before: SideMarket, after: SideMarket]
  readonly forms: readonly [before: Ways, after: Ways]
}

const keysOf = ({ all }: Ways, resolve: Resolve): ReadonlySet<string> =>
  new Set(all.flatMap((met) => [...resolve(met).keys]))

const compareForm = ({ market, purpose, markets, forms }: FormSides): Compared => {
  const [old, fresh] = [resolverOf(forms[0], markets[0]), resolverOf(forms[1], markets[1])]
  const pairs = listPairs(...forms)
  const ways = pairs.map(({ way }) => way)
  const met = pairs.flatMap(({ before, after, way }) =>
    compareResolved([old(before), fresh(after)]).map((difference) => ({ difference, way })),
  )
  return {
    placed: groupWays(met).map((one) => ({
      difference: one.difference,
      place: { market, purpose, when: wordWays(one.ways, ways) },
    })),
    keys: [keysOf(forms[0], old), keysOf(forms[1], fresh)],
  }
}

const at = (market: string, purpose: Purpose | undefined, difference: Difference): Placed => ({
  difference,
  place: { market, purpose, when: '' },
})

interface Asked {
  readonly purpose: Purpose
  readonly keys: Compared['keys']
}

// A text only one version asks for comes or goes with what it stands at.
const compareTexts = (
  market: string,
  [before, after]: readonly [SideMarket, SideMarket],
  asked: readonly Asked[],
): readonly Placed[] => {
  const isAsked = (key: string, side: 0 | 1): boolean =>
    asked.some(({ keys }) => keys[side].has(key))
  return [...new Set([...before.dictionary.keys(), ...after.dictionary.keys()])].flatMap((key) => {
    const [was, is] = [before.dictionary.get(key) ?? '', after.dictionary.get(key) ?? '']
    const isOneSided = was === '' || is === ''
    if (was === is || (isOneSided && isAsked(key, 0) !== isAsked(key, 1))) return []
    const [old, fresh] = [was, is].map((text) => (text === '' ? 'nothing' : JSON.stringify(text)))
    const words = `text ${nameIt(key)} in ${after.language}: ${fresh} instead of ${old}`
    const difference = tell('text.changed', key, words)
    const shown = asked.filter(({ keys }) => keys.some((side) => side.has(key)))
    return shown.length === 0
      ? [at(market, undefined, difference)]
      : shown.map(({ purpose }) => at(market, purpose, difference))
  })
}

const compareMarket = (
  market: string,
  before: SideMarket | undefined,
  after: SideMarket | undefined,
): readonly Placed[] => {
  if (before === undefined)
    return [at(market, undefined, tell('market.added', market, `market ${market} is new`))]
  if (after === undefined) {
    const gone = tell('market.removed', market, `market ${market} is gone with all its forms`)
    return [at(market, undefined, warn(gone))]
  }
  const [old, fresh] = [before.forms, after.forms]
  const compared = [...old].flatMap(([purpose, form]) => {
    const now = fresh.get(purpose)
    if (now === undefined) return []
    const sides = { market, purpose, markets: [before, after], forms: [form, now] } as const
    return [{ purpose, ...compareForm(sides) }]
  })
  return [
    ...[...fresh.keys()]
      .filter((purpose) => !old.has(purpose))
      .map((purpose) => at(market, purpose, tell('form.added', purpose, `form ${purpose} is new`))),
    ...[...old.keys()]
      .filter((purpose) => !fresh.has(purpose))
      .map((purpose) =>
        at(market, purpose, warn(tell('form.removed', purpose, `form ${purpose} is gone`))),
      ),
    ...compared.flatMap(({ placed }) => placed),
    ...compareTexts(market, [before, after], compared),
  ]
}

/** What was compared, and what has changed. */
export interface FormsDiff {
  readonly changes: readonly Change[]
  /** Purposes of each market, to tell what all of them is. */
  readonly forms: ReadonlyMap<string, readonly string[]>
}

const listForms = (before: Side, after: Side): FormsDiff['forms'] =>
  new Map(
    [...before].flatMap(([market, { forms }]) => {
      const now = after.get(market)
      const both = now === undefined ? [] : [...forms.keys()].filter((one) => now.forms.has(one))
      return both.length === 0 ? [] : [[market, both] as const]
    }),
  )

/** Explains how two versions of a configuration of forms differ, or why they cannot be compared. */
export const diffForms = (
  given: readonly [before: Given, after: Given],
): Either<string, FormsDiff> => {
  const [first, second] = [readGiven(given[0]), readGiven(given[1])]
  if (E.isLeft(first)) return first
  if (E.isLeft(second)) return second
  // Two files of one market each are two versions of it, whatever the older file was renamed to.
  const only = findOnlyMarket(given[1], second.right)
  const isRenamed = only !== undefined && findOnlyMarket(given[0], first.right) !== undefined
  const before = openSide(isRenamed ? renameMarket(first.right, only) : first.right)
  const after = openSide(second.right)
  const markets = [...new Set([...before.keys(), ...after.keys()])]
  const placed = markets.flatMap((market) =>
    compareMarket(market, before.get(market), after.get(market)),
  )
  return right({ changes: groupChanges(placed), forms: listForms(before, after) })
}
