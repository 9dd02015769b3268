import { type LeadInput, type Retailer, startConsents, type Vehicle } from '../forms/lead/index.js'
import { none, some } from '../shared/index.js'

/**
 * Sample vehicle.
 *
 * @source F-VEH-01
 * @category testing
 */
export const tinyVehicle: Vehicle = {
  id: 'v1',
  modelKey: 'ex30',
  pno34: '416XY2',
  modelYear: none,
  commercialModelYear: none,
  trimLevel: none,
  isStockCar: false,
  ctaLink: none,
  presentation: {
    hide: false,
    seriesType: some('SUV'),
    title: 'EX30',
    engineTypeTranslation: none,
    chosen: none,
    images: [],
  },
  gtm: { powerTrain: none, carModel: none, modelId: none },
}

/**
 * Sample retailer.
 *
 * @source F-RET-01
 * @category testing
 */
export const tinyRetailer: Retailer = {
  dealerId: 'GB001',
  vccDealerId: none,
  name: 'Retailer A',
  phone: '',
  generalContactEmail: '',
  address: {
    addressLine1: '1 High Street',
    addressLine2: none,
    addressLine3: none,
    city: 'Maidenhead',
    postalCode: 'SL6 4FL',
    district: none,
  },
  geoCode: none,
  distanceToAddress: none,
  customRetailerId: none,
  timezone: none,
}

/**
 * Everything the lead of the worked example is made of: an offer on the site of the United Kingdom.
 *
 * @source F-SUB-01
 */
export const tinyLead: LeadInput = {
  values: {
    firstName: 'Ada',
    surName: 'Byron',
    email: 'ada@x.example',
    mobilePhone: '07700 900123',
    business: false,
  },
  kinds: ['Firstname', 'Surname', 'EmailAsync', 'PhoneWithCountryCode', 'Notes'],
  dial: { code: '+44', country: none },
  phoneValidation: some('EXTERNAL'),
  consents: { ...startConsents([], []), emailOptIn: true, smsOptIn: true },
  kvkk: none,
  query: { pno: '416XY2', retailerid: 'GB001', utm_source: 'news', campaigncode: 'SPRING' },
  context: {
    app: 'quote',
    purpose: 'OFFER_REQUEST',
    isEmbedded: false,
    market: 'uk',
    languageId: 'en-GB',
    token: some('tok'),
    version: '1.4.0',
    isTestMode: false,
    campaignCodes: { b2BCampaignCode: some('CFG-B'), b2CCampaignCode: some('CFG-C') },
    host: { campaignCode: none, b2bCampaignCode: none, additionalInfo: none, origin: none },
    originalUrl: 'https://x.example/uk/',
    referralUrl: '',
    currentUrl:
      'https://x.example/uk/quote/form?pno=416XY2&retailerid=GB001&utm_source=news&CampaignCode=SPRING',
    analytics: { utmSource: 'news' },
    vehicle: some(tinyVehicle),
    retailer: none,
    insideSales: some('GB-IS-1'),
  },
}
