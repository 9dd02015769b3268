// What blocks say of the texts of their language: one that is not there leaves its place empty, and is told of.
import { makeTranslate } from '@evkit/engine/content'
import type { Log } from '@evkit/engine/internal/shared'
import type { BlockContext, BlockTexts, TranslateBlock } from './drawn-block.types.js'

// Texts are the same object in every request: what lacks in them is told of once.
const made = new WeakMap<BlockTexts, Map<string, TranslateBlock>>()
const shownKeys = new WeakMap<BlockTexts, Map<string, string>>()

const make = (texts: BlockTexts, { locale, isPreview }: BlockContext, log: Log): TranslateBlock => {
  const known = Object.keys(texts).length === 0 ? undefined : texts
  const miss = makeTranslate({ texts: known, language: locale, isWriting: isPreview, log })
  const keys = new Map<string, string>()
  if (isPreview) shownKeys.set(texts, keys)
  return (name) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined
    if (text !== undefined) return text
    const shown = miss(name)
    keys.set(name, shown)
    return shown
  }
}

/** Makes what says the texts of a page: as they are written, for whoever fills in their values. An author sees the key of one that is missing. */
export const sayTexts = (texts: BlockTexts, context: BlockContext, log: Log): TranslateBlock => {
  const ofTexts = made.get(texts) ?? new Map<string, TranslateBlock>()
  made.set(texts, ofTexts)
  const key = `${context.locale} ${context.isPreview ? 'preview' : ''}`
  const say = ofTexts.get(key) ?? make(texts, context, log)
  ofTexts.set(key, say)
  return say
}

/** The texts a page wakes with: what stood in place of a missing one stands there still. */
export const textsToWake = (texts: BlockTexts): BlockTexts => {
  const keys = shownKeys.get(texts)
  return keys === undefined || keys.size === 0 ? texts : { ...texts, ...Object.fromEntries(keys) }
}
