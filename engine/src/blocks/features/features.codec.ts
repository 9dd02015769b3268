import * as c from '../../content/index.js'
import { readInterval } from '../../interaction/index.js'
import type { Option } from '../../shared/index.js'
import type { Feature, FeaturesContent } from './features.types.js'

/**
 * Features a block shows; one with more is not shown at all.
 *
 * @source B-FEAT-02
 * @category constants
 */
const FEATURES_MAX = 4

/** How long a feature is shown where content does not say [ms]. @source B-FEAT-05 @category constants */
const FEATURES_INTERVAL = 5000

const RATIO_ON_PHONES: c.Ratio = '4:3'
const RATIO_FROM_TABLETS: c.Ratio = '16:9'

const media = {
  image: c.picture,
  imageUltrawide: c.picture,
  video: c.video,
  videoUltrawide: c.video,
} as const

const feature: c.Lenient<Option<Feature>> = c.shownIf(
  c.record({
    title: c.text,
    description: c.markdown,
    eventLabel: c.optionalText,
    ...media,
    subtitleTrack: c.optionalText,
  }),
  ({ title }) => title !== '',
)

const interval: c.Lenient<number> = (value) => c.reading(readInterval(value, FEATURES_INTERVAL))

const parts = c.record({
  label: c.optionalText,
  title: c.markdownLine,
  body: c.markdown,
  ...media,
  items: c.list(feature),
  link: c.callToAction,
  animationDuration: interval,
  enableAutoplay: c.flag(true),
  loopVideos: c.flag(false),
  smAspectRatio: c.ratio(RATIO_ON_PHONES),
  mdAspectRatio: c.ratio(RATIO_FROM_TABLETS),
})

const counted = c.checked(parts, ({ items }, at) =>
  items.length <= FEATURES_MAX
    ? []
    : [
        c.findAt(
          'TOO_MANY',
          c.placeIn(at, 'items'),
          `${items.length} features, ${FEATURES_MAX} at most`,
        ),
      ],
)

/** Reads the content of a features overview: none without items, and none with more than four. */
export const featuresCodec: c.Lenient<Option<FeaturesContent>> = c.shownIf(
  c.mapContent(counted, ({ animationDuration, ...rest }) => ({
    ...rest,
    interval: animationDuration,
  })),
  ({ items }) => items.length > 0 && items.length <= FEATURES_MAX,
)

/** What a page goes by wherever a block of this type stands. */
export const featuresBlock = /*#__PURE__*/ c.defineBlock({
  codec: featuresCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: ({ enableAutoplay, items }) => enableAutoplay && items.length > 1,
})
