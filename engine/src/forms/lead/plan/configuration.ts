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
 * @source F-CFG-25
 */
export const joinTranslations = ({
  translations,
  marketConfiguration,
}: FullConfiguration): ReadonlyMap<string, string> =>
  new Map([...translations, ...marketConfiguration.translations])
