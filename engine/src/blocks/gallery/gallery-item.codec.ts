import { option as O } from 'fp-ts'
import {
  disclaimers,
  findAt,
  isBlank,
  markdown,
  memberOf,
  namedVideo,
  optionalText,
  picture,
  placeIn,
  ratio,
  record,
  video,
  type ContentPlace,
  type Finding,
  type Lenient,
  type Picture,
  type Ratio,
  type Reading,
  type Video,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { pickMedium } from './gallery-media.js'
import type { GalleryItem, GalleryMedium, GalleryScreen } from './gallery.types.js'

// The formats an item is made in, each with what its members begin with.
const FORMATS: readonly (readonly [name: string, ratio: Ratio])[] = [
  ['standard', '4:3'],
  ['ultraWide', '21:9'],
  ['square', '1:1'],
  ['wide', '16:9'],
]

const SCREENS: readonly (readonly [screen: GalleryScreen, usual: Ratio])[] = [
  ['sm', '4:3'],
  ['md', '16:9'],
  ['lg', '16:9'],
]

const itemTexts = record({
  alternateText: optionalText,
  body: markdown,
  disclaimer: disclaimers,
  videoDescription: optionalText,
  subtitleTrack: optionalText,
})

/** What holds for every file of an item. */
interface ItemTexts {
  readonly alternateText: string
  readonly videoDescription: string
  readonly subtitleTrack: string
}

type Media<File> = Reading<readonly GalleryMedium<File>[]>

const joined = <File>(read: readonly Media<File>[]): Media<File> => ({
  value: read.flatMap(({ value }) => value),
  findings: read.flatMap(({ findings }) => findings),
})

const mediumOf = <File>(
  { value, findings }: Reading<Option<File>>,
  medium: Omit<GalleryMedium<File>, 'file'>,
): Media<File> => ({
  value: O.isSome(value) ? [{ file: value.value, ...medium }] : [],
  findings,
})

// A picture that says nothing itself says what its item says.
const withAlt = (value: unknown, alt: string): unknown => {
  if (typeof value === 'string') return { src: value, alt }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const own = memberOf(value, 'alt')
  return { ...value, alt: typeof own === 'string' && !isBlank(own) ? own : alt }
}

const readPictures = (value: unknown, at: ContentPlace, alt: string): Media<Picture> => {
  const screens = memberOf(value, 'imageSources')
  const within = placeIn(at, 'imageSources')
  return joined([
    ...FORMATS.map(([name, shape]) => {
      const member = `${name}Image`
      const written = withAlt(memberOf(value, member), alt)
      return mediumOf(picture(written, placeIn(at, member)), { ratio: shape, screen: '' })
    }),
    ...SCREENS.map(([screen, usual]) => {
      const written = memberOf(screens, screen)
      const place = placeIn(within, screen)
      const shape = ratio(usual)(memberOf(written, 'aspectRatio'), placeIn(place, 'aspectRatio'))
      const read = mediumOf(picture(withAlt(written, alt), place), { ratio: shape.value, screen })
      return { ...read, findings: [...read.findings, ...shape.findings] }
    }),
  ])
}

const listFiles = (written: unknown): readonly unknown[] =>
  Array.isArray(written) ? written : [written]

const readVideos = (value: unknown, at: ContentPlace, texts: ItemTexts): Media<Video> => {
  const made = (sources: readonly unknown[], place: ContentPlace): Reading<Option<Video>> => {
    const given = sources.filter((source) => source !== undefined)
    const { videoDescription: description, subtitleTrack: captions } = texts
    return video(given.length === 0 ? undefined : { sources: given, description, captions }, place)
  }
  const name = 'videoSourcesMp4'
  const written = memberOf(value, name)
  const isByScreen = SCREENS.some(([screen]) => memberOf(written, screen) !== undefined)
  return joined([
    ...FORMATS.map(([format, shape]) => {
      const read = namedVideo({ webM: `${format}VideoWebM`, mp4: `${format}VideoMp4` })
      return mediumOf(read(value, at), { ratio: shape, screen: '' })
    }),
    ...(isByScreen
      ? SCREENS.map(([screen, usual]) =>
          mediumOf(made(listFiles(memberOf(written, screen)), placeIn(at, name)), {
            ratio: usual,
            screen,
          }),
        )
      : [mediumOf(made(listFiles(written), placeIn(at, name)), { ratio: '16:9', screen: '' })]),
  ])
}

// Until it plays, a video is the picture of its shape.
const withPosters = (
  videos: readonly GalleryMedium<Video>[],
  pictures: readonly GalleryMedium<Picture>[],
): readonly GalleryMedium<Video>[] =>
  videos.map((medium) => {
    const { screen, ratio: shape, file } = medium
    const poster = pickMedium(pictures, { screen: screen === '' ? 'lg' : screen, ratio: shape })
    return O.isSome(poster) && file.poster === undefined
      ? { ...medium, file: { ...file, poster: poster.value.file } }
      : medium
  })

const checkItem = (item: GalleryItem, at: ContentPlace): readonly Finding[] => {
  const { pictures, videos } = item
  if (pictures.length + videos.length === 0)
    return [findAt('MISSING_MEDIA', at, 'an item without a picture or a video')]
  return pictures.some(({ file }) => file.alt === '')
    ? [findAt('MISSING_ALT', placeIn(at, 'alternateText'), 'a picture of a gallery says nothing')]
    : []
}

/** An item of a gallery: pictures and videos by format or by screen; none without a file that can be shown. */
export const galleryItem: Lenient<Option<GalleryItem>> = (value, at) => {
  const texts = itemTexts(value, at)
  const { body, disclaimer: marks, alternateText } = texts.value
  const pictures = readPictures(value, at, alternateText)
  const videos = readVideos(value, at, texts.value)
  const item = {
    pictures: pictures.value,
    videos: withPosters(videos.value, pictures.value),
    body,
    marks,
  }
  return {
    value: pictures.value.length + videos.value.length === 0 ? O.none : O.some(item),
    findings: [...texts.findings, ...pictures.findings, ...videos.findings, ...checkItem(item, at)],
  }
}
