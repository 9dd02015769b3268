// The proof of each answer about consent: what was shown, in which words and language, and how it was answered.
import { createHash } from 'node:crypto'
import { option as O } from 'fp-ts'
import {
  LEGAL_FIELDS,
  resolveTextKey,
  type FormPlan,
  type LeadSubmission,
} from '@evkit/engine/forms'
import type { ConsentName, ConsentWay, LegalField } from '@evkit/engine/internal/forms'
import type { FormsMarket } from '../../content/forms-assemble.js'
import type { LeadConsent } from '../../leads/lead.types.js'

/** What a proof is made of. */
export interface ProofInput {
  readonly market: FormsMarket
  readonly plan: FormPlan
  readonly lead: LeadSubmission
  /** How consents came about, as far as the page told. */
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

const labelKeyOf = (field: LegalField): string => `${field.replace(/Validated$/, '')}Label`

/** Finds the text of a key, with the keys a section puts in the place of others. */
type Say = (key: string, customTranslation?: ReadonlyMap<string, string>) => string

const NO_KEYS: ReadonlyMap<string, string> = new Map()

const sayOf =
  ({ market: { dictionary }, plan: { flags } }: ProofInput): Say =>
  (key, customTranslation = NO_KEYS) =>
    dictionary.get(resolveTextKey({ key, customTranslation, dictionary, flags })) ?? ''

const wayOf = (name: ConsentName, field: LegalField, input: ProofInput): ConsentWay => {
  if (LEGAL_FIELDS[field].isHidden) return 'preset'
  const told = input.ways.get(name)
  if (told !== undefined) return told
  const isPreset =
    name === 'oneMarketingConsent' &&
    input.lead.oneMarketingConsent &&
    input.plan.flags.includes('oneMarketingConsentPreChecked')
  return isPreset ? 'preset' : 'visitor'
}

type Answer = Pick<LeadConsent, 'name' | 'isGranted' | 'given' | 'textHash'>

const listLegal = (input: ProofInput, say: Say): readonly Answer[] => {
  const { legal } = input.plan.form
  if (O.isNone(legal)) return []
  const { paragraphs, customTranslation } = legal.value
  const shown = paragraphs.map((key) => say(key, customTranslation))
  return input.plan.legalFields.flatMap((field) => {
    const { consent, isHidden } = LEGAL_FIELDS[field]
    if (O.isNone(consent)) return []
    const label = isHidden ? [] : [say(labelKeyOf(field), customTranslation)]
    return [
      {
        name: consent.value,
        isGranted: input.lead[consent.value],
        given: wayOf(consent.value, field, input),
        textHash: hash([...shown, ...label].join('\n')),
      },
    ]
  })
}

const listKvkk = ({ plan: { form }, lead }: ProofInput, say: Say): readonly Answer[] => {
  if (O.isNone(form.kvkk) || lead.kvkkOpt === undefined) return []
  const { title, paragraph, options } = form.kvkk.value
  const shown = [title, paragraph, ...options.map(({ translationKey }) => translationKey)]
  const textHash = hash(shown.map((key) => say(key)).join('\n'))
  return [{ name: 'kvkkOpt', isGranted: lead.kvkkOpt, given: 'visitor', textHash }]
}

// Boxes of the author do not travel: a form cannot be sent without them, so whoever has sent it has ticked them.
const listBoxes = ({ plan }: ProofInput, say: Say): readonly Answer[] =>
  [...plan.custom.values()]
    .flatMap(({ parts }) => parts)
    .filter(({ type }) => type === 'Checkbox')
    .map(({ name, translationKey }) => ({
      name,
      isGranted: true,
      given: 'visitor',
      textHash: hash(say(translationKey)),
    }))

/** Lists the proofs of a lead: every consent on the form whether it is given or not, and every box of the author. */
export const listProofs = (input: ProofInput): readonly LeadConsent[] => {
  const { market, lead, now } = input
  const say = sayOf(input)
  const url = pageOf(lead)
  return [...listLegal(input, say), ...listKvkk(input, say), ...listBoxes(input, say)].map(
    (answer) => ({
      ...answer,
      at: now.toISOString(),
      policyVersion: market.entry.policyVersion,
      locale: market.entry.locale,
      url,
    }),
  )
}
