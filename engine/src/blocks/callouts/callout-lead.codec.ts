import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CalloutLead, ScreenVideo } from './callouts.types.js'

const PORTRAIT = '(orientation: portrait)'

const pictures = c.record({
  landscapeImage: c.picture,
  portraitImage: c.picture,
  videos: c.list(c.video),
  galleryItems: c.list(c.picture),
})

const portraitVideo = c.namedVideo({ webM: 'portraitVideoWebM', mp4: 'portraitVideoMp4' })
const landscapeVideo = c.namedVideo({ webM: 'landscapeVideoWebM', mp4: 'landscapeVideoMp4' })

const listSources = (made: Option<c.Video>, media: string): readonly ScreenVideo[] =>
  O.isSome(made) ? made.value.sources.map((source) => ({ ...source, media })) : []

/** What is seen over the callouts: a video, a picture, or the first picture of the gallery. */
export const calloutLead: c.Lenient<CalloutLead> = (value, at) => {
  const read = pictures(value, at)
  const { landscapeImage, portraitImage, videos, galleryItems } = read.value
  const portrait = portraitVideo(value, at)
  const landscape = landscapeVideo(value, at)
  const wide = listSources(landscape.value, '')
  const own = [...listSources(portrait.value, wide.length === 0 ? '' : PORTRAIT), ...wide]
  return {
    value: {
      landscape: O.alt(() => O.fromNullable(galleryItems[0]))(landscapeImage),
      portrait: portraitImage,
      videos: own.length > 0 ? own : listSources(O.fromNullable(videos[0]), ''),
    },
    findings: [...read.findings, ...portrait.findings, ...landscape.findings],
  }
}
