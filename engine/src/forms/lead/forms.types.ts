import type { Option } from '../../shared/index.js'
import type { PhoneDial } from './fields/dial.js'
import type { AppId, Purpose } from './plan/purpose.js'
import type { FieldKind } from './fields/field-kind.js'
import type { FieldRule } from './rules/rules.js'
import type { FlagEntries } from './plan/features.js'
import type { FormHeader } from './plan/text-key.js'
import type { FormParameters } from './plan/parameters.js'
import type { PhoneValidation } from './fields/phone.js'
import type { PredictionType } from './fields/prediction.js'
import type { VehiclePickerSection } from './plan/layout.js'
import type { Consents } from './consent.js'
import type { ImageType, RetailerPickerType, SeriesType } from './plan/vocabulary.js'

/** One choice of a select, radio or multi-choice field. */
export interface Choice {
  readonly value: string
  /** Message key of its text. */
  readonly translationKey: string
}

/** The section with the visitor's own fields. */
export interface MainSection {
  readonly title: Option<string>
  /** Choices by kind. */
  readonly options: ReadonlyMap<string, readonly Choice[]>
  /** Message keys of this section that stand for others. */
  readonly customTranslation: ReadonlyMap<string, string>
  /** Rows of kind names. */
  readonly rows: readonly (readonly string[])[]
  /** Rules by kind. */
  readonly validation: ReadonlyMap<string, FieldRule>
}

/** The section in which a retailer is chosen. */
export interface RetailerPickerSection {
  readonly title: Option<string>
  /** None where the form says nothing and the market decides. */
  readonly byAddress: Option<boolean>
  readonly customTranslation: ReadonlyMap<string, string>
}

/** The choice the Turkish law on personal data asks for. */
export interface KvkkSection {
  readonly title: string
  readonly paragraph: string
  readonly options: readonly Choice[]
  readonly field: 'kvkkOpt'
}

/** Legal texts and consents. */
export interface LegalSection {
  readonly title: Option<string>
  readonly paragraphs: readonly string[]
  /** Names of legal fields, as configured. */
  readonly fields: readonly string[]
  /** Rules by legal field. */
  readonly validation: ReadonlyMap<string, FieldRule>
  readonly customTranslation: ReadonlyMap<string, string>
}

/** A section an author has made; types and field types that are not known are skipped. */
export interface CustomSection {
  readonly title: Option<string>
  /** `Text` or `Notice`. */
  readonly type: string
  readonly fields: readonly {
    /** `Text` or `Checkbox`. */
    readonly type: string
    readonly translationKey: string
  }[]
}

/** Stored form configuration of one market and purpose. */
export interface FlexForm {
  /** None means the default order. */
  readonly order: Option<readonly string[]>
  readonly main: Option<MainSection>
  readonly header: FormHeader
  readonly dealerPicker: Option<RetailerPickerSection>
  readonly vehiclePicker: Option<VehiclePickerSection>
  readonly kvkk: Option<KvkkSection>
  readonly legal: Option<LegalSection>
  /** Custom sections by name. */
  readonly custom: ReadonlyMap<string, CustomSection>
  readonly ctaLink: Option<string>
}

/** The sales channel reached by phone. */
export interface InsideSales {
  readonly retailerId: string
  readonly useInsideSalesTransform: boolean
  readonly nameTranslationKey: string
  readonly addressTranslationKey: string
}

/** Campaign codes a purpose is configured with. */
export interface CampaignCodes {
  readonly b2BCampaignCode: Option<string>
  readonly b2CCampaignCode: Option<string>
}

/** What a market says of one purpose. */
export interface PurposeConfiguration {
  /** A lead needs a retailer; true unless the market says otherwise. */
  readonly retailer: boolean
  /** The picker shows; true unless the market says otherwise. */
  readonly retailerPicker: boolean
  readonly retailerPickerType: Option<RetailerPickerType>
  readonly campaignCodes: CampaignCodes
  readonly redirectUrl: Option<string>
}

