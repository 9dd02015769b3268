import type { PickerSource } from '@evkit/engine/forms/retailer-picker'
import { none, type Translate } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'

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
