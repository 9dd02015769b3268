// What of a car can be chosen: its versions and its paints, as its page says them.
import type { ConfiguratorContent } from '@evkit/engine/internal/car'
import { writeCarColours } from './car-colours.js'
import { writeVersions, type CarDataPlace } from './car-data.js'
import { textAt } from './line-up.js'

type Json = Readonly<Record<string, unknown>>

/** Contents of the blocks of the page of a car. */
export interface CarBlocks {
  readonly versions: Json
  /** The table of data. */
  readonly data: Json
  readonly colours: Json
}

/** Writes what can be chosen of a car, in the words of its page. */
export const writeConfigurable = (
  place: CarDataPlace & { readonly path: string },
  { versions, data, colours }: CarBlocks,
): ConfiguratorContent['cars'][number] => {
  const { entry, slug } = place
  const offered = writeVersions(place, versions, data).versions
  return {
    slug,
    versions: offered.flatMap(({ title, price, figures }, at) => {
      const motor = entry.motors[at]
      return motor === undefined ? [] : [{ motor, title, price, figures }]
    }),
    paints: writeCarColours(entry, colours).colours.map((paint) => ({
      key: textAt(paint, 'paint'),
      name: textAt(paint, 'upholsteryTitle'),
      hex: textAt(paint, 'hexColor'),
    })),
  }
}
