import { ANNOUNCEMENT_TIME, SUGGEST_PAUSE } from '../../interaction/index.js'
import {
  ADDRESS_MAXIMUM,
  COLUMN_WIDTH,
  DEFAULT_ORIGIN,
  FORM_WIDTH,
  FORMS_HEADERS,
  IMAGE_TYPES,
  INSIDE_SALES_RETAILER,
  LOCAL_KEYS,
  NOTES_MAXIMUM,
  OLD_QUOTE_WIDTH,
  PHONE_MAXIMUM,
  PHONE_VALIDATIONS,
  PREDICTION_TYPES,
  PURPOSES,
  RETAILER_PICKER_TYPES,
  SERIES_TYPES,
  SUGGESTIONS_HEIGHT,
  TEXT_MAXIMUM,
  TEXT_MINIMUM,
  USER_INPUT_ABOVE,
  USER_INPUT_ID,
} from '../lead/index.js'
import { COOKIE_LOOKS, COOKIE_PAUSE } from './cookie-wait.js'
import { EXIT_INTENT_THROTTLE, PERSONALISATION_DELAY } from './exit-intent.js'
import { FIRST_SCROLL_DELAY, LAZY_MARGIN, SCROLL_DELAY } from './scroll-delay.js'
import { ALTERNATE_VALUES } from './experiments.js'
import {
  MORE_RETAILERS,
  OPEN_RETAILERS,
  PICTURE_QUALITY,
  PICTURE_TIMEOUT,
  PICTURE_WIDTH_LIMIT,
  RETAILER_PAGE,
  SEARCH_FROM,
  STRIP_STEP,
  STRIP_THROTTLE,
} from '../quote/index.js'

/** A constant of the forms. */
export interface FormConstant {
  /** Its row of the specification. */
  readonly row: string
  /** What it is called where it is exported. */
  readonly name: string
  readonly value: unknown
  /** `names` are a closed list of words, `text` is one word. */
  readonly unit: 'ms' | 'px' | '%' | 'characters' | 'retailers' | 'looks' | 'names' | 'text'
}

/**
 * All constants of the forms, in the order of their specification rows.
 *
 * @remarks
 * Three rows are elsewhere: the consents a form starts with are `startConsents`, the table of dial codes is data of the
 * service, and the country code of a market is `countryCodeOf`.
 *
 * @source F-CONST-44
 * @category constants
 */
