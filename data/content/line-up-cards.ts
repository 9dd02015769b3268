// The cars of carousels: what the author says of each car, and what the data knows of it.
import { UnknownRecord } from 'io-ts'
import { fillKnown, linkTo, priceLabel, textAt, type LineUpCar } from './line-up.js'
import type { LanguageEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>

const listOf = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(UnknownRecord.is) : []

/** Writes the cars of a carousel of models, in the order of the author; one the line-up does not have is left out. */
export const writeCards = (
  cars: readonly LineUpCar[],
  content: Json,
  language: LanguageEntry,
): Json => {
  const { cars: written, highlight: _highlight, carLink, ...rest } = content
  return {
    ...rest,
    purchaseFromText: priceLabel(cars, language),
    cars: listOf(written).flatMap((one) => {
      const car = cars.find(({ name }) => name === textAt(one, 'key'))
      return car === undefined
        ? []
        : [
            {
              ...one,
              image: car.image,
              cashPrice: car.price ?? '',
              priceData: { isValidCarPrice: car.price !== undefined },
              highlight: fillKnown(textAt(content, 'highlight'), 'range', car.range),
              link: linkTo(carLink, car),
            },
          ]
    }),
  }
}

const writeModel = (
  one: Json,
  cars: readonly LineUpCar[],
  {
    link1,
    link2,
    price,
  }: { readonly link1: unknown; readonly link2: unknown; readonly price: string },
): readonly Json[] => {
  const car = cars.find(({ name }) => name === textAt(one, 'name'))
  return car === undefined
    ? []
    : [
        {
          ...one,
          slug: car.slug,
          startingPrice: fillKnown(price, 'price', car.price),
          images: [{ type: 'product-list', ...car.image }],
          link1: linkTo(link1, car),
          link2: linkTo(link2, car),
        },
      ]
}

/** Writes the categories of a product carousel, in the order of the author; a car the line-up does not have is left out. */
export const writeCategories = (
  cars: readonly LineUpCar[],
  content: Json,
  language: LanguageEntry,
): Json => {
  const { categories, link1, link2, ...rest } = content
  const words = { link1, link2, price: priceLabel(cars, language) }
  return {
    ...rest,
    categories: listOf(categories).map((category) => ({
      ...category,
      carModels: listOf(category['carModels']).flatMap((one) => writeModel(one, cars, words)),
    })),
  }
}
