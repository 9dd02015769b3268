import { fillPlaceholders } from '../shared/index.js'

/** Where an embed is. */
export type EmbedPhase = 'poster' | 'asking' | 'playing' | 'pausing' | 'standing'

/** Translations of an embed. */
export interface EmbedWords {
  /** Accessible name of the play button; `{title}` is replaced by its title. */
  readonly play: string
  /** Notice on what playing loads, and from which provider. */
  readonly notice: string
  /** Text where consent was declined. */
  readonly declined: string
  readonly anyway: string
  /** Label of the link to the provider. */
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
 * Builds the view model of an embed.
 *
 * @param phase - State value of its machine.
 * @param words - Its translations.
 * @returns The poster with its notice, the consent prompt after a decline, or the loaded embed.
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
