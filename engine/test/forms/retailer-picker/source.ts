import type { PickerSource } from '../../../src/forms/quote/retailer-picker/retailer-picker.view.js'
import { none } from '../../../src/shared/option.js'
import type { Translate } from '../../../src/shared/log.js'
import { numberFormat } from '../../../src/site/number-format.js'

const translate: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')

/** What the pickers of these tests are drawn from: texts show their key and their values. */
export const source: PickerSource = {
  words: {
    translate,
    dictionary: new Map(),
    nameCountry: String,
    compare: (a, b) => a.localeCompare(b),
    numbers: numberFormat('en-GB'),
    distance: 'mi',
  },
  flags: [],
  customTranslation: new Map(),
  error: '',
  map: none,
}
