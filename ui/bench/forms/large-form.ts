// A form of a hundred fields, all required: every kind for a line of text, and boxes to tick.
import { option as O } from 'fp-ts'
import { FIELD_KINDS, type FieldKind } from '@evkit/engine/forms'

const FIELDS = 100

// One kind for each value a form can hold.
const TEXTS: readonly FieldKind[] = [
  'Firstname',
  'Surname',
  'SecondSurname',
  'FullName',
  'MobilePhone',
  'Landline',
  'Email',
  'PlainAddress',
  'City',
  'PostalCode',
  'District',
  'AddressOne',
  'AddressTwo',
  'LicensePlate',
  'Mileage',
  'ModelYear',
]

/** Names of the texts, as the form keeps them. */
export const listTextNames = (): readonly string[] =>
  TEXTS.flatMap((kind) => {
    const { valueName } = FIELD_KINDS[kind]
    return O.isSome(valueName) ? [valueName.value] : []
  })

/** Labels of the boxes. */
export const listBoxes = (): readonly string[] =>
  Array.from({ length: FIELDS - TEXTS.length }, (_, at) => `Box ${at}`)

/** The same form as its configuration. */
export const writeConfiguration = () => ({
  translations: {},
  marketConfiguration: { purposeConfigs: { CONTACT_REQUEST: {} } },
  vehicleConfigurations: {},
  flexFormConfigurations: {
    CONTACT_REQUEST: {
      order: ['main', 'boxes', 'submit'],
      main: {
        rows: TEXTS.map((kind) => [kind]),
        validation: Object.fromEntries(TEXTS.map((kind) => [kind, { required: true }])),
      },
      custom: {
        boxes: {
          type: 'Text',
          fields: listBoxes().map((label) => ({ type: 'Checkbox', translationKey: label })),
        },
      },
    },
  },
})
