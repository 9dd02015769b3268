import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { pickMedium } from './gallery-media.js'
import type { GalleryItem, GalleryMedium, GalleryScreen } from './gallery.types.js'

// The formats an item is made in, each with what its members begin with.
const FORMATS: readonly (readonly [name: string, ratio: c.Ratio])[] = [
  ['standard', '4:3'],
  ['ultraWide', '21:9'],
  ['square', '1:1'],
  ['wide', '16:9'],
]

const SCREENS: readonly (readonly [screen: GalleryScreen, usual: c.Ratio])[] = [
  ['sm', '4:3'],
  ['md', '16:9'],
  ['lg', '16:9'],
]

const itemTexts = c.record({
  alternateText: c.optionalText,
  body: c.markdown,
  disclaimer: c.disclaimers,
  videoDescription: c.optionalText,
  subtitleTrack: c.optionalText,
})

/** What holds for every file of an item. */
interface ItemTexts {
  readonly alternateText: string
  readonly videoDescription: string
  readonly subtitleTrack: string
}

type Media<File> = c.Reading<readonly GalleryMedium<File>[]>

const joined = <File>(read: readonly Media<File>[]): Media<File> => ({
  value: read.flatMap(({ value }) => value),
  findings: read.flatMap(({ findings }) => findings),
})

const mediumOf = <File>(
  { value, findings }: c.Reading<Option<File>>,
  medium: Omit<GalleryMedium<File>, 'file'>,
): Media<File> => ({
  value: O.isSome(value) ? [{ file: value.value, ...medium }] : [],
  findings,
})

// A picture that says nothing itself says what its item says.
const withAlt = (value: unknown, alt: string): unknown => {
  if (typeof value === 'string') return { src: value, alt }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const own = c.memberOf(value, 'alt')
  return { ...value, alt: typeof own === 'string' && !c.isBlank(own) ? own : alt }
}

const readPictures = (value: unknown, at: c.ContentPlace, alt: string): Media<c.Picture> => {
  const screens = c.memberOf(value, 'imageSources')
  const within = c.placeIn(at, 'imageSources')
  return joined([
    ...FORMATS.map(([name, shape]) => {
      const member = `${name}Image`
      const written = withAlt(c.memberOf(value, member), alt)
      return mediumOf(c.picture(written, c.placeIn(at, member)), {
        ratio: shape,
        screen: '',
      })
    }),
    ...SCREENS.map(([screen, usual]) => {
      const written = c.memberOf(screens, screen)
      const place = c.placeIn(within, screen)
      const shape = c.ratio(usual)(
        c.memberOf(written, 'aspectRatio'),
        c.placeIn(place, 'aspectRatio'),
      )
      const read = mediumOf(c.picture(withAlt(written, alt), place), {
        ratio: shape.value,
        screen,
      })
      return { ...read, findings: [...read.findings, ...shape.findings] }
    }),
  ])
}

const listFiles = (written: unknown): readonly unknown[] =>
  Array.isArray(written) ? written : [written]

const readVideos = (value: unknown, at: c.ContentPlace, texts: ItemTexts): Media<c.Video> => {
  const made = (sources: readonly unknown[], place: c.ContentPlace): c.Reading<Option<c.Video>> => {
    const given = sources.filter((source) => source !== undefined)
    const { videoDescription: description, subtitleTrack: captions } = texts
    return c.video(
      given.length === 0 ? undefined : { sources: given, description, captions },
      place,
    )
  }
  const name = 'videoSourcesMp4'
  const written = c.memberOf(value, name)
  const isByScreen = SCREENS.some(([screen]) => c.memberOf(written, screen) !== undefined)
  return joined([
    ...FORMATS.map(([format, shape]) => {
      const read = c.namedVideo({ webM: `${format}VideoWebM`, mp4: `${format}VideoMp4` })
      return mediumOf(read(value, at), { ratio: shape, screen: '' })
    }),
    ...(isByScreen
      ? SCREENS.map(([screen, usual]) =>
          mediumOf(made(listFiles(c.memberOf(written, screen)), c.placeIn(at, name)), {
            ratio: usual,
            screen,
          }),
        )
      : [
          mediumOf(made(listFiles(written), c.placeIn(at, name)), {
            ratio: '16:9',
            screen: '',
          }),
        ]),
  ])
}

// Until it plays, a video is the picture of its shape.
const withPosters = (
  videos: readonly GalleryMedium<c.Video>[],
  pictures: readonly GalleryMedium<c.Picture>[],
): readonly GalleryMedium<c.Video>[] =>
  videos.map((medium) => {
    const { screen, ratio: shape, file } = medium
    const poster = pickMedium(pictures, { screen: screen === '' ? 'lg' : screen, ratio: shape })
    return O.isSome(poster) && file.poster === undefined
      ? { ...medium, file: { ...file, poster: poster.value.file } }
      : medium
  })

const checkItem = (item: GalleryItem, at: c.ContentPlace): readonly c.Finding[] => {
  const { pictures, videos } = item
  if (pictures.length + videos.length === 0)
    return [c.findAt('MISSING_MEDIA', at, 'an item without a picture or a video')]
  return pictures.some(({ file }) => file.alt === '')
    ? [
        c.findAt(
          'MISSING_ALT',
          c.placeIn(at, 'alternateText'),
          'a picture of a gallery says nothing',
        ),
      ]
    : []
}

/** An item of a gallery: pictures and videos by format or by screen; none without a file that can be shown. */
export const galleryItem: c.Lenient<Option<GalleryItem>> = (value, at) => {
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
