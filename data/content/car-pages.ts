// The pages of the cars: one document of a language for all of them, with what it says of each car and what data knows.
import type { MotorKey } from '@evkit/engine/car'
import { numberFormat } from '@evkit/engine/site'
import { resolvePathToken } from '@evkit/engine/internal/content'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { UnknownRecord } from 'io-ts'
import { writeCarColours } from './car-colours.js'
import { findCarOffers } from './car-offers.js'
import { writeCarViews } from './car-views.js'
import { writeCarData, writeCarSize, writeDimensions, writeVersions } from './car-data.js'
import { CAR_SOURCES, writeCarSources } from './car-sources.js'
import { hasPrice, type CarDataFacts, type CarPlace } from './car-rows.js'
import { writeCarFigures } from './car-figures.js'
import { carImage } from './assemble.js'
import { carClip, writeHeroFilm } from './clips.js'
import { toPriceKey } from '../sources/version-price.js'
import { findFastMinutes } from '../sources/fast-charge.js'
import { findVersionRange, textAt, wordRange, type LineUpCar } from './line-up.js'
import type { CarEntry, LanguageEntry, SiteEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>

/** What a text about a car may say, by placeholder; absent what is not known of it. */
const FIGURES = [
  'range',
  'rangeVersion',
  'minutes',
  'frost',
  'frostRange',
  'wallboxFrom',
  'wallboxTo',
  'carClip',
  'versionsAnchor',
  'offersAnchor',
]

/** A car as its page says it. */
export interface CarPage {
  /** Texts by placeholder. */
  readonly names: Readonly<Record<string, string>>
  /** Placeholders of what is not known: no entry of a list says them. */
  readonly unknown: readonly string[]
  /** What stands in the place of a content that names its source. */
  readonly sources: Readonly<Record<string, (content: Json) => Json>>
}

/** What the document of a language says of one car, by placeholder. */
const textsOf = (
  document: Json,
  name: string,
  known: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const { cars } = document
  const texts = UnknownRecord.is(cars) ? cars[name] : undefined
  return UnknownRecord.is(texts)
    ? Object.fromEntries(
        Object.entries(texts).flatMap(([key, text]) =>
          typeof text === 'string' ? [[key, fillPlaceholders(text, known)] as const] : [],
        ),
      )
    : {}
}

/** Whether a document says something of a car. */
export const hasCar = ({ cars }: Json, name: string): boolean =>
  UnknownRecord.is(cars) && UnknownRecord.is(cars[name])

interface Chosen {
  readonly entry: CarEntry
  readonly car: LineUpCar
  /** The version the page is for; none for the page of all. */
  readonly motor?: MotorKey | undefined
}

// Range and charge of the version; on the page of all, of that which goes the furthest.
const knownOf = (
  { entry, motor }: Chosen,
  { site, facts, motors }: Omit<CarPagePlace, 'documents'>,
) => {
  const row = findVersionRange(entry.name, motor, facts.ranges)
  const minutes = row === undefined ? undefined : findFastMinutes(facts.charging, row.battery)
  return {
    ...(row === undefined
      ? {}
      : { range: wordRange(row.rangeKm, site.locale), rangeVersion: motors[row.motor] }),
    ...(minutes === undefined ? {} : { minutes: numberFormat(site.locale).decimal(minutes, 0) }),
    // A car with one version has nothing to choose.
    ...(entry.motors.length < 2 ? {} : { versionsAnchor: '#versions' }),
  }
}

const textIn = (text: unknown): string => (typeof text === 'string' ? text : '')

// What an author says of a price where a version is chosen takes the place of what is said of the car; where the site has
// no price of it, what is said of that takes the place of both, and nothing is said of what a price holds for.
const writePrice = (
  { versionText, offerText, text, unpricedText, unpriced, disclaimer, ...content }: Json,
  place: CarPlace & Pick<Chosen, 'motor'>,
  { words, hasOffers }: { readonly words: Json; readonly hasOffers: boolean },
): Json => {
  const { entry, motor } = place
  const isPriced = hasPrice(place, motor)
  const priced =
    motor === undefined
      ? textIn(text)
      : fillPlaceholders(textIn(versionText), { version: textAt(words, motor) })
  const own = isPriced ? priced : textIn(unpricedText)
  // The first version costs what the car costs.
  const edition = motor === undefined || motor === entry.motors[0] ? '' : motor.toLowerCase()
  return {
    ...content,
    text: hasOffers ? `${own} ${textIn(offerText)}` : own,
    ...(isPriced ? { disclaimer } : { fallback: unpriced }),
    edition,
    // Where prices go by place, they are asked for by this key alone.
    modelKey: toPriceKey(textIn(content['modelKey']), edition),
  }
}

/** Finds the content of a block of a page by its id; empty where there is none. */
export const findBlock = ({ blocks }: Json, id: string): Json => {
  const found: unknown = Array.isArray(blocks)
    ? blocks.find((block: unknown) => UnknownRecord.is(block) && block['id'] === id)
    : undefined
  const content = UnknownRecord.is(found) ? found['content'] : undefined
  return UnknownRecord.is(content) ? content : {}
}

interface CarPagePlace {
  readonly site: SiteEntry
  readonly facts: CarDataFacts
  readonly motors: LanguageEntry['tool']['motors']
  /** The pages of the site in its language, by name. */
  readonly documents: ReadonlyMap<string, unknown>
}

/** Writes what the page of a car is filled with. */
export const toCarPage = (
  document: Json,
  chosen: Chosen,
  { site, facts, motors, documents }: CarPagePlace,
): CarPage => {
  const { entry, car, motor } = chosen
  const { words, bars } = writeCarFigures({ car: entry, motor }, site, facts)
  const clip = carClip(entry.body)
  const place = { entry, motor, slug: car.slug, path: car.path, facts, site, motors }
  // The key prices go by is the address of its page, written as keys are: one for each car of a model.
  const modelKey = car.slug.replace(/-electric$/, '-bev')
  const offers = findCarOffers(documents, modelKey)
  const tables = { data: findBlock(document, 'data'), size: findBlock(document, 'size') }
  const known: Readonly<Record<string, string>> = {
    ...knownOf(chosen, { site, facts, motors }),
    ...words,
    ...(clip === undefined ? {} : { carClip: clip }),
    ...(offers === undefined ? {} : { offersAnchor: '#overlay-offers' }),
  }
  return {
    names: {
      ...textsOf(document, car.name, known),
      ...known,
      model: car.name,
      modelQuery: encodeURIComponent(car.name),
      modelKey,
      slug: car.slug,
      token: resolvePathToken(car.path),
    },
    unknown: FIGURES.filter((name) => known[name] === undefined),
    sources: {
      'car-range': (content) => ({ ...content, bars }),
      'car-data': (content) => writeCarData(place, content),
      'car-price': (content) =>
        writePrice(content, place, { words: motors, hasOffers: offers !== undefined }),
      'car-versions': (content) => writeVersions(place, content, tables.data),
      'car-size': (content) => writeCarSize(place, content),
      [CAR_SOURCES]: (content) => writeCarSources(place, content, tables),
      'car-dimensions': (content) => writeDimensions(place, content, tables.size),
      'car-offers': (content) => ({ ...content, ...offers }),
      'car-colours': (content) => writeCarColours(entry, content),
      'car-views': (content) => writeCarViews(entry, content),
      'car-hero': (content) => writeHeroFilm(entry.film, content),
      'car-picture': (content) => ({
        ...content,
        ...carImage(entry, content['view'] === 'side' ? 'side' : 'three-quarter'),
      }),
    },
  }
}
