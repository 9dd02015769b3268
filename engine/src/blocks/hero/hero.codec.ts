import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { BREAKPOINTS } from '../../site/index.js'
import { HERO_TEXT_POSITIONS, type HeroContent } from './hero.types.js'

const MOST_CALLS = 2
const THEMES = ['light', 'dark'] as const
const FITS = ['cover', 'contain'] as const

const parts = c.record({
  label: c.markdownLine,
  title: c.needed(c.markdownLine),
  smallText: c.markdownLine,
  headingTag: c.oneOf(c.HEADING_TAGS, 'h1'),
  ctas: c.atMost(MOST_CALLS, c.list(c.callToAction)),
  disclaimerText: c.markdownLine,
  desktopTextPosition: c.oneOf(HERO_TEXT_POSITIONS, 'middleLeft'),
  themeColor: c.oneOf(THEMES, 'light'),
  lowerButtonsOnMobile: c.flag(false),
  lowerButtonsOnTablet: c.flag(false),
  imageFit: c.oneOf(FITS, 'cover'),
  image: c.record({
    portrait: c.picture,
    tablet: c.picture,
    landscape: c.picture,
  }),
  video: c.record({
    portrait: c.video,
    tablet: c.video,
    landscape: c.video,
  }),
})

// On wide screens one that fills the hero is as wide as the screen.
const checkPicture = (
  { image: { landscape }, imageFit }: Pick<HeroContent, 'image' | 'imageFit'>,
  at: c.ContentPlace,
): readonly c.Finding[] => {
  const { width = BREAKPOINTS.L } = O.isSome(landscape) ? landscape.value : {}
  return imageFit === 'cover' && width < BREAKPOINTS.L
    ? [c.findAt('PICTURE_TOO_SMALL', at, `${width} px`)]
    : []
}

/** Reads the content of a hero: none without a title. */
export const heroCodec: c.Lenient<Option<HeroContent>> = /*#__PURE__*/ c.shownIf(
  c.mapContent(c.checked(parts, checkPicture), ({ headingTag, ...rest }) => ({
    ...rest,
    level: c.levelOfTag(headingTag),
  })),
  ({ title }) => title.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const heroBlock = /*#__PURE__*/ c.defineBlock({
  codec: heroCodec,
  wakes: false,
  place: 'rows',
  isPictured: (content) =>
    [content.image, content.video].some((media) => Object.values(media).some(O.isSome)),
  moves: c.never,
})
