import { option as O } from 'fp-ts'
import {
  defineBlock,
  disclaimers,
  eitherPicture,
  findAt,
  fitPicture,
  fitVideo,
  flag,
  markdown,
  markdownLine,
  namedVideo,
  never,
  oneOf,
  optionalText,
  picture,
  ratio,
  record,
  shownIf,
  youTube,
  type ContentPlace,
  type Finding,
  type Lenient,
  type Ratio,
} from '../../content/index.js'
import { CONTROLS_MODES } from '../../interaction/index.js'
import type { Option } from '../../shared/index.js'
import type { VideoContent } from './video.types.js'

/** Ratio of a video on narrow screens where content does not say. @source B-VID-20, D-B-38 @category constants */
const MOBILE_RATIO: Ratio = '4:5'
/** Ratio of a video on wide screens where content does not say. @source B-VID-20, D-B-38 @category constants */
const DESKTOP_RATIO: Ratio = '16:9'

const parts = record({
  heading: markdownLine,
  text: markdown,
  disclaimer: disclaimers,
  youtubeURL: youTube,
  desktopPoster: picture,
  posterImageLandscape: picture,
  mobilePoster: picture,
  posterImagePortrait: picture,
  mobileAspectRatio: ratio(MOBILE_RATIO),
  desktopAspectRatio: ratio(DESKTOP_RATIO),
  videoDescription: optionalText,
  youtubeIframeTitle: optionalText,
  ctaLabel: optionalText,
  subtitleTrack: optionalText,
  largePlayIcon: flag(false),
  centeredPlayIcon: flag(false),
  useLoopVideoAsPosterForYouTube: flag(false),
  controls: oneOf(CONTROLS_MODES, 'enabled'),
  enableAutoplay: flag(false),
  loopVideo: flag(false),
  transcript: markdown,
  published: optionalText,
})

const desktop = namedVideo({ webM: 'videoDesktopWebM', mp4: 'videoDesktopMp4' })
const mobile = namedVideo({ webM: 'videoMobileWebM', mp4: 'videoMobileMp4' })

// Nobody could stop it: what starts by itself needs a control.
const checkAutoplay = (
  { controls, enableAutoplay }: Pick<VideoContent, 'controls' | 'enableAutoplay'>,
  at: ContentPlace,
): readonly Finding[] =>
  enableAutoplay && controls === 'forceDisable'
    ? [findAt('UNKNOWN_VALUE', at, 'nobody could stop it')]
    : []

// What turns in a circle illustrates, or leads to one elsewhere; what is watched from end to end is heard as well.
const checkCaptions = (
  {
    video,
    loopVideo,
    youTube: other,
    transcript,
  }: Pick<VideoContent, 'video' | 'youTube' | 'loopVideo' | 'transcript'>,
  at: ContentPlace,
): readonly Finding[] => {
  const isHeard = O.isSome(video) && O.isNone(other) && !loopVideo
  return !isHeard || video.value.captions !== '' || transcript.length > 0
    ? []
    : [findAt('MISSING_CAPTIONS', at, 'no captions, no transcript')]
}

const whole: Lenient<VideoContent> = (value, at) => {
  const read = parts(value, at)
  const wide = desktop(value, at)
  const narrow = mobile(value, at)
  const {
    desktopPoster,
    posterImageLandscape,
    mobilePoster,
    posterImagePortrait,
    youtubeURL,
    disclaimer: marks,
    subtitleTrack: _,
    ...rest
  } = read.value
  const video = fitVideo({ narrow: narrow.value, wide: wide.value })
  return {
    value: {
      ...rest,
      marks,
      youTube: youtubeURL,
      video,
      poster: fitPicture({
        narrow: eitherPicture(mobilePoster, posterImagePortrait),
        wide: eitherPicture(desktopPoster, posterImageLandscape),
      }),
      enableAutoplay: rest.enableAutoplay && rest.controls !== 'forceDisable',
    },
    findings: [
      ...read.findings,
      ...wide.findings,
      ...narrow.findings,
      ...checkAutoplay(rest, at),
      ...checkCaptions({ ...rest, video, youTube: youtubeURL }, at),
    ],
  }
}

/** Reads the content of a video block: none without a video that can be played. */
export const videoCodec: Lenient<Option<VideoContent>> = /*#__PURE__*/ shownIf(
  whole,
  ({ video, youTube: other }) => O.isSome(video) || O.isSome(other),
)

/** What a page goes by wherever a block of this type stands. */
export const videoBlock = /*#__PURE__*/ defineBlock({
  codec: videoCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: ({ enableAutoplay, useLoopVideoAsPosterForYouTube: loops }) => enableAutoplay || loops,
})
