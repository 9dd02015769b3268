// The proof of each answer about consent: what was shown, in which words and language, and how it was answered.
import { createHash } from 'node:crypto'
import {
  findLegalField,
  LEGAL_FIELDS,
  nameTickBox,
  resolveFlags,
  resolveTextKey,
  type ConsentName,
  type ConsentWay,
  type Flag,
  type FlexForm,
  type LeadSubmission,
  type LegalField,
  type LegalSection,
} from '@evkit/engine/forms'
import type { FormsMarket } from '../../content/forms-assemble.js'
import type { LeadConsent } from '../../leads/lead.types.js'

/** What a proof is made of. */
export interface ProofInput {
  readonly market: FormsMarket
  readonly form: FlexForm
  readonly lead: LeadSubmission
  /** How consents came about, and which boxes of the author are ticked. */
  readonly ways: ReadonlyMap<string, ConsentWay>
  readonly now: Date
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

// The address outlives an erasure: its query may name somebody.
const pageOf = ({ currentUrl = '' }: LeadSubmission): string => {
  if (!URL.canParse(currentUrl)) return ''
  const { origin, pathname } = new URL(currentUrl)
  return origin === 'null' ? '' : origin + pathname
}

const flagsOf = ({ configuration }: FormsMarket): readonly Flag[] =>
  resolveFlags(configuration.features, configuration.dynamicFeatures).on

const labelKeyOf = (field: LegalField): string => `${field.replace(/Validated$|Auto$/, '')}Label`

interface Words {
  readonly text: (key: string) => string
  readonly ofSection: (section: LegalSection, key: string) => string
}

const wordsOf = (market: FormsMarket): Words => {
  const { dictionary } = market
  const flags = flagsOf(market)
  const none: ReadonlyMap<string, string> = new Map()
  const say = (key: string, customTranslation: ReadonlyMap<string, string>): string =>
    dictionary.get(resolveTextKey({ key, customTranslation, dictionary, flags })) ?? ''
  return {
    text: (key) => say(key, none),
    ofSection: ({ customTranslation }, key) => say(key, customTranslation),
  }
}

const wayOf = (name: ConsentName, field: LegalField, input: ProofInput): ConsentWay => {
  if (LEGAL_FIELDS[field].isHidden) return 'preset'
  const told = input.ways.get(name)
  if (told !== undefined) return told
  const isPreset =
    name === 'oneMarketingConsent' &&
    input.lead.oneMarketingConsent &&
    flagsOf(input.market).includes('oneMarketingConsentPreChecked')
  return isPreset ? 'preset' : 'visitor'
}

type Answer = Pick<LeadConsent, 'name' | 'isGranted' | 'given' | 'textHash'>

const listLegal = (input: ProofInput, words: Words): readonly Answer[] => {
  const { form, lead } = input
  if (form.legal._tag === 'None') return []
  const section = form.legal.value
  const shown = section.paragraphs.map((key) => words.ofSection(section, key))
  return section.fields.flatMap((name) => {
    const field = findLegalField(name)
    if (field._tag === 'None') return []
    const { consent } = LEGAL_FIELDS[field.value]
    if (consent._tag === 'None') return []
    const label = words.ofSection(section, labelKeyOf(field.value))
    return [
      {
        name: consent.value,
        isGranted: lead[consent.value],
        given: wayOf(consent.value, field.value, input),
        textHash: hash([...shown, label].join('\n')),
      },
    ]
  })
}

const listKvkk = ({ form, lead }: ProofInput, { text }: Words): readonly Answer[] => {
  if (form.kvkk._tag === 'None' || lead.kvkkOpt === undefined) return []
  const { title, paragraph, options } = form.kvkk.value
  const shown = [title, paragraph, ...options.map(({ translationKey }) => translationKey)]
  return [
    {
      name: 'kvkkOpt',
      isGranted: lead.kvkkOpt,
      given: 'visitor',
      textHash: hash(shown.map(text).join('\n')),
    },
  ]
}

const listBoxes = ({ form, ways }: ProofInput, { text }: Words): readonly Answer[] =>
  [...form.custom].flatMap(([section, { fields }]) =>
    fields.flatMap(({ type, translationKey }, at) => {
      const name = nameTickBox(section, at)
      return type === 'Checkbox' && ways.has(name)
        ? [
            {
              name,
              isGranted: true,
              given: 'visitor' as const,
              textHash: hash(text(translationKey)),
            },
          ]
        : []
    }),
  )

/** Lists the proofs of a lead: every consent on the form whether it is given or not, and every box that is ticked. */
export const listProofs = (input: ProofInput): readonly LeadConsent[] => {
  const { market, lead, now } = input
  const words = wordsOf(market)
  const url = pageOf(lead)
  return [...listLegal(input, words), ...listKvkk(input, words), ...listBoxes(input, words)].map(
    (answer) => ({
      ...answer,
      at: now.toISOString(),
      policyVersion: market.entry.policyVersion,
      locale: market.entry.locale,
      url,
    }),
  )
}
