import type { WantedCar } from './car-choice.js'
import { readVersionSlug, writeVersionSlug } from './version-slug.js'

const JOINT = '.'

/** Writes a car, its version and its paint as one text that can be passed on: `ex30-electric.SME.moss`. */
export const writeConfigurationCode = (
  slug: string,
  { version, colour }: Pick<WantedCar, 'version' | 'colour'>,
): string => [writeVersionSlug({ slug, version }), colour].join(JOINT)

/** Splits such a text into what it asks for; what it does not say is empty. */
export const readConfigurationCode = (text: string): WantedCar => {
  const { slug, version: rest } = readVersionSlug(text.trim())
  const [version = '', colour = ''] = rest.split(JOINT)
  return { model: slug, version: version.toUpperCase(), colour: colour.toLowerCase() }
}
