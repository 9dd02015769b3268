import { fillPlaceholders } from '../shared/index.js'

/** Where an embed is. */
export type EmbedPhase = 'poster' | 'asking' | 'playing' | 'pausing' | 'standing'

/** What an embed says itself. */
export interface EmbedWords {
  /** Name of the button that plays it; `{title}` is what it shows. */
  readonly play: string
  /** What playing loads, and from whom. */
  readonly notice: string
  /** What is said where its group was declined. */
  readonly declined: string
  readonly anyway: string
  /** Name of the way to the provider. */
  readonly elsewhere: string
  readonly cancel: string
}

/** What is embedded. */
export interface EmbedSource {
  /** Address of the frame, once it is wanted. */
  readonly src: string
  /** Where its provider shows it itself. */
  readonly href: string
  /** Name of the frame; never empty. */
  readonly title: string
  readonly words: EmbedWords
}

/** Names what is embedded. */
export const nameEmbed = (
  address: Pick<EmbedSource, 'src' | 'href'>,
  title: string,
  words: EmbedWords,
): EmbedSource => ({
  ...address,
  title,
  words: { ...words, play: fillPlaceholders(words.play, { title }) },
})

/** An embed as it is drawn. */
export interface EmbedView {
  readonly isLoaded: boolean
  /** Said on the poster; empty while it is loaded. */
  readonly notice: string
  /** Whether the visitor is asked once more. */
  readonly isAsking: boolean
}

/**
 * Shows an embed.
 *
 * @param phase - Where it is.
 * @param words - What it says.
 * @returns Its poster with what playing it means, the question to who has declined, or what was loaded.
 * @source E-B-17, B-B-06
 *
 * @example Before anything is asked for
 * ```ts
 * import { embedView } from '@evkit/engine/interaction'
 *
 * const words = { play: 'Play', notice: 'Loads a film', declined: '', anyway: '', elsewhere: '', cancel: '' }
 * embedView('poster', words) // => { isLoaded: false, notice: 'Loads a film', isAsking: false }
 * ```
 * @category views
 */
export const embedView = (phase: EmbedPhase, words: EmbedWords): EmbedView => {
  const isLoaded = phase !== 'poster' && phase !== 'asking'
  return {
    isLoaded,
    notice: isLoaded ? '' : words[phase === 'asking' ? 'declined' : 'notice'],
    isAsking: phase === 'asking',
  }
}
