import { browserEmbedConsent } from '../ports/consent/browser-embed-consent.js'
import type { DrawnBlock, TranslateBlock } from './drawn-block.types.js'
import { embedWords, playerWords } from './player-words.js'

interface PlayedBlock<Content> extends Pick<DrawnBlock, 'id' | 'site' | 'context'> {
  readonly content: Content
}

/** What every block that plays videos is drawn with, beside its words. */
export const playedProps = <Content>({ id, content, site, context }: PlayedBlock<Content>) => ({
  id,
  content,
  site,
  locale: context.locale,
  consent: browserEmbedConsent,
})

/** What videos and embeds of a block say. */
export const playedWords = (say: TranslateBlock) => ({
  ...playerWords(say),
  embed: embedWords(say),
})
