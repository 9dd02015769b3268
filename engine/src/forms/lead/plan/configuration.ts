import type { FullConfiguration } from '../forms.types.js'

/**
 * Name of the analytics cookie where the market has none of its own.
 *
 * @source D-F-38
 * @category constants
 */
export const ANALYTICS_COOKIE = '_ga'

/**
 * Joins the texts of a configuration: the market's own win.
 *
 * @param configuration - A decoded configuration.
 * @returns All texts by key.
 * @source F-CFG-25
 *
 * @example The market's own
 * ```ts
 * import { FullConfigurationCodec, joinTranslations } from '@evkit/engine/forms'
 * import { either } from 'fp-ts'
 *
 * const document = { translations: { Submit: 'Send' }, marketConfiguration: { purposeConfigs: {}, translations: { Submit: 'Submit' } } }
 * either.map((full) => joinTranslations(full).get('Submit'))(FullConfigurationCodec.decode(document)) // => either.right('Submit')
 * ```
 * @category resolution
 */
export const joinTranslations = ({
  translations,
  marketConfiguration,
}: FullConfiguration): ReadonlyMap<string, string> =>
  new Map([...translations, ...marketConfiguration.translations])
