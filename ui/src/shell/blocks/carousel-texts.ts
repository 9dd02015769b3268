import type { Translate } from '@evkit/engine/shared'
import { blockTranslate } from './block-translate.js'
import type { TranslateBlock } from './drawn-block.types.js'

const TEXTS = [
  'carousel.role',
  'carousel.slide-role',
  'carousel.slide',
  'carousel.previous',
  'carousel.next',
  'carousel.dot',
  'carousel.shown',
] as const

/** What every carousel says, in the language of the page. */
export const carouselTranslate = (say: TranslateBlock, locale: string): Translate =>
  blockTranslate(say, locale, TEXTS)
