import type { EmbedWords } from '@evkit/engine/interaction'
import type { PlayerWords } from '@evkit/engine/internal/interaction'
import type { TranslateBlock } from './drawn-block.types.js'

/** What every video says, in the language of the page. */
export const playerWords = (say: TranslateBlock): PlayerWords => ({
  play: say('player.play'),
  pause: say('player.pause'),
  mute: say('player.mute'),
  unmute: say('player.unmute'),
})

/** What every embed says, in the language of the page. */
export const embedWords = (say: TranslateBlock): EmbedWords => ({
  play: say('embed.play'),
  notice: say('embed.notice'),
  declined: say('embed.declined'),
  anyway: say('embed.anyway'),
  elsewhere: say('embed.elsewhere'),
  cancel: say('embed.cancel'),
})
