// What pages say of each car of the line-up: from published ranges, the charging table and prices, never written by hand.
import { UnknownRecord } from 'io-ts'
import type { CarPrice, MotorKey } from '@evkit/engine/car'
import { listMotorTypes, toPriceSlug } from '@evkit/engine/internal/car'
import type { ChargingDocument } from '@evkit/engine/charging'
import { writeModelPath } from '@evkit/engine/internal/content'
import { convertDistance, toUndefined } from '@evkit/engine/shared'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { numberFormat } from '@evkit/engine/site'
import { resolveUnits } from '@evkit/engine/internal/site'
import { findFastMinutes } from '../sources/fast-charge.js'
import type { PublishedRangeRow } from '../sources/range-rows.js'
import { carImage, type CarImage } from './assemble.js'
import { numbersOf } from './intl.js'
import type { CarEntry, ContentParts, LanguageEntry, SiteEntry } from './parts.js'

/** What the line-up is made from. */
export interface LineUpFacts {
  readonly ranges: readonly PublishedRangeRow[]
  readonly charging: ChargingDocument
  readonly findPrice: (site: string, slug: string) => CarPrice | undefined
}

/** A car as a page shows it. */
export interface LineUpCar {
  readonly name: string
  readonly slug: string
  /** Path of its page. */
  readonly path: string
  readonly image: CarImage & { readonly alt: string }
  /** The longest published range, in words; absent where none is published. */
  readonly range?: string
  /** [min] From 10 to 80 % at the strongest charger, with the battery of that range. */
  readonly minutes?: string
  readonly motors: 'single' | 'both' | 'twin'
  /** In the currency of the site, in words. */
  readonly price?: string
  /** How sure that price is. */
  readonly priceBasis?: CarPrice['basis']
}

/** Finds the longest range published of a car. */
const findRange = (
  name: string,
  ranges: readonly PublishedRangeRow[],
): PublishedRangeRow | undefined =>
  ranges
    .filter(({ model }) => model === name)
    .reduce<PublishedRangeRow | undefined>(
      (longest, row) => (longest === undefined || row.rangeKm > longest.rangeKm ? row : longest),
      undefined,
    )

/** Finds the range published of a version of a car; without one, the longest published of the car. */
export const findVersionRange = (
  name: string,
  motor: MotorKey | undefined,
  ranges: readonly PublishedRangeRow[],
): PublishedRangeRow | undefined =>
  motor === undefined
    ? findRange(name, ranges)
    : ranges.find((row) => row.model === name && row.motor === motor)

/** A whole distance in the unit of a locale, in words. */
export const wordDistance = (whole: number, locale: string): string => {
  const [unit, unitDisplay] =
    resolveUnits(locale).distance === 'mi'
      ? (['mile', 'long'] as const)
      : (['kilometer', 'short'] as const)
  return numbersOf(locale, { style: 'unit', unit, unitDisplay }).format(whole)
}

/** A published range as pages say it. */
export const wordRange = (kilometres: number, locale: string): string =>
  wordDistance(Math.floor(convertDistance(kilometres, 'km', resolveUnits(locale).distance)), locale)

const motorsOf = ({ motors }: CarEntry): LineUpCar['motors'] => {
  const types = listMotorTypes(motors)
  if (!types.includes('Twin')) return 'single'
  return types.length === 1 ? 'twin' : 'both'
}

/** Lists the cars of a site in the order of the register. */
export const listLineUp = (
  parts: ContentParts,
  { site, language }: { readonly site: SiteEntry; readonly language: LanguageEntry },
  facts: LineUpFacts,
): readonly LineUpCar[] => {
  const { decimal, money } = numberFormat(site.locale)
  return parts.cars.map((car) => {
    const range = findRange(car.name, facts.ranges)
    const minutes = range === undefined ? undefined : findFastMinutes(facts.charging, range.battery)
    const slug = toPriceSlug(car.name)
    const price = facts.findPrice(site.site, slug)
    return {
      name: car.name,
      slug,
      path:
        toUndefined(writeModelPath({ site: site.site, key: slug, environment: 'production' })) ??
        '',
      image: {
        ...carImage(car, 'three-quarter'),
        alt: language.tool.bodies[car.body] ?? '',
      },
      motors: motorsOf(car),
      ...(range === undefined ? {} : { range: wordRange(range.rangeKm, site.locale) }),
      ...(minutes === undefined ? {} : { minutes: decimal(minutes, 0) }),
      ...(price === undefined
        ? {}
        : { price: money(price.amount, price.currency, 0), priceBasis: price.basis }),
    }
  })
}

/** A text of what an author wrote; empty where there is none. */
export const textAt = (value: unknown, name: string): string => {
  const member = UnknownRecord.is(value) ? value[name] : undefined
  return typeof member === 'string' ? member : ''
}

/** A text about what is known; what is not known is not said. */
export const fillKnown = (text: string, name: string, value: string | undefined): string =>
  value === undefined ? '' : fillPlaceholders(text, { [name]: value })

/** A link of an author to a car: its name and its slug are put in. */
export const linkTo = (
  link: unknown,
  { name, slug, path }: Pick<LineUpCar, 'name' | 'slug' | 'path'>,
): unknown =>
  UnknownRecord.is(link)
    ? {
        ...link,
        text: fillPlaceholders(textAt(link, 'text'), { model: name }),
        href: fillPlaceholders(textAt(link, 'href'), {
          model: encodeURIComponent(name),
          slug,
          path,
        }),
        accessibilityLabel: fillPlaceholders(textAt(link, 'accessibilityLabel'), { model: name }),
      }
    : link

/** What stands before a price. One of which the site has an example only is worded as one on every card. */
export const priceLabel = (cars: readonly LineUpCar[], { frame }: LanguageEntry): string => {
  const isExample = cars.some(({ priceBasis }) => priceBasis === 'example')
  const label = frame[isExample ? 'price.example' : 'price.published'] ?? ''
  return fillPlaceholders(label, { amount: '{price}' })
}

/** Writes the products of a list: what the author says of each car, and what the data knows. */
export const writeProducts = (
  cars: readonly LineUpCar[],
  content: Readonly<Record<string, unknown>>,
  language: LanguageEntry,
): Readonly<Record<string, unknown>> => {
  const { products: written, only, highlights, link1, link2, priceNote, ...rest } = content
  const label = priceLabel(cars, language)
  const described: readonly unknown[] = Array.isArray(written) ? written : []
  const descriptionOf = (name: string): string =>
    textAt(
      described.find((one) => UnknownRecord.is(one) && textAt(one['carModel'], 'name') === name),
      'description',
    )
  const named = described.flatMap((one) => {
    const name = UnknownRecord.is(one) ? textAt(one['carModel'], 'name') : ''
    return cars.filter((car) => car.name === name)
  })
  return {
    ...rest,
    products: (only === 'named' ? named : cars).map((car) => ({
      image: car.image,
      carModel: {
        name: car.name,
        slug: car.slug,
        startingPriceCash: fillKnown(label, 'price', car.price),
        link1: linkTo(link1, car),
        link2: linkTo(link2, car),
      },
      description: descriptionOf(car.name),
      ...(car.price === undefined || priceNote === undefined ? {} : { disclaimer: priceNote }),
      highlight1: fillKnown(textAt(highlights, 'range'), 'range', car.range),
      highlight2: fillKnown(textAt(highlights, 'charge'), 'minutes', car.minutes),
      highlight3: textAt(
        UnknownRecord.is(highlights) ? highlights['drive'] : undefined,
        car.motors,
      ),
    })),
  }
}