/** A position, in degrees. */
export interface GeoPoint {
  /** [°] -90 to 90. */
  readonly latitude: number
  /** [°] -180 to 180. */
  readonly longitude: number
}

/** Configuration a market sets for all its forms. */
export interface MarketConfiguration {
  readonly features: FlagEntries
  readonly dynamicFeatures: FlagEntries
  readonly insideSalesRetailer: Option<InsideSales>
  /** By purpose. */
  readonly purposeConfigs: ReadonlyMap<string, PurposeConfiguration>
  readonly translations: ReadonlyMap<string, string>
  /** Excludes addresses off the mainland; false by default. */
  readonly mainlandFilter: boolean
  /** Allow-list of hosts a link in the query may redirect to. */
  readonly allowedRedirectHosts: readonly string[]
  readonly map: Option<{
    readonly center: GeoPoint
    readonly country: string
    readonly zoom: number
  }>
  readonly analyticsCookieName: string
  readonly predictionTypes: readonly PredictionType[]
}

/** A picture of a vehicle. */
export interface VehicleImage {
  readonly id: string
  readonly type: ImageType
}

/** A vehicle offered in a form. */
export interface Vehicle {
  readonly id: string
  readonly modelKey: string
  /** Product number; empty when it has none. */
  readonly pno34: string
  readonly modelYear: Option<string>
  readonly commercialModelYear: Option<string>
  readonly trimLevel: Option<string>
  readonly isStockCar: boolean
  readonly ctaLink: Option<string>
  readonly presentation: {
    readonly hide: boolean
    readonly seriesType: Option<SeriesType>
    readonly title: string
    readonly engineTypeTranslation: Option<string>
    /** Version and paint in words, as far as the address has chosen them; the pictures are in that paint. */
    readonly chosen: Option<string>
    readonly images: readonly VehicleImage[]
  }
  /** Used for tracking only. */
  readonly gtm: {
    readonly powerTrain: Option<string>
    readonly carModel: Option<string>
    readonly modelId: Option<string>
  }
}

/** A retailer (dealer), as the service returns it. */
export interface Retailer {
  readonly dealerId: string
  readonly vccDealerId: Option<string>
  readonly name: string
  readonly phone: string
  readonly generalContactEmail: string
  readonly address: {
    readonly addressLine1: string
    readonly addressLine2: Option<string>
    readonly addressLine3: Option<string>
    readonly city: string
    readonly postalCode: string
    readonly district: Option<string>
  }
  readonly geoCode: Option<GeoPoint>
  /** [km] Distance from the requested address. */
  readonly distanceToAddress: Option<number>
  readonly customRetailerId: Option<string>
  readonly timezone: Option<string>
}

/** Response of the configuration call: all form configuration of a market. */
export interface FullConfiguration {
  readonly translations: ReadonlyMap<string, string>
  readonly marketConfiguration: MarketConfiguration
  /** By purpose. */
  readonly flexFormConfigurations: ReadonlyMap<string, FlexForm>
  /** By purpose. */
  readonly vehicleConfigurations: ReadonlyMap<string, readonly Vehicle[]>
}

/** Parts of an address, as consumer data may hold them. */
export interface AddressParts {
  readonly legalAddress: Option<string>
  readonly addressLine1: Option<string>
  readonly addressLine2: Option<string>
  readonly addressLine3: Option<string>
  readonly postalCode: Option<string>
  readonly city: Option<string>
  readonly country: Option<string>
}

/** Data of a visitor who came by a personal link, for prefill. */
export interface ConsumerData {
  readonly title: Option<string>
  readonly firstName: Option<string>
  readonly surName: Option<string>
  readonly mobilePhone: Option<string>
  readonly email: Option<string>
  readonly legalAddress: Option<string | AddressParts>
}

