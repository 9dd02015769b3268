import {
  callToAction,
  checked,
  defineBlock,
  findAt,
  flag,
  list,
  mapContent,
  markdown,
  markdownLine,
  never,
  optionalText,
  picture,
  placeIn,
  ratio,
  reading,
  record,
  shownIf,
  text,
  video,
  type Lenient,
  type Ratio,
} from '../../content/index.js'
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

const RATIO_ON_PHONES: Ratio = '4:3'
const RATIO_FROM_TABLETS: Ratio = '16:9'

const media = {
  image: picture,
  imageUltrawide: picture,
  video,
  videoUltrawide: video,
} as const

const feature: Lenient<Option<Feature>> = shownIf(
  record({
    title: text,
    description: markdown,
    eventLabel: optionalText,
    ...media,
    subtitleTrack: optionalText,
  }),
  ({ title }) => title !== '',
)

const interval: Lenient<number> = (value) => reading(readInterval(value, FEATURES_INTERVAL))

const parts = record({
  label: optionalText,
  title: markdownLine,
  body: markdown,
  ...media,
  items: list(feature),
  link: callToAction,
  animationDuration: interval,
  enableAutoplay: flag(true),
  loopVideos: flag(false),
  smAspectRatio: ratio(RATIO_ON_PHONES),
  mdAspectRatio: ratio(RATIO_FROM_TABLETS),
})

const counted = checked(parts, ({ items }, at) =>
  items.length <= FEATURES_MAX
    ? []
    : [
        findAt(
          'TOO_MANY',
          placeIn(at, 'items'),
          `${items.length} features, ${FEATURES_MAX} at most`,
        ),
      ],
)

/** Reads the content of a features overview: none without items, and none with more than four. */
export const featuresCodec: Lenient<Option<FeaturesContent>> = shownIf(
  mapContent(counted, ({ animationDuration, ...rest }) => ({
    ...rest,
    interval: animationDuration,
  })),
  ({ items }) => items.length > 0 && items.length <= FEATURES_MAX,
)

/** What a page goes by wherever a block of this type stands. */
export const featuresBlock = /*#__PURE__*/ defineBlock({
  codec: featuresCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: ({ enableAutoplay, items }) => enableAutoplay && items.length > 1,
})
