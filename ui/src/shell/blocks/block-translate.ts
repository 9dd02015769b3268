import { makeTranslate } from '@evkit/engine/content'
import type { Translate } from '@evkit/engine/shared'
import type { Say } from './drawn-block.types.js'

/** Puts texts of a block into words that have plurals. */
export const blockTranslate = (say: Say, locale: string, names: readonly string[]): Translate =>
  makeTranslate({
    texts: Object.fromEntries(names.map((name) => [name, say(name)])),
    language: locale,
  })
