// How large compared cars are beside each other: what the page of each draws to scale, on one scale for all.
import { BLOCKS } from '@evkit/engine/blocks'
import { readPage } from '@evkit/engine/content'
import { sidesView, type DimensionsView } from '@evkit/engine/internal/blocks'
import { toCarClient } from '@evkit/engine/internal/site'
import { option as O } from 'fp-ts'
import { linksOf } from '../blocks/read-block-page.js'
import type { RenderRequest } from '../render.types.js'

/** A compared car from the side. */
export interface ComparedSize {
  readonly side: DimensionsView['side']
  /** What is drawn, for those who hear it. */
  readonly label: string
}

/** What stands in the columns of a comparison, drawn to scale. */
export interface ComparedSizes {
  /** One a column; nothing for a car that nobody has measured. */
  readonly columns: readonly (ComparedSize | undefined)[]
  /** Who stands beside the cars. */
  readonly person: string
}

// Of all blocks of a page, only these.
const readDrawings = readPage({ dimensions: BLOCKS.dimensions }, linksOf('', []))

/** Reads how large the cars of a comparison are; nothing where none of them is measured. */
export const readComparedSizes = (
  load: RenderRequest['load'],
  site: string,
  slugs: readonly string[],
): ComparedSizes | undefined => {
  const drawings = slugs.map((slug) => {
    const page = O.toUndefined(load(site, toCarClient(slug)))
    const content = readDrawings(page).value.blocks[0]?.content
    const car = content && O.toUndefined(content.car)
    return content === undefined || car === undefined ? undefined : { content, car }
  })
  const known = drawings.filter((one) => one !== undefined)
  const [first] = known
  if (first === undefined) return undefined
  const sides = sidesView(known.map(({ car }) => car))
  return {
    person: first.content.person,
    columns: drawings.map((one) => {
      const side = one === undefined ? undefined : sides[known.indexOf(one)]
      return one === undefined || side === undefined
        ? undefined
        : { side, label: one.content.sideLabel }
    }),
  }
}
