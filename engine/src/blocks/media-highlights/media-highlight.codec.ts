import { option as O } from 'fp-ts'
import {
  callToAction,
  checked,
  details,
  disclaimers,
  eitherPicture,
  findAt,
  fitPicture,
  fitVideo,
  list,
  mapContent,
  markdown,
  markdownLine,
  memberOf,
  namedVideo,
  optionalText,
  picture,
  placeIn,
  record,
  shownIf,
  youTube,
  type DisclaimerMark,
  type Lenient,
  type MarkdownLine,
} from '../../content/index.js'
import { none, some, type Option } from '../../shared/index.js'
import type { MediaHighlight } from './media-highlights.types.js'

const parts = record({
  title: optionalText,
  text: markdown,
  imageLandscape: picture,
  imageSquare: picture,
  videoLandscapePlaceholder: picture,
  videoSquarePlaceholder: picture,
  youtubeURL: youTube,
  link: callToAction,
  popUpDisclaimer: details,
  showMoreTitle: optionalText,
  showLessTitle: optionalText,
})

const landscape = namedVideo({ webM: 'videoLandscapeWebMUrl', mp4: 'videoLandscapeMp4Url' })
const square = namedVideo({ webM: 'videoSquareWebMUrl', mp4: 'videoSquareMp4Url' })

const line: Lenient<Option<MarkdownLine>> = mapContent(markdownLine, (tree) =>
  tree.length === 0 ? none : some(tree),
)

// The text of a whole paragraph, cut where its author has broken it.
const lines: Lenient<readonly MarkdownLine[]> = (value, at) => {
  const written = optionalText(value, at)
  const read = list(line)(written.value === '' ? [] : written.value.split(/\r?\n/), at)
  return { ...read, findings: [...written.findings, ...read.findings] }
}

// Its link is where the disclaimer can be read.
const withSource = (value: unknown): unknown => {
  const link = memberOf(value, 'link')
  const url = typeof link === 'string' ? link : memberOf(link, 'href')
  if (typeof value !== 'object' || value === null || typeof url !== 'string') return value
  return { ...value, sources: [{ title: memberOf(link, 'text') ?? url, url }] }
}

const marks: Lenient<readonly DisclaimerMark[]> = (value, at) =>
  disclaimers(Array.isArray(value) ? value.map(withSource) : withSource(value), at)

const whole: Lenient<MediaHighlight> = (value, at) => {
  const read = parts(value, at)
  const broken = lines(memberOf(value, 'multilineText'), placeIn(at, 'multilineText'))
  const noted = marks(memberOf(value, 'disclaimer'), placeIn(at, 'disclaimer'))
  const wide = landscape(value, at)
  const narrow = square(value, at)
  const { imageLandscape, imageSquare, youtubeURL, popUpDisclaimer, ...rest } = read.value
  const { videoLandscapePlaceholder: wideStill, videoSquarePlaceholder: narrowStill, ...own } = rest
  const video = fitVideo({ narrow: narrow.value, wide: wide.value })
  const isPlayed = O.isSome(video)
  return {
    value: {
      ...own,
      lines: broken.value,
      marks: noted.value,
      details: popUpDisclaimer,
      youTube: youtubeURL,
      video,
      picture: fitPicture({
        narrow: isPlayed ? eitherPicture(narrowStill, imageSquare) : imageSquare,
        wide: isPlayed ? eitherPicture(wideStill, imageLandscape) : imageLandscape,
      }),
    },
    findings: [read, broken, noted, wide, narrow].flatMap(({ findings }) => findings),
  }
}

const hasWords = ({ title, text, lines: broken }: MediaHighlight): boolean =>
  title !== '' || text.length > 0 || broken.length > 0

/** A highlight; none without a word. */
export const mediaHighlight: Lenient<Option<MediaHighlight>> = shownIf(
  checked(whole, (value, at) =>
    hasWords(value) ? [] : [findAt('MISSING_TEXT', at, 'a highlight without a word')],
  ),
  hasWords,
)
