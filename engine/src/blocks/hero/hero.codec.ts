import { option as O } from 'fp-ts'
import {
  atMost,
  callToAction,
  checked,
  defineBlock,
  findAt,
  flag,
  HEADING_TAGS,
  levelOfTag,
  list,
  mapContent,
  markdownLine,
  needed,
  never,
  oneOf,
  picture,
  record,
  shownIf,
  video,
  type ContentPlace,
  type Finding,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { BREAKPOINTS } from '../../site/index.js'
import { HERO_TEXT_POSITIONS, type HeroContent } from './hero.types.js'

const MOST_CALLS = 2
const THEMES = ['light', 'dark'] as const
const FITS = ['cover', 'contain'] as const

const parts = record({
  label: markdownLine,
  title: needed(markdownLine),
  smallText: markdownLine,
  headingTag: oneOf(HEADING_TAGS, 'h1'),
  ctas: atMost(MOST_CALLS, list(callToAction)),
  disclaimerText: markdownLine,
  desktopTextPosition: oneOf(HERO_TEXT_POSITIONS, 'middleLeft'),
  themeColor: oneOf(THEMES, 'light'),
  lowerButtonsOnMobile: flag(false),
  lowerButtonsOnTablet: flag(false),
  imageFit: oneOf(FITS, 'cover'),
  image: record({ portrait: picture, tablet: picture, landscape: picture }),
  video: record({ portrait: video, tablet: video, landscape: video }),
})

// On wide screens one that fills the hero is as wide as the screen.
const checkPicture = (
  { image: { landscape }, imageFit }: Pick<HeroContent, 'image' | 'imageFit'>,
  at: ContentPlace,
): readonly Finding[] => {
  const { width = BREAKPOINTS.L } = O.isSome(landscape) ? landscape.value : {}
  return imageFit === 'cover' && width < BREAKPOINTS.L
    ? [findAt('PICTURE_TOO_SMALL', at, `${width} px`)]
    : []
}

/** Reads the content of a hero: none without a title. */
export const heroCodec: Lenient<Option<HeroContent>> = /*#__PURE__*/ shownIf(
  mapContent(checked(parts, checkPicture), ({ headingTag, ...rest }) => ({
    ...rest,
    level: levelOfTag(headingTag),
  })),
  ({ title }) => title.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const heroBlock = /*#__PURE__*/ defineBlock({
  codec: heroCodec,
  wakes: false,
  place: 'rows',
  isPictured: (content) =>
    [content.image, content.video].some((media) => Object.values(media).some(O.isSome)),
  moves: never,
})
