import {
  type FlexForm,
  type FormFill,
  type FormPlan,
  type FormRequest,
  type FullConfiguration,
  type LeadEnvelope,
  type LeadFormInput,
  type LeadSubmission,
  planForm,
  startConsents,
} from '../forms/lead/index.js'
import { none, toUndefined } from '../shared/index.js'
import { readContactForm } from './form-documents.js'

/**
 * Form configuration of a small market: a contact request with name, e-mail and phone number validated by the server,
 * notes, and consents under a master checkbox.
 *
 * @source F-CFG-01, F-CFG-17, F-CFG-23
 * @category samples
 */
export const tinyConfiguration: FullConfiguration = /*#__PURE__*/ readContactForm(
  {
    order: ['main', 'legal', 'submit'],
    main: {
      title: 'YourDetails',
      rows: [
        ['Firstname', 'Surname'],
        ['EmailAsync', 'Space'],
        ['PhoneWithCountryCode'],
        ['Notes'],
      ],
      validation: {
        Firstname: { required: true, minLength: 2 },
        EmailAsync: { required: true },
        PhoneWithCountryCode: { required: false, async: true },
      },
    },
    legal: {
      title: 'Legal',
      paragraphs: ['LegalText'],
      fields: ['MasterOptIn', 'EmailOptIn', 'SmsOptInValidated'],
    },
  },
  { features: { allowManualPhoneValidation: true } },
)

const callbackForm = /*#__PURE__*/ readContactForm(
  {
    order: ['main', 'submit'],
    main: {
      rows: [['Firstname'], ['MobilePhone'], ['EmailAsync']],
      validation: { MobilePhone: { required: true } },
    },
  },
  {},
)

const contactOf = ({ flexFormConfigurations }: FullConfiguration): FlexForm => {
  const form = flexFormConfigurations.get('CONTACT_REQUEST')
  if (form === undefined) throw new Error('the sample has no form')
  return form
}

const quotes = (): FullConfiguration => ({
  ...tinyConfiguration,
  flexFormConfigurations: new Map([
    ['OFFER_REQUEST', contactOf(tinyConfiguration)],
    ['CBV_CALLBACK', contactOf(callbackForm)],
  ]),
})

/** What the small market says of both forms of its quote app: an offer asks what the contact form asks. */
export const tinyQuoteConfiguration: FullConfiguration = /*#__PURE__*/ quotes()

/**
 * Form request of the small market's contact form.
 *
 * @source F-ROUTE-06
 * @category samples
 */
export const tinyFormRequest: FormRequest = {
  app: 'contact',
  market: 'uk',
  purpose: 'CONTACT_REQUEST',
  query: {},
  isEmbedded: false,
  isInOverlay: false,
  hidesRetailerPicker: false,
  hidesRequired: false,
  isModelChosen: false,
}

const plan = (): FormPlan => {
  const planned = toUndefined(planForm(tinyFormRequest, tinyConfiguration))
  if (planned === undefined) throw new Error('the sample has no form')
  return planned
}

/**
 * Form plan of the small market's contact form.
 *
 * @source F-CFG-30
 * @category samples
 */
export const tinyPlan: FormPlan = /*#__PURE__*/ plan()

/** A form nobody has filled in. */
export const emptyFill: FormFill = {
  values: {},
  dial: { code: '+44', country: none },
  consents: /*#__PURE__*/ startConsents([], []),
  address: none,
  refused: /*#__PURE__*/ new Map(),
  hasVehicle: false,
  hasRetailer: false,
}

/**
 * Input of the small market's form: online, without a configuration.
 *
 * @source F-SUB-70
 * @category samples
 */
export const tinyFormInput: LeadFormInput = {
  request: tinyFormRequest,
  surroundings: {
    languageId: 'en-GB',
    version: '1.4.0',
    isProduction: true,
    origin: 'https://x.example',
    host: { campaignCode: none, b2bCampaignCode: none, additionalInfo: none, origin: none },
    dialCodes: [
      { iso2: 'GB', areaCodes: ['+44'] },
      { iso2: 'SE', areaCodes: ['+46'] },
    ],
  },
  configuration: none,
  isOnline: true,
  draft: none,
  pending: [],
}

/**
 * Request body of a lead of the small market's form.
 *
 * @source F-SUB-01
 * @category samples
 */
export const tinyBody: LeadSubmission = {
  languageId: 'en-GB',
  marketId: 'GB',
  firstName: 'Ada',
  email: 'ada@x.example',
  business: false,
  .../*#__PURE__*/ startConsents([], []),
  campaignCode: 'CFG-C',
  originalUrl: 'https://x.example/uk/',
  currentUrl: 'https://x.example/uk/contact-request/form',
  purpose: 'CONTACT_REQUEST',
  origin: 'leads-forms',
  originVersion: 'leads-forms-1.4.0',
  isTestLead: false,
}

/**
 * Lead envelope (body and metadata) of the small market's form.
 *
 * @source E-F-09
 * @category samples
 */
export const tinyEnvelope: LeadEnvelope = {
  body: tinyBody,
  ways: /*#__PURE__*/ new Map(),
  trap: '',
}
