import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import { CONTROLS_MODES } from '../../interaction/index.js'
import type { Option } from '../../shared/index.js'
import type { VideoContent } from './video.types.js'

/** Ratio of a video on narrow screens where content does not say. @source B-VID-20, D-B-38 @category constants */
const MOBILE_RATIO: c.Ratio = '4:5'
/** Ratio of a video on wide screens where content does not say. @source B-VID-20, D-B-38 @category constants */
const DESKTOP_RATIO: c.Ratio = '16:9'

const parts = c.record({
  heading: c.markdownLine,
  text: c.markdown,
  disclaimer: c.disclaimers,
  youtubeURL: c.youTube,
  desktopPoster: c.picture,
  posterImageLandscape: c.picture,
  mobilePoster: c.picture,
  posterImagePortrait: c.picture,
  mobileAspectRatio: c.ratio(MOBILE_RATIO),
  desktopAspectRatio: c.ratio(DESKTOP_RATIO),
  videoDescription: c.optionalText,
  youtubeIframeTitle: c.optionalText,
  ctaLabel: c.optionalText,
  subtitleTrack: c.optionalText,
  largePlayIcon: c.flag(false),
  centeredPlayIcon: c.flag(false),
  useLoopVideoAsPosterForYouTube: c.flag(false),
  controls: c.oneOf(CONTROLS_MODES, 'enabled'),
  enableAutoplay: c.flag(false),
  loopVideo: c.flag(false),
  transcript: c.markdown,
  published: c.optionalText,
})

const desktop = c.namedVideo({ webM: 'videoDesktopWebM', mp4: 'videoDesktopMp4' })
const mobile = c.namedVideo({ webM: 'videoMobileWebM', mp4: 'videoMobileMp4' })

// Nobody could stop it: what starts by itself needs a control.
const checkAutoplay = (
  { controls, enableAutoplay }: Pick<VideoContent, 'controls' | 'enableAutoplay'>,
  at: c.ContentPlace,
): readonly c.Finding[] =>
  enableAutoplay && controls === 'forceDisable'
    ? [c.findAt('UNKNOWN_VALUE', at, 'nobody could stop it')]
    : []

// What turns in a circle illustrates, or leads to one elsewhere; what is watched from end to end is heard as well.
const checkCaptions = (
  {
    video,
    loopVideo,
    youTube: other,
    transcript,
  }: Pick<VideoContent, 'video' | 'youTube' | 'loopVideo' | 'transcript'>,
  at: c.ContentPlace,
): readonly c.Finding[] => {
  const isHeard = O.isSome(video) && O.isNone(other) && !loopVideo
  return !isHeard || video.value.captions !== '' || transcript.length > 0
    ? []
    : [c.findAt('MISSING_CAPTIONS', at, 'no captions, no transcript')]
}

const whole: c.Lenient<VideoContent> = (value, at) => {
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
  const video = c.fitVideo({ narrow: narrow.value, wide: wide.value })
  return {
    value: {
      ...rest,
      marks,
      youTube: youtubeURL,
      video,
      poster: c.fitPicture({
        narrow: c.eitherPicture(mobilePoster, posterImagePortrait),
        wide: c.eitherPicture(desktopPoster, posterImageLandscape),
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
export const videoCodec: c.Lenient<Option<VideoContent>> = /*#__PURE__*/ c.shownIf(
  whole,
  ({ video, youTube: other }) => O.isSome(video) || O.isSome(other),
)

/** What a page goes by wherever a block of this type stands. */
export const videoBlock = /*#__PURE__*/ c.defineBlock({
  codec: videoCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: ({ enableAutoplay, useLoopVideoAsPosterForYouTube: loops }) => enableAutoplay || loops,
})
