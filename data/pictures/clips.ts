// Which clips there are; their files are made ahead by `filming`, and lie in `clips`.

/** Names of the clips; one that shows a car alone is called as its body. */
export const CLIPS = ['coast', 'large-suv', 'small-suv-cross'] as const

/** Name of a clip. */
export type ClipName = (typeof CLIPS)[number]

const VIDEO = /^\/media\/clips\/([a-z-]+)\.(webm|mp4)$/
const POSTER = /^\/media\/clips\/([a-z-]+)\.(?:800|1600)\.(avif|webp)$/

/** Widths of a poster [px]. */
export const POSTER_WIDTHS = [800, 1600] as const

const isClip = (name: string): boolean => CLIPS.some((clip) => clip === name)

/** Files of the clip or the poster at an address; a poster has one for each width. None for any other address. */
export const findClip = (address: string): readonly string[] => {
  const [, film = '', end = ''] = VIDEO.exec(address) ?? []
  if (isClip(film)) return [`${film}.${end}`]
  const [, still = '', kind = ''] = POSTER.exec(address) ?? []
  return isClip(still) ? POSTER_WIDTHS.map((width) => `${still}.${width}.${kind}`) : []
}
