// Stands between slug and motor key; no form encodes it.
const JOINT = '.'

/** A version of a car, as addresses name it. */
export interface VersionSlug {
  /** Slug of the car. */
  readonly slug: string
  /** Motor key, such as `SME`; empty for a car without versions. */
  readonly version: string
}

/**
 * Writes a version of a car as one text of an address: `ex30-electric.SME`.
 *
 * @source E-B-74
 */
export const writeVersionSlug = ({ slug, version }: VersionSlug): string =>
  version === '' ? slug : `${slug}${JOINT}${version}`

/** Splits a text of an address into the slug of a car and what it says of a version. */
export const readVersionSlug = (text: string): VersionSlug => {
  const [slug = '', ...rest] = text.split(JOINT)
  return { slug: slug.toLowerCase(), version: rest.join(JOINT) }
}
