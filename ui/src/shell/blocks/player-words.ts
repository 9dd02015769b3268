import type { EmbedWords, PlayerWords } from '@evkit/engine/interaction'
import type { Say } from './drawn-block.types.js'

/** What every video says, in the language of the page. */
export const playerWords = (say: Say): PlayerWords => ({
  play: say('player.play'),
  pause: say('player.pause'),
  mute: say('player.mute'),
  unmute: say('player.unmute'),
})

/** What every embed says, in the language of the page. */
export const embedWords = (say: Say): EmbedWords => ({
  play: say('embed.play'),
  notice: say('embed.notice'),
  declined: say('embed.declined'),
  anyway: say('embed.anyway'),
  elsewhere: say('embed.elsewhere'),
  cancel: say('embed.cancel'),
})
