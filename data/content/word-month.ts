import { daysOf } from './intl.js'
import type { SiteEntry } from './parts.js'

/** Puts a month into words of a site: `2024-11` is November 2024. */
export const wordMonth = (month: string, { locale }: Pick<SiteEntry, 'locale'>): string =>
  daysOf(locale, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01`))
