import * as t from 'io-ts'
import type { ConfiguratorContent } from './configurator.view.js'

const Version = t.type({
  motor: t.string,
  title: t.string,
  price: t.string,
  figures: t.readonlyArray(t.type({ title: t.string, value: t.string })),
})

const Paint = t.type({ key: t.string, name: t.string, hex: t.string })

const Car = t.type({
  slug: t.string,
  versions: t.readonlyArray(Version),
  paints: t.readonlyArray(Paint),
})

/**
 * Codec of the content document of the configurator: versions and paints of each car, in words of the site.
 *
 * @source E-B-78
 */
export const ConfiguratorContentCodec: t.Type<ConfiguratorContent, unknown> = /*#__PURE__*/ t.type(
  { note: t.string, cars: t.readonlyArray(Car) },
  'ConfiguratorContent',
)
