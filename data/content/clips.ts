// Clips as pages name them: `{ "clip": "coast" }` stands for its files in every screen, and its poster.
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { CLIPS, findCaptions, type ClipName } from '../pictures/index.js'

type Json = Readonly<Record<string, unknown>>

/** The clip something on a page is shown with; nothing where it names none there is. */
export const findClipName = (
  { clip }: Json,
  names: Readonly<Record<string, string>>,
): ClipName | undefined => {
  const name = typeof clip === 'string' ? fillPlaceholders(clip, names) : ''
  return CLIPS.find((one) => one === name)
}

/** The clip of a car with this body; nothing where there is none. */
export const carClip = (body: string): ClipName | undefined => CLIPS.find((one) => one === body)

const posterOf = (path: string) => ({
  src: `${path}.1600.webp`,
  alt: '',
  width: 1600,
  height: 900,
  sources: [{ src: `${path}.1600.avif`, type: 'image/avif' }],
})

/**
 * Opens a page with a clip in place of a picture: the clip, and its poster until it plays.
 *
 * @param clip - Its name; without one the content stays as it is.
 * @param written - Content of a hero, with what is seen in the clip as `filmDescription`.
 */
export const writeHeroFilm = (clip: ClipName | undefined, written: Json): Json => {
  const { filmDescription: description, ...rest } = written
  if (clip === undefined) return rest
  const path = `/media/clips/${clip}`
  const sources = [
    { src: `${path}.webm`, type: 'video/webm' },
    { src: `${path}.mp4`, type: 'video/mp4' },
  ]
  return {
    ...rest,
    imageFit: 'cover',
    desktopTextPosition: 'bottomLeft',
    image: { landscape: posterOf(path) },
    video: { landscape: { sources, description } },
  }
}

/**
 * Puts the files of a clip beside what is written of it, by the names blocks with videos read.
 *
 * @param name - Of the clip.
 * @param written - What an author says of it, which comes first.
 * @param language - Of the page, which its captions are in.
 */
export const writeClip = (name: ClipName, { clip: _, ...rest }: Json, language: string): Json => {
  const path = `/media/clips/${name}`
  const captions = findCaptions(language)
  const [webM, mp4, poster] = [`${path}.webm`, `${path}.mp4`, posterOf(path)]
  return {
    videoDesktopWebM: webM,
    videoDesktopMp4: mp4,
    posterImageLandscape: poster,
    videoLandscapeWebMUrl: webM,
    videoLandscapeMp4Url: mp4,
    videoLandscapePlaceholder: poster,
    ...(captions === undefined ? {} : { subtitleTrack: captions }),
    ...rest,
  }
}
