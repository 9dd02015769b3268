import { requiredContext } from './context.js'

/** What the parts of blocks say themselves. */
export interface BlockWords {
  /** Language of the page, as a tag. */
  readonly language: string
  /** Behind a link that opens beside the page. */
  readonly newTab: string
  /** Name of the list of disclaimers. */
  readonly disclaimers: string
  /** Name of a mark; `{symbol}` is its number or letter. */
  readonly disclaimerMark: string
  /** Name of the way back from a disclaimer; `{place}` is the mark it leads to, counted from 1. */
  readonly disclaimerBack: string
}

const words = requiredContext<BlockWords>('useBlockWords', 'BlockWordsProvider')

/** Says what the parts of blocks say in the language of the page. */
export const BlockWordsProvider = words.context
/** What the parts of blocks say themselves. */
export const useBlockWords = words.useValue
