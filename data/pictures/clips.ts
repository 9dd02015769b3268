// Which clips there are; their files are made ahead by `filming`, and lie in `clips`.

/** Names of the clips; one that shows a car alone is called as its body. */
export const CLIPS = ['coast', 'large-suv', 'small-suv-cross'] as const

/** Name of a clip. */
export type ClipName = (typeof CLIPS)[number]

/**
 * What is heard of the clips, by language: nothing. One file of captions for each says so, to whoever asks the browser for
 * captions.
 */
export const SILENCE: Readonly<Record<string, string>> = {
  ar: '[بلا صوت]',
  de: '[Kein Ton]',
  en: '[No sound]',
  sv: '[Inget ljud]',
}

const CAPTIONS = /^\/media\/clips\/(silent\.([a-z]{2})\.vtt)$/
const VIDEO = /^\/media\/clips\/([a-z-]+)\.(webm|mp4)$/
const POSTER = /^\/media\/clips\/([a-z-]+)\.(?:800|1600)\.(avif|webp)$/

/** Widths of a poster [px]. */
export const POSTER_WIDTHS = [800, 1600] as const

const isClip = (name: string): boolean => CLIPS.some((clip) => clip === name)

/** The address of the captions of clips in a language, such as `en-US`; nothing where there are none. */
export const findCaptions = (language: string): string | undefined => {
  const [spoken = ''] = language.split('-')
  return Object.hasOwn(SILENCE, spoken) ? `/media/clips/silent.${spoken}.vtt` : undefined
}

const findCaptionsFile = (address: string): string | undefined => {
  const [, captions, language = ''] = CAPTIONS.exec(address) ?? []
  return Object.hasOwn(SILENCE, language) ? captions : undefined
}

/** Files of the clip, its captions or the poster at an address; a poster has one for each width. None for any other address. */
export const findClip = (address: string): readonly string[] => {
  const [, film = '', end = ''] = VIDEO.exec(address) ?? []
  if (isClip(film)) return [`${film}.${end}`]
  const captions = findCaptionsFile(address)
  if (captions !== undefined) return [captions]
  const [, still = '', kind = ''] = POSTER.exec(address) ?? []
  return isClip(still) ? POSTER_WIDTHS.map((width) => `${still}.${width}.${kind}`) : []
}
