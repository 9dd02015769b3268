// The content files of the forms: markets, stored forms, retailers, example addresses, vehicles, texts, limits.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import {
  FlexFormCodec,
  MarketConfigurationCodec,
  PURPOSES,
  type FlexForm,
  type MarketConfiguration,
  type Purpose,
} from '@evkit/engine/forms'
import { NumberCell } from '../sources/csv-rows.js'
import { text } from '../sources/rows.js'
import { ContactHelp } from './brand.js'

const Example = t.literal('example')

/** A document as it is stored, beside what it means. */
export interface Stored<A> {
  readonly document: unknown
  readonly value: A
}

// Answers hold documents as they are stored; what the service decides by is decoded once.
const stored = <A>(codec: t.Type<A, unknown>): t.Type<Stored<A>, unknown> =>
  new t.Type<Stored<A>, unknown>(
    codec.name,
    (value): value is Stored<A> =>
      typeof value === 'object' && value !== null && 'document' in value,
    (document, context) => {
      const read = codec.validate(document, context)
      return E.isLeft(read) ? read : t.success({ document, value: read.right })
    },
    ({ document }) => document,
  )

/** A file of `markets`, with what the brand says of the market. */
export const MarketEntry = t.type({
  market: text,
  locale: text,
  language: text,
  direction: t.keyof({ ltr: null, rtl: null }),
  /** Two letters, upper case. */
  country: text,
  /** Version of the texts about privacy, kept with every consent. */
  policyVersion: text,
  consents: t.type({
    isUnderGdpr: t.boolean,
    /** Somebody has looked at consents that are given before the visitor says so. */
    isPresetReviewed: t.boolean,
  }),
  /** Whether the flag that switches the bot check off counts here. */
  isBotCheckOptional: t.boolean,
  /** On every page of its forms. */
  help: ContactHelp,
  configuration: stored<MarketConfiguration>(MarketConfigurationCodec),
})

const PurposeKey: t.Type<Purpose, unknown> = t.keyof({
  OFFER_REQUEST: null,
  CBV_CALLBACK: null,
  CONTACT_REQUEST: null,
  ACCESSORY_REQUEST: null,
  KEEP_ME_UPDATED: null,
})

/** A file of `flexforms`: the stored form of each purpose. */
export const FlexForms = t.record(
  PurposeKey as t.Type<string, string>,
  stored<FlexForm>(FlexFormCodec),
)

/** A file of `languages`: texts by key. */
export const FormTexts = t.record(t.string, text)

/** A line of a file of `retailers`. */
export const RetailerRow = t.type({
  dealerId: text,
  customRetailerId: t.string,
  name: text,
  addressLine1: text,
  addressLine2: t.string,
  city: text,
  postalCode: t.string,
  district: t.string,
  phone: t.string,
  email: text,
  latitude: NumberCell,
  longitude: NumberCell,
  basis: Example,
})

const YesNo = t.keyof({ yes: null, no: null })

/** A line of `addresses.csv`: an example street. */
export const AddressRow = t.type({
  market: text,
  street: text,
  city: text,
  postalCode: t.string,
  /** Nothing can be delivered there. */
  outOfBounds: YesNo,
  mainland: YesNo,
  basis: Example,
})

const SeriesType = t.keyof({ SUV: null, SEDAN: null, WAGON: null, CROSSOVER: null })

/** A vehicle of `vehicles.json`: a car of `cars.json` as the forms offer it. */
export const VehicleEntry = t.type({
  car: text,
  id: text,
  modelKey: text,
  pno34: t.string,
  seriesType: SeriesType,
  trimLevel: text,
  modelYear: text,
  powerTrain: text,
  basis: Example,
})

const Bucket = t.type({
  /** How many may come at once. */
  burst: t.number,
  /** How many may come in an hour, on and on. */
  perHour: t.number,
})

/** The file of `limits.json`. */
export const FormLimits = t.type({
  submissions: Bucket,
  validators: Bucket,
  lookups: Bucket,
  pictures: Bucket,
  configuration: Bucket,
  personal: Bucket,
  sameEmail: Bucket,
  /** Leads delivered unseen of neighbours: of version 4 those with three parts of an address in common, of version 6 /48. */
  leadsOfNetwork: Bucket,
  /** The same of a wider network: two parts of an address, of version 6 /32. */
  leadsOfProvider: Bucket,
  /** The same of a whole market. */
  leadsOfSite: Bucket,
  /** The same of neighbours whose leads came without scripts. */
  leadsByPass: Bucket,
  /** How many callers each limit remembers at most. */
  mostKept: t.number,
})

/** What `consumers.json` tells of an invented visitor. */
export const ConsumerEntry = t.type({ id: text, basis: Example, data: t.UnknownRecord })

export type MarketEntry = t.TypeOf<typeof MarketEntry>
export type RetailerRow = t.TypeOf<typeof RetailerRow>
export type AddressRow = t.TypeOf<typeof AddressRow>
export type VehicleEntry = t.TypeOf<typeof VehicleEntry>
export type FormLimits = t.TypeOf<typeof FormLimits>
export type ConsumerEntry = t.TypeOf<typeof ConsumerEntry>

/** Stored forms of a market by purpose. */
export type StoredForms = ReadonlyMap<Purpose, Stored<FlexForm>>

/** Puts the stored forms of a file in the order of the purposes. */
export const toStoredForms = (forms: t.TypeOf<typeof FlexForms>): StoredForms =>
  new Map(
    PURPOSES.flatMap((purpose) => {
      const form = Object.hasOwn(forms, purpose) ? forms[purpose] : undefined
      return form === undefined ? [] : [[purpose, form] as const]
    }),
  )

/** All content files of the forms. */
export interface FormsParts {
  readonly markets: readonly MarketEntry[]
  readonly flexforms: ReadonlyMap<string, StoredForms>
  readonly languages: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The texts that ask for consent, by language. */
  readonly consent: ReadonlyMap<string, Readonly<Record<string, string>>>
  readonly retailers: ReadonlyMap<string, readonly RetailerRow[]>
  readonly addresses: readonly AddressRow[]
  readonly vehicles: readonly VehicleEntry[]
  readonly limits: FormLimits
  readonly consumers: readonly ConsumerEntry[]
}
