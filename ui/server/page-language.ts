// The language a page is in, as far as names of places go.
import { findLanguage, type Language, type Store } from '@evkit/data/service'
import { resolveSite } from '@evkit/engine/site'
import { splitPath } from '@evkit/engine/internal/site'

/** The language of the page at a path. */
export const languageOf = (path: string, { locales }: Pick<Store, 'locales'>): Language =>
  findLanguage(locales.get(resolveSite(splitPath(path)[0] ?? '')))
