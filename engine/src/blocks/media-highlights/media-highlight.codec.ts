import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import { none, some, type Option } from '../../shared/index.js'
import type { MediaHighlight } from './media-highlights.types.js'

const parts = c.record({
  title: c.optionalText,
  text: c.markdown,
  imageLandscape: c.picture,
  imageSquare: c.picture,
  videoLandscapePlaceholder: c.picture,
  videoSquarePlaceholder: c.picture,
  youtubeURL: c.youTube,
  link: c.callToAction,
  popUpDisclaimer: c.details,
  showMoreTitle: c.optionalText,
  showLessTitle: c.optionalText,
})

const landscape = c.namedVideo({ webM: 'videoLandscapeWebMUrl', mp4: 'videoLandscapeMp4Url' })
const square = c.namedVideo({ webM: 'videoSquareWebMUrl', mp4: 'videoSquareMp4Url' })

const line: c.Lenient<Option<c.MarkdownLine>> = c.mapContent(c.markdownLine, (tree) =>
  tree.length === 0 ? none : some(tree),
)

// The text of a whole paragraph, cut where its author has broken it.
const lines: c.Lenient<readonly c.MarkdownLine[]> = (value, at) => {
  const written = c.optionalText(value, at)
  const read = c.list(line)(written.value === '' ? [] : written.value.split(/\r?\n/), at)
  return { ...read, findings: [...written.findings, ...read.findings] }
}

// Its link is where the disclaimer can be read.
const withSource = (value: unknown): unknown => {
  const link = c.memberOf(value, 'link')
  const url = typeof link === 'string' ? link : c.memberOf(link, 'href')
  if (typeof value !== 'object' || value === null || typeof url !== 'string') return value
  return { ...value, sources: [{ title: c.memberOf(link, 'text') ?? url, url }] }
}

const marks: c.Lenient<readonly c.DisclaimerMark[]> = (value, at) =>
  c.disclaimers(Array.isArray(value) ? value.map(withSource) : withSource(value), at)

const whole: c.Lenient<MediaHighlight> = (value, at) => {
  const read = parts(value, at)
  const broken = lines(c.memberOf(value, 'multilineText'), c.placeIn(at, 'multilineText'))
  const noted = marks(c.memberOf(value, 'disclaimer'), c.placeIn(at, 'disclaimer'))
  const wide = landscape(value, at)
  const narrow = square(value, at)
  const { imageLandscape, imageSquare, youtubeURL, popUpDisclaimer, ...rest } = read.value
  const { videoLandscapePlaceholder: wideStill, videoSquarePlaceholder: narrowStill, ...own } = rest
  const video = c.fitVideo({ narrow: narrow.value, wide: wide.value })
  const isPlayed = O.isSome(video)
  return {
    value: {
      ...own,
      lines: broken.value,
      marks: noted.value,
      details: popUpDisclaimer,
      youTube: youtubeURL,
      video,
      picture: c.fitPicture({
        narrow: isPlayed ? c.eitherPicture(narrowStill, imageSquare) : imageSquare,
        wide: isPlayed ? c.eitherPicture(wideStill, imageLandscape) : imageLandscape,
      }),
    },
    findings: [read, broken, noted, wide, narrow].flatMap(({ findings }) => findings),
  }
}

const hasWords = ({ title, text, lines: broken }: MediaHighlight): boolean =>
  title !== '' || text.length > 0 || broken.length > 0

/** A highlight; none without a word. */
export const mediaHighlight: c.Lenient<Option<MediaHighlight>> = c.shownIf(
  c.checked(whole, (value, at) =>
    hasWords(value) ? [] : [c.findAt('MISSING_TEXT', at, 'a highlight without a word')],
  ),
  hasWords,
)
