import { makeTranslate } from '@evkit/engine/content'
import type { Translate } from '@evkit/engine/shared'
import type { BlockText } from './block-texts.js'
import type { TranslateBlock } from './drawn-block.types.js'

/** Puts texts of a block into words that have plurals. */
export const blockTranslate = (
  say: TranslateBlock,
  locale: string,
  keys: readonly BlockText[],
): Translate =>
  makeTranslate({
    texts: Object.fromEntries(keys.map((key) => [key, say(key)])),
    language: locale,
  })
