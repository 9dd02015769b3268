// Small configurations of forms in two versions, and what is told of them.
import { either as E } from 'fp-ts'
import { readSource, type Source } from '../forms-check/json-source.js'
import type { Change } from '../forms-diff/change.js'
import { diffForms, type FormsDiff } from '../forms-diff/diff-forms.js'

/** Form of the sample. */
export const FORM = {
  order: ['main', 'terms', 'legal', 'submit'],
  header: { heading: 'Heading' },
  main: {
    title: 'YourDetails',
    rows: [['Firstname', 'Surname'], ['Email'], ['MobilePhone'], ['ContactSlotsSingle']],
    validation: { Firstname: { required: true, minLength: 2, maxLength: 20 } },
    options: {
      ContactSlotsSingle: [
        { value: 'AM', translationKey: 'Morning' },
        { value: 'PM', translationKey: 'Afternoon' },
      ],
    },
  },
  legal: { title: 'LegalHeading', paragraphs: ['LegalText'], fields: ['EmailOptIn', 'MailOptIn'] },
  custom: {
    terms: {
      title: 'TermsHeading',
      type: 'Text',
      fields: [
        { type: 'Text', translationKey: 'TermsText' },
        { type: 'Checkbox', translationKey: 'TermsAccept' },
      ],
    },
  },
}

/** What the market of the sample says. */
export const MARKET = {
  features: {},
  dynamicFeatures: {},
  purposeConfigs: {
    CONTACT_REQUEST: {
      retailer: false,
      retailerPicker: false,
      campaignCodes: { b2BCampaignCode: 'B', b2CCampaignCode: 'C' },
    },
  },
}

/** Texts of the sample. */
export const TEXTS = {
  Heading: 'Contact us',
  YourDetails: 'Your details',
  LegalHeading: 'Consents',
  LegalText: 'We keep what you write.',
  FirstnameLabel: 'First name',
  FieldRequired: 'Please fill in $0',
  TermsText: 'Our terms',
  TermsOther: 'Other terms',
}

/** One version of the sample: what it says otherwise. */
export interface Version {
  readonly form?: object
  readonly market?: object
  readonly texts?: object
  /** Forms by purpose, in place of the only one. */
  readonly forms?: Readonly<Record<string, object>>
  readonly markets?: readonly string[]
}

/** Writes a document. */
export type WriteJson = (value: unknown) => string

/** Files of a version by their paths. */
export const writeVersion = (
  { form = FORM, forms, market = MARKET, texts = TEXTS, markets = ['uk'] }: Version,
  write: WriteJson = JSON.stringify,
): ReadonlyMap<string, string> =>
  new Map([
    ...markets.flatMap((name): [string, string][] => [
      [`flexforms/${name}.json`, write(forms ?? { CONTACT_REQUEST: form })],
      [`markets/${name}.json`, write({ market: name, language: 'en', configuration: market })],
    ]),
    ['languages/en.json', write(texts)] as [string, string],
  ])

/** Reads files. */
export const readFilesOf = (files: ReadonlyMap<string, string>): readonly Source[] =>
  [...files].map(([file, text]) => readSource(file, text))

/** Compares files. */
export const diffFiles = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): FormsDiff => {
  const diff = diffForms([
    { name: 'before', sources: readFilesOf(before) },
    { name: 'after', sources: readFilesOf(after) },
  ])
  if (E.isLeft(diff)) throw new Error(diff.left)
  return diff.right
}

/** What has changed between two versions. */
export const changesOf = (before: Version, after: Version): readonly Change[] =>
  diffFiles(writeVersion(before), writeVersion(after)).changes

/** Changes as lines, those that may refuse marked. */
export const linesOf = (changes: readonly Change[]): readonly string[] =>
  changes.map(({ kind, text, mayRefuse }) => `${mayRefuse ? '! ' : ''}${kind}: ${text}`)
