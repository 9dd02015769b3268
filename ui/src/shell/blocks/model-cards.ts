// Cards of models as a page has them: where they lead, and which of them are dropped.
import { ALL_MODELS, filterCarouselView, NO_PRICE } from '@evkit/engine/blocks'
import type { FilterCarouselContent } from '@evkit/engine/internal/blocks'
import { writeModelPath } from '@evkit/engine/internal/content'
import { none, type LogEntry } from '@evkit/engine/shared'
import { option as O } from 'fp-ts'
import type { BlockContext } from './drawn-block.types.js'

/** The cars of a carousel, without links where the page runs without the pages of their models. */
export const linkModels = (
  content: FilterCarouselContent,
  { site, linkEnvironment: environment = 'production' }: BlockContext,
): FilterCarouselContent => ({
  ...content,
  cars: content.cars.map((car) =>
    O.isSome(writeModelPath({ site, key: car.key, environment })) ? car : { ...car, link: none },
  ),
})

/** What is told of the cars that are dropped for want of a price: it was meant so, and is no failure. */
export const listUnpriced = (content: FilterCarouselContent): readonly LogEntry[] => {
  const { cards } = filterCarouselView({ content, choice: ALL_MODELS, translate: (key) => key })
  const shown = cards.map(({ car }) => car)
  return content.cars
    .filter((car) => !shown.includes(car))
    .map(({ key }) => ({ level: 'note', code: 'PriceMissing', text: `${NO_PRICE}: ${key}` }))
}
