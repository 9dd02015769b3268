/** Videos of our own and of others, as every block with one plays them. */
export { Embed } from './embed.js'
export { Player, type PlayLook } from './player.js'
export type { EmbedConsent } from './use-embed.js'
