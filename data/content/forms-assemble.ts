// What the calls of the forms answer, made from the content files.
import { createHash } from 'node:crypto'
import type { FlexForm, MarketConfiguration, Purpose } from '@evkit/engine/forms'
import type { RetailerRow, FormsParts, MarketEntry, Stored, VehicleEntry } from './forms-parts.js'
import { findChosenOf, type ChoiceWords } from './chosen-car.js'
import type { CarEntry } from './parts.js'

const orNull = (text: string): string | null => (text === '' ? null : text)

/** A retailer as a document. */
export const toRetailer = (row: RetailerRow) => ({
  dealerId: row.dealerId,
  vccDealerId: row.dealerId,
  name: row.name,
  phone: row.phone,
  generalContactEmail: row.email,
  address: {
    addressLine1: row.addressLine1,
    addressLine2: orNull(row.addressLine2),
    addressLine3: null,
    city: row.city,
    postalCode: row.postalCode,
    district: orNull(row.district),
  },
  geoCode: { latitude: row.latitude, longitude: row.longitude },
  distanceToAddress: null,
  customRetailerId: orNull(row.customRetailerId),
})

const imagesOf = (body: string, colour: string) => [
  { id: `${body}-${colour}-side`, type: 'ModelSide' },
  { id: `${body}-${colour}-three-quarter`, type: 'ThankYou' },
]

/** A vehicle as a document; its pictures are those of the car. */
const toVehicle = (entry: VehicleEntry, { model, body, colour }: CarEntry) => ({
  id: entry.id,
  modelKey: entry.modelKey,
  pno34: entry.pno34,
  modelYear: entry.modelYear,
  commercialModelYear: entry.modelYear,
  trimLevel: entry.trimLevel,
  isStockCar: false,
  ctaLink: null,
  presentation: {
    hide: false,
    seriesType: entry.seriesType,
    title: entry.car,
    engineTypeTranslation: 'EngineElectric',
    images: imagesOf(body, colour),
  },
  gtm: { powerTrain: entry.powerTrain, carModel: model, modelId: entry.modelKey },
})

/** A vehicle as a document. */
export type VehicleDocument = ReturnType<typeof toVehicle>

/** A retailer as a document. */
export type RetailerDocument = ReturnType<typeof toRetailer>

/** Everything that is told of a market. */
export interface FormsMarket {
  readonly entry: MarketEntry
  readonly configuration: MarketConfiguration
  /** Texts of the language, without those of the market. */
  readonly texts: Readonly<Record<string, string>>
  /** All texts by key; the market's own win. */
  readonly dictionary: ReadonlyMap<string, string>
  /** The texts that ask for consent. */
  readonly consent: Readonly<Record<string, string>>
  readonly forms: ReadonlyMap<Purpose, Stored<FlexForm>>
  readonly vehicles: readonly VehicleDocument[]
  /** The cars its vehicles are. */
  readonly cars: readonly CarEntry[]
  /** What versions and paints are called; absent in a language without pages of cars. */
  readonly choiceWords: ChoiceWords | undefined
  readonly retailers: readonly RetailerDocument[]
}

const joinTexts = (
  texts: Readonly<Record<string, string>>,
  { translations }: MarketConfiguration,
): ReadonlyMap<string, string> => new Map([...Object.entries(texts), ...translations])

/** Puts together what is told of each market. */
export const assembleMarkets = (
  parts: FormsParts,
  cars: readonly CarEntry[],
  wordsOf: (language: string) => ChoiceWords | undefined = () => undefined,
): readonly FormsMarket[] => {
  const vehicles = parts.vehicles.flatMap((entry) => {
    const car = cars.find(({ name }) => name === entry.car)
    return car === undefined ? [] : [toVehicle(entry, car)]
  })
  return parts.markets.map((entry) => {
    const texts = parts.languages.get(entry.language) ?? {}
    const configuration = entry.configuration.value
    return {
      entry,
      configuration,
      texts,
      dictionary: joinTexts(texts, configuration),
      consent: parts.consent.get(entry.language) ?? {},
      forms: parts.flexforms.get(entry.market) ?? new Map<Purpose, Stored<FlexForm>>(),
      vehicles,
      cars,
      choiceWords: wordsOf(entry.language),
      retailers: (parts.retailers.get(entry.market) ?? []).map(toRetailer),
    }
  })
}

// A vehicle in the version and the paint that are chosen, as far as its car has them.
const choose = (
  vehicle: VehicleDocument,
  search: string,
  { cars, choiceWords }: Pick<FormsMarket, 'cars' | 'choiceWords'>,
) => {
  const { presentation } = vehicle
  const car = cars.find(({ name }) => name === presentation.title)
  if (search === '' || car === undefined) return vehicle
  const { paint, chosen } = findChosenOf(car, search, choiceWords)
  return {
    ...vehicle,
    presentation: {
      ...presentation,
      chosen: orNull(chosen),
      images: imagesOf(car.body, paint ?? car.colour),
    },
  }
}

/** Everything a form of one purpose needs, as one document; its vehicles as a query chooses them. */
export const assembleConfiguration = (market: FormsMarket, purpose: Purpose, search = '') => {
  const form = market.forms.get(purpose)
  return {
    translations: market.texts,
    marketConfiguration: market.entry.configuration.document,
    flexFormConfigurations: form === undefined ? {} : { [purpose]: form.document },
    vehicleConfigurations: { [purpose]: market.vehicles.map((one) => choose(one, search, market)) },
  }
}

const versions = new WeakMap<FormsMarket, Map<Purpose, string>>()

/** The version of a form with its texts, kept with every lead; worked out once, because content stays as it was read. */
export const findVersion = (market: FormsMarket, purpose: Purpose): string => {
  const known = versions.get(market) ?? new Map<Purpose, string>()
  versions.set(market, known)
  const version =
    known.get(purpose) ??
    createHash('sha256')
      .update(JSON.stringify(assembleConfiguration(market, purpose)))
      .digest('base64url')
  known.set(purpose, version)
  return version
}
