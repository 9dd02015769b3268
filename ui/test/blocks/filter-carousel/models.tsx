// Carousels of models as authors write them.
import { BLOCKS } from '@evkit/engine/blocks'
import { makeTranslate } from '@evkit/engine/content'
import {
  FilterCarousel,
  type FilterCarouselProps,
} from '../../../src/blocks/filter-carousel/index.js'
import { readContent } from '../written-block.js'

/** Says what a carousel of models says itself. */
export const translate = makeTranslate({
  language: 'en',
  texts: {
    'filter.name': 'Cars',
    'filter.tabs': 'Show cars by kind',
    'filter.models': '{count, plural, one {# model} other {# models}}',
    'filter.scroll-back': 'Back',
    'filter.scroll-on': 'Further cars',
    'filter.purchase-from': 'From {price}',
  },
})

const BODIES = ['suv', 'suv', 'saloon'] as const

/** Cars of two bodies, each third a saloon. */
const listCars = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: `car-${at + 1}`,
    displayName: `Car ${at + 1}`,
    body: BODIES[at % BODIES.length],
    text: 'A car',
    cashPrice: `£${30 + at},000`,
    image: { src: '/car.svg', alt: '' },
    link: { text: 'See it', href: `/uk/cars/#car-${at + 1}` },
  }))

/** A carousel of models. */
export const models = (
  content: object = {},
  more: Partial<FilterCarouselProps> & { readonly count?: number } = {},
) => {
  const { count = 12, ...props } = more
  return (
    <FilterCarousel
      id="models"
      translate={translate}
      content={readContent(BLOCKS['filter-carousel'].codec, {
        heading: 'Our electric cars',
        cars: listCars(count),
        frontendFilters: {
          property: 'body',
          allLabel: 'All',
          labels: { suv: 'SUVs', saloon: 'Saloons' },
        },
        ...content,
      })}
      {...props}
    />
  )
}