export const FORM_CONSTANTS: readonly FormConstant[] = [
  { row: 'F-CONST-01', name: 'RETAILER_PAGE', value: RETAILER_PAGE, unit: 'retailers' },
  { row: 'F-CONST-02', name: 'MORE_RETAILERS', value: MORE_RETAILERS, unit: 'retailers' },
  { row: 'F-CONST-03', name: 'OPEN_RETAILERS', value: OPEN_RETAILERS, unit: 'retailers' },
  { row: 'F-CONST-04', name: 'SEARCH_FROM', value: SEARCH_FROM, unit: 'characters' },
  { row: 'F-CONST-05', name: 'SUGGEST_PAUSE', value: SUGGEST_PAUSE, unit: 'ms' },
  { row: 'F-CONST-06', name: 'SUGGEST_PAUSE', value: SUGGEST_PAUSE, unit: 'ms' },
  { row: 'F-CONST-07', name: 'ADDRESS_MAXIMUM', value: ADDRESS_MAXIMUM, unit: 'characters' },
  { row: 'F-CONST-08', name: 'USER_INPUT_ABOVE', value: USER_INPUT_ABOVE, unit: 'characters' },
  { row: 'F-CONST-09', name: 'SUGGESTIONS_HEIGHT', value: SUGGESTIONS_HEIGHT, unit: 'px' },
  { row: 'F-CONST-10', name: 'TEXT_MAXIMUM', value: TEXT_MAXIMUM, unit: 'characters' },
  { row: 'F-CONST-11', name: 'NOTES_MAXIMUM', value: NOTES_MAXIMUM, unit: 'characters' },
  { row: 'F-CONST-12', name: 'PHONE_MAXIMUM', value: PHONE_MAXIMUM, unit: 'characters' },
  { row: 'F-CONST-13', name: 'TEXT_MINIMUM', value: TEXT_MINIMUM, unit: 'characters' },
  { row: 'F-CONST-14', name: 'EXIT_INTENT_THROTTLE', value: EXIT_INTENT_THROTTLE, unit: 'ms' },
  { row: 'F-CONST-15', name: 'PERSONALISATION_DELAY', value: PERSONALISATION_DELAY, unit: 'ms' },
  { row: 'F-CONST-16', name: 'ANNOUNCEMENT_TIME', value: ANNOUNCEMENT_TIME, unit: 'ms' },
  { row: 'F-CONST-17', name: 'STRIP_STEP', value: STRIP_STEP, unit: 'px' },
  { row: 'F-CONST-18', name: 'STRIP_THROTTLE', value: STRIP_THROTTLE, unit: 'ms' },
  { row: 'F-CONST-19', name: 'COOKIE_PAUSE', value: COOKIE_PAUSE, unit: 'ms' },
  { row: 'F-CONST-19', name: 'COOKIE_LOOKS', value: COOKIE_LOOKS, unit: 'looks' },
  { row: 'F-CONST-20', name: 'FORM_WIDTH', value: FORM_WIDTH, unit: 'px' },
  { row: 'F-CONST-20', name: 'OLD_QUOTE_WIDTH', value: OLD_QUOTE_WIDTH, unit: 'px' },
  { row: 'F-CONST-21', name: 'COLUMN_WIDTH', value: COLUMN_WIDTH, unit: 'px' },
  { row: 'F-CONST-22', name: 'OLD_QUOTE_WIDTH', value: OLD_QUOTE_WIDTH, unit: 'px' },
  { row: 'F-CONST-23', name: 'DEFAULT_ORIGIN', value: DEFAULT_ORIGIN, unit: 'text' },
  { row: 'F-CONST-26', name: 'LAZY_MARGIN', value: LAZY_MARGIN, unit: 'px' },
  { row: 'F-CONST-27', name: 'SCROLL_DELAY', value: SCROLL_DELAY, unit: 'ms' },
  { row: 'F-CONST-27', name: 'FIRST_SCROLL_DELAY', value: FIRST_SCROLL_DELAY, unit: 'ms' },
  { row: 'F-CONST-28', name: 'PICTURE_WIDTH_LIMIT', value: PICTURE_WIDTH_LIMIT, unit: 'px' },
  { row: 'F-CONST-29', name: 'PICTURE_QUALITY', value: PICTURE_QUALITY, unit: '%' },
  { row: 'F-CONST-30', name: 'PICTURE_TIMEOUT', value: PICTURE_TIMEOUT, unit: 'ms' },
  { row: 'F-CONST-31', name: 'INSIDE_SALES_RETAILER', value: INSIDE_SALES_RETAILER, unit: 'text' },
  { row: 'F-CONST-32', name: 'LOCAL_KEYS', value: LOCAL_KEYS, unit: 'names' },
  { row: 'F-CONST-33', name: 'USER_INPUT_ID', value: USER_INPUT_ID, unit: 'text' },
  { row: 'F-CONST-34', name: 'FORMS_HEADERS', value: FORMS_HEADERS, unit: 'names' },
  { row: 'F-CONST-35', name: 'SERIES_TYPES', value: SERIES_TYPES, unit: 'names' },
  { row: 'F-CONST-36', name: 'IMAGE_TYPES', value: IMAGE_TYPES, unit: 'names' },
  { row: 'F-CONST-37', name: 'PURPOSES', value: PURPOSES, unit: 'names' },
  { row: 'F-CONST-38', name: 'PHONE_VALIDATIONS', value: PHONE_VALIDATIONS, unit: 'names' },
  { row: 'F-CONST-39', name: 'RETAILER_PICKER_TYPES', value: RETAILER_PICKER_TYPES, unit: 'names' },
  { row: 'F-CONST-41', name: 'ADDRESS_MAXIMUM', value: ADDRESS_MAXIMUM, unit: 'characters' },
  { row: 'F-CONST-42', name: 'ALTERNATE_VALUES', value: ALTERNATE_VALUES, unit: 'names' },
  { row: 'F-CONST-43', name: 'PREDICTION_TYPES', value: PREDICTION_TYPES, unit: 'names' },
]
