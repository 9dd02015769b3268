// What has changed, as text and as JSON.
import { joinNames, type Change, type Place } from './change.js'
import type { FormsDiff } from './diff-forms.js'
import { groupBy } from './group.js'

/** How a comparison can be written. */
export const DIFF_FORMATS = ['text', 'json'] as const

/** How a comparison is written. */
export type DiffFormat = (typeof DIFF_FORMATS)[number]

type Forms = FormsDiff['forms']

// Purposes of a market, or that they are all it has.
const wordPurposes = (market: string, places: readonly Place[], forms: Forms): string => {
  const purposes = places.flatMap(({ purpose }) => purpose ?? [])
  if (purposes.length === 0) return ''
  const all = forms.get(market) ?? []
  return all.length > 1 && all.every((one) => purposes.includes(one))
    ? 'every form'
    : joinNames(purposes)
}

const wordMarkets = (markets: readonly string[], forms: Forms): string =>
  forms.size > 1 && [...forms.keys()].every((market) => markets.includes(market))
    ? 'every market'
    : joinNames(markets)

// Markets with the same forms are told together.
const wordForms = (places: readonly Place[], forms: Forms): string => {
  const markets = [...groupBy(places, ({ market }) => market)].map(([market, own]) => ({
    market,
    words: wordPurposes(market, own, forms),
  }))
  return [...groupBy(markets, ({ words }) => words)]
    .map(([words, group]) => {
      const where = wordMarkets(
        group.map(({ market }) => market),
        forms,
      )
      return words === '' ? where : `${words} in ${where}`
    })
    .join('; ')
}

const wordPlaces = (places: readonly Place[], forms: Forms): string =>
  [...groupBy(places, ({ when }) => when)]
    .map(([when, group]) => [wordForms(group, forms), ...(when === '' ? [] : [when])].join(', '))
    .join('; ')

const wordChange = ({ kind, text, places, mayRefuse }: Change, forms: Forms): string => {
  const where = kind.startsWith('market.') ? '' : ` (${wordPlaces(places, forms)})`
  return `${mayRefuse ? 'may refuse: ' : ''}${text}${where}\n`
}

/** Counts what may refuse values that were fine before. */
export const countRefusing = ({ changes }: FormsDiff): number =>
  changes.filter(({ mayRefuse }) => mayRefuse).length

const wordCount = (diff: FormsDiff): string => {
  const all = diff.changes.length
  if (all === 0) return 'no change\n'
  const refusing = countRefusing(diff)
  const counted = all === 1 ? '1 change' : `${all} changes`
  const which = refusing === 0 ? 'none' : String(refusing)
  return `${counted}, ${which} of which may refuse what was fine before\n`
}

const writeText = (diff: FormsDiff): string =>
  `${diff.changes.map((change) => wordChange(change, diff.forms)).join('')}${wordCount(diff)}`

const writeJson = (diff: FormsDiff): string =>
  `${JSON.stringify({ mayRefuse: countRefusing(diff), changes: diff.changes }, null, 2)}\n`

/** Writes what has changed. */
export const writeDiff = (diff: FormsDiff, format: DiffFormat): string =>
  format === 'json' ? writeJson(diff) : writeText(diff)
