import { wordKm, type RouteWords } from './wording.view.js'

/** What a ring around a place shows: one way, there and back, with a reserve kept, or the ends of the band. */
export type RingKind = 'oneWay' | 'outAndBack' | 'withReserve' | 'lowest' | 'highest'

/** A ring with its figure. */
export interface Ring {
  readonly kind: RingKind
  /** [km] */
  readonly km: number
}

/** A ring in words. */
export interface RingView extends Ring {
  readonly label: string
  readonly value: string
}

/** The rings around a place in words, for whoever does not see the map. */
export interface RingsView {
  readonly rings: readonly RingView[]
  /** Every figure in one sentence; empty when there is no ring. */
  readonly text: string
}

/**
 * Puts the rings around a place into words.
 *
 * @param rings - The rings, in the order they are to be listed; one of no size is left out.
 * @param place - Name of the place; that it is approximate stands in the name.
 * @param words - Messages, number format and unit.
 * @returns Label and figure of each ring, and one sentence with all of them.
 * @source B-T-06, E-T-12, T-RANGE-22
 *
 * @example No range, no ring
 * ```ts
 * import { toRings } from '@evkit/engine/route/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), distance: 'km' } as const
 * toRings([{ kind: 'oneWay', km: 0 }], 'Lund', words) // => { rings: [], text: '' }
 * ```
 * @category views
 */
export const toRings = (rings: readonly Ring[], place: string, words: RouteWords): RingsView => {
  const shown = rings
    .filter(({ km }) => Number.isFinite(km) && km > 0)
    .map((ring) => ({
      ...ring,
      label: words.translate(`ring.${ring.kind}`),
      value: wordKm(ring.km, words),
    }))
  if (shown.length === 0) return { rings: [], text: '' }
  const list = shown
    .map(({ label, value }) => words.translate('ring.item', { label, value }))
    .join(words.translate('ring.and'))
  return { rings: shown, text: words.translate('ring.text', { place, list }) }
}
