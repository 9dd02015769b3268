import * as c from '../../content/index.js'
import { readInterval } from '../../interaction/index.js'
import type { Option } from '../../shared/index.js'
import { galleryItem } from './gallery-item.codec.js'
import type { ShowcaseColour, ShowcaseContent } from './gallery.types.js'

/** How long a colour is shown where content does not say [ms]. @source B-SPOT-06 @category constants */
const SHOWCASE_INTERVAL = 2000

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

const hexColour: c.Lenient<string> = (value, at) => {
  const read = c.optionalText(value, at)
  if (HEX.test(read.value)) return read
  return read.findings.length > 0
    ? { ...read, value: '' }
    : c.reading(
        '',
        c.findAt('UNKNOWN_VALUE', at, `"${read.value}" is no colour as #rrggbb or #rgb`),
      )
}

const colour: c.Lenient<Option<ShowcaseColour>> = c.shownIf(
  c.mapContent(
    c.record({
      paint: c.optionalText,
      hexColor: hexColour,
      upholsteryTitle: c.text,
      upholsteryBody: c.markdown,
      decorTitle: c.optionalText,
      decorBody: c.markdown,
      disclaimer: c.disclaimers,
      mediaAssets: c.list(galleryItem),
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

const interval: c.Lenient<number> = (value) => c.reading(readInterval(value, SHOWCASE_INTERVAL))

/**
 * Reads the content of a colour and upholstery showcase: none without a colour that has the title of its upholstery.
 */
export const showcaseCodec: c.Lenient<Option<ShowcaseContent>> = /*#__PURE__*/ c.shownIf(
  c.mapContent(
    c.record({
      heading: c.markdownLine,
      text: c.markdown,
      colours: c.list(colour),
      transitionDuration: interval,
      enableAutoplay: c.flag(true),
    }),
    ({ transitionDuration, ...rest }) => ({ ...rest, interval: transitionDuration }),
  ),
  ({ colours }) => colours.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const showcaseBlock = /*#__PURE__*/ c.defineBlock({
  codec: showcaseCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: ({ enableAutoplay, colours }) => enableAutoplay && colours.length > 1,
})
