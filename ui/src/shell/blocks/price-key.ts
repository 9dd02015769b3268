/** The attribute of an element a price label stands in whose block never wakes: its name. */
export const PLACED = 'data-price'

/** What a price label of a page is asked for with, beside the site. */
export interface AskedPrice {
  readonly modelSlug: string
  /** Empty for the default edition. */
  readonly edition: string
  /** A variant, or a type of older content; empty for the default of the site. */
  readonly variant: string
  /** Shown in place of a price there is none of; empty for nothing. */
  readonly fallback: string
}

/** What a label is asked for with, by its name; only the fallback is free text. */
export const fromPriceKey = (key: string): AskedPrice => {
  const [modelSlug = '', edition = '', variant = '', ...fallback] = key.split('|')
  return { modelSlug, edition, variant, fallback: fallback.join('|') }
}

/** The name of a label among those of its page. */
export const toPriceKey = ({ modelSlug, edition, variant, fallback }: AskedPrice): string =>
  [modelSlug, edition, variant, fallback].join('|')
