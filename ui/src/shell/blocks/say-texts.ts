// What blocks say of the texts of their language: one that is not there leaves its place empty, and is told of.
import { makeTranslate } from '@evkit/engine/content'
import type { Log } from '@evkit/engine/shared'
import type { BlockPlace, BlockTexts, Say } from './drawn-block.types.js'

// Texts are the same object in every request: what lacks in them is told of once.
const made = new WeakMap<BlockTexts, Map<string, Say>>()
const shownKeys = new WeakMap<BlockTexts, Map<string, string>>()

const make = (texts: BlockTexts, { locale, isPreview }: BlockPlace, log: Log): Say => {
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
export const sayTexts = (texts: BlockTexts, place: BlockPlace, log: Log): Say => {
  const ofTexts = made.get(texts) ?? new Map<string, Say>()
  made.set(texts, ofTexts)
  const key = `${place.locale} ${place.isPreview ? 'preview' : ''}`
  const say = ofTexts.get(key) ?? make(texts, place, log)
  ofTexts.set(key, say)
  return say
}

/** The texts a page wakes with: what stood in place of a missing one stands there still. */
export const textsToWake = (texts: BlockTexts): BlockTexts => {
  const keys = shownKeys.get(texts)
  return keys === undefined || keys.size === 0 ? texts : { ...texts, ...Object.fromEntries(keys) }
}
