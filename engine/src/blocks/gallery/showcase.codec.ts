import {
  defineBlock,
  disclaimers,
  findAt,
  flag,
  list,
  mapContent,
  markdown,
  markdownLine,
  never,
  optionalText,
  reading,
  record,
  shownIf,
  text,
  type Lenient,
} from '../../content/index.js'
import { readInterval } from '../../interaction/index.js'
import type { Option } from '../../shared/index.js'
import { galleryItem } from './gallery-item.codec.js'
import type { ShowcaseColour, ShowcaseContent } from './gallery.types.js'

/** How long a colour is shown where content does not say [ms]. @source B-SPOT-06 @category constants */
const SHOWCASE_INTERVAL = 2000

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

const hexColour: Lenient<string> = (value, at) => {
  const read = optionalText(value, at)
  if (HEX.test(read.value)) return read
  return read.findings.length > 0
    ? { ...read, value: '' }
    : reading('', findAt('UNKNOWN_VALUE', at, `"${read.value}" is no colour as #rrggbb or #rgb`))
}

const colour: Lenient<Option<ShowcaseColour>> = shownIf(
  mapContent(
    record({
      paint: optionalText,
      hexColor: hexColour,
      upholsteryTitle: text,
      upholsteryBody: markdown,
      decorTitle: optionalText,
      decorBody: markdown,
      disclaimer: disclaimers,
      mediaAssets: list(galleryItem),
    }),
    ({ hexColor: hex, disclaimer: marks, mediaAssets: media, ...rest }) => ({
      ...rest,
      hex,
      marks,
      media,
    }),
  ),
  ({ upholsteryTitle }) => upholsteryTitle !== '',
)

const interval: Lenient<number> = (value) => reading(readInterval(value, SHOWCASE_INTERVAL))

/**
 * Reads the content of a colour and upholstery showcase: none without a colour that has the title of its upholstery.
 */
export const showcaseCodec: Lenient<Option<ShowcaseContent>> = /*#__PURE__*/ shownIf(
  mapContent(
    record({
      heading: markdownLine,
      text: markdown,
      colours: list(colour),
      transitionDuration: interval,
      enableAutoplay: flag(true),
    }),
    ({ transitionDuration, ...rest }) => ({ ...rest, interval: transitionDuration }),
  ),
  ({ colours }) => colours.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const showcaseBlock = /*#__PURE__*/ defineBlock({
  codec: showcaseCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: ({ enableAutoplay, colours }) => enableAutoplay && colours.length > 1,
})