/** The analytics part of a lead. */
export interface LeadAnalytics {
  readonly utmMedium?: string
  readonly utmSource?: string
  readonly utmCampaign?: string
  readonly utmContent?: string
  readonly utmTerm?: string
  readonly clientId?: string
  readonly trackId?: string
  readonly userId?: string
}

/** Members of a lead that hold what is filled in; those without a value are left out. */
export interface LeadFields {
  readonly title?: string
  readonly firstName?: string
  readonly surName?: string
  readonly landline?: string
  readonly gender?: string
  readonly secondSurname?: string
  readonly mobilePhone?: string
  readonly email?: string
  readonly postalCode?: string
  readonly district?: string
  readonly city?: string
  readonly addressOne?: string
  readonly addressTwo?: string
  readonly legalAddress?: { readonly address: string }
  readonly business?: boolean
  readonly description?: string
  /** Product numbers, the chosen vehicle first. */
  readonly productsOfInterest?: readonly string[]
  readonly contactChannels?: readonly string[]
  readonly contactSlots?: readonly string[]
  readonly fullName?: string
}

/** Request body of a lead; keys without a value are omitted. */
export interface LeadSubmission extends Consents, LeadFields {
  readonly recaptchaResponse?: string
  readonly languageId: string
  /** Country code, upper case. */
  readonly marketId: string
  readonly business: boolean
  readonly legalName?: string
  readonly phoneValidation?: PhoneValidation
  readonly kvkkOpt?: boolean
  readonly retailerId?: string
  readonly campaignCode: string
  readonly emailId?: string
  readonly brand?: string
  readonly vbsCarDataPath?: string
  readonly analytics?: LeadAnalytics
  readonly skip?: readonly string[]
  readonly customretailerid?: string
  readonly addressCountry?: string
  readonly cceId?: string
  readonly cceUrl?: string
  readonly ccePricing?: string
  readonly cceDisplayPrice?: string
  readonly additionalInfo?: string
  readonly originalUrl?: string
  readonly referralUrl?: string
  readonly currentUrl?: string
  readonly purpose: Purpose
  readonly origin: string
  readonly originVersion: string
  readonly isTestLead: boolean
}

/** What one field holds. */
export type LeadValue = string | boolean | readonly string[]

/** What the visitor has filled in, by value name; `legalAddress` is the text of the address. */
export type LeadValues = Readonly<Record<string, LeadValue>>

/** What the host of an embedded form hands over. */
export interface HostQueries {
  readonly campaignCode: Option<string>
  readonly b2bCampaignCode: Option<string>
  readonly additionalInfo: Option<string>
  readonly origin: Option<string>
}

/** What surrounds a form when its lead is made. */
export interface LeadContext {
  readonly app: AppId
  readonly purpose: Purpose
  readonly isEmbedded: boolean
  /** Market slug. */
  readonly market: string
  /** Language tag of the site. */
  readonly languageId: string
  readonly token: Option<string>
  /** Version of the forms. */
  readonly version: string
  /** `testing=true` where the environment is not production. */
  readonly isTestMode: boolean
  readonly campaignCodes: CampaignCodes
  readonly host: HostQueries
  readonly originalUrl: string
  readonly referralUrl: string
  readonly currentUrl: string
  readonly analytics: LeadAnalytics
  readonly vehicle: Option<Vehicle>
  readonly retailer: Option<Retailer>
  /** Id of the inside-sales retailer. */
  readonly insideSales: Option<string>
}

/** Everything a lead is made of. */
export interface LeadInput {
  readonly values: LeadValues
  /** Kinds on the form, in row order, as they are drawn. */
  readonly kinds: readonly FieldKind[]
  /** Chosen country code of the phone. */
  readonly dial: PhoneDial
  readonly phoneValidation: Option<PhoneValidation>
  readonly consents: Consents
  /** None where the section does not show. */
  readonly kvkk: Option<boolean>
  readonly query: FormParameters
  readonly context: LeadContext
}
