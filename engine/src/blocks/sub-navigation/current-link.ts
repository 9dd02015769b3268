import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'
import { readPagePath } from '../../site/index.js'

/** A link as far as its page goes. */
export interface PageLink {
  /** Page of the site it names; none when it names none, or one of another host. */
  readonly page: Option<string>
}

/** Finds the first link of the page that is shown. */
export const findCurrentLink = (links: readonly PageLink[], path: string): Option<number> => {
  const shown = readPagePath(path)
  const at = links.findIndex(
    ({ page }) => O.isSome(page) && O.isSome(shown) && page.value === shown.value,
  )
  return at < 0 ? none : some(at)
}
