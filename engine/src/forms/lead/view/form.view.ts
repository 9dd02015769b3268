import { some, toUndefined } from '../../../shared/index.js'
import type { FormPlan } from '../plan/form-plan.js'
import { resolveFormWidth } from '../plan/layout.js'
import type { LeadFormState } from '../lead-form.types.js'
import { TRAP_NAME } from '../plan/parameters.js'
import { headerKeys } from '../plan/text-key.js'
import type { FieldShell, LeadFormView, SectionView, SummaryView } from './form-view.types.js'
import { textsOf, type FormWords, type SectionText } from './form-words.js'
import { toSections } from './sections.view.js'

/** States of the form's machine. */
export type FormPhase =
  | { readonly booting: string }
  | { readonly form: 'editing' | 'validating' | 'verifying' | 'sending' }
  | 'choosing'
  | 'preparing'
  | 'accepted'
  | 'thankYou'
  | 'redirecting'
  | 'handedOver'
  | 'failed'

/** A form at one moment. */
export interface FormMoment {
  readonly state: LeadFormState
  /** Value of its machine. */
  readonly phase: FormPhase
}

/** What a form is drawn from. */
export interface LeadFormViewInput extends FormMoment {
  readonly words: FormWords
}

const stepOf = (phase: FormPhase): string =>
  typeof phase === 'object' && 'form' in phase ? phase.form : ''

const phaseOf = (phase: FormPhase): LeadFormView['phase'] => {
  if (phase === 'failed' || phase === 'choosing') return phase
  if (phase === 'thankYou' || phase === 'handedOver') return 'thanks'
  if (phase === 'redirecting' || phase === 'accepted') return 'left'
  return stepOf(phase) === '' ? 'loading' : 'form'
}

/** Tells whether the machine of a form is in the same state. */
export const isSamePhase = (a: FormPhase, b: FormPhase): boolean =>
  phaseOf(a) === phaseOf(b) && stepOf(a) === stepOf(b)

const LIVE = new Map([
  ['validating', 'Checking'],
  ['verifying', 'Checking'],
  ['sending', 'Sending'],
])

const liveOf = (input: LeadFormViewInput, text: SectionText): string => {
  if (phaseOf(input.phase) === 'loading') return text('Loading')
  const key = LIVE.get(stepOf(input.phase))
  return key === undefined ? '' : text(key)
}

const NOTICES = {
  None: [],
  Offline: ['OfflineMessage'],
  NoCampaignCode: ['GenericErrorMessage'],
  BotCheckFailed: ['GenericErrorMessage', 'BotCheckFailed'],
  AtWork: ['SubmitInProgressMessage'],
  NotAccepted: ['GenericErrorMessage', 'SubmitRequestErrorMessage'],
} as const satisfies Readonly<Record<LeadFormState['sendFault']['tag'], readonly string[]>>

const toHeader = (plan: FormPlan, words: FormWords, text: SectionText): LeadFormView['header'] => {
  const { heading, subHeading, description } = headerKeys({
    header: plan.form.header,
    flags: plan.flags,
    purpose: some(plan.request.purpose),
    isEmbedded: plan.request.isEmbedded,
    dictionary: words.dictionary,
  })
  const word = (key: string | undefined): string => (key === undefined ? '' : text(key))
  return {
    heading: text(heading),
    subHeading: word(toUndefined(subHeading)),
    description: word(toUndefined(description)),
  }
}

// Every control of the form, with what is shown at it, in reading order.
const listShells = (sections: readonly SectionView[]): readonly FieldShell[] =>
  sections.flatMap((section): readonly FieldShell[] => {
    switch (section.kind) {
      case 'main':
        return section.rows.flatMap(({ fields }) =>
          fields.flatMap((field): readonly FieldShell[] => {
            if (field.control === 'heading' || field.control === 'space') return []
            if (field.control === 'business') {
              return [field.box, field.company].filter((one) => one !== undefined)
            }
            // By hand, the fields of the address stand in its place.
            const byHand = field.control === 'address' ? (field.manual?.fields ?? []) : []
            return byHand.length > 0 ? byHand : [field]
          }),
        )
      case 'legal':
        return section.lines.flatMap((line) => (line.kind === 'caption' ? [] : [line.box]))
      case 'kvkk':
        return [section.choice]
      case 'custom':
        return section.parts.filter((part) => part.control === 'checkbox')
      case 'vehiclepicker':
      case 'dealerpicker':
        return [section]
      case 'submit':
        return []
    }
  })

const toSummary = (
  { state }: LeadFormViewInput,
  shells: readonly FieldShell[],
  text: SectionText,
): SummaryView | undefined => {
  const lines = shells
    .filter(({ error }) => error !== '')
    .map(({ name, error }) => ({ name, text: error }))
  return state.isStopped && lines.length > 0
    ? { heading: text('ErrorSummaryHeading'), lines }
    : undefined
}

const FAILURE = { heading: 'Oops', text: 'TechnicalIssuesMessage', retry: 'PleaseReloadPage' }

const wordFailure = (text: SectionText) => ({
  heading: text(FAILURE.heading),
  text: text(FAILURE.text),
  retry: text(FAILURE.retry),
})

// Said once, above all fields: what the mark means.
const noteOf = (shells: readonly Pick<FieldShell, 'mark'>[], text: SectionText): string => {
  const mark = shells.find((shell) => shell.mark !== '')?.mark ?? ''
  if (mark === '') return ''
  return text(mark === '*' ? 'RequiredNote' : 'OptionalNote')
}

const NO_HEADER = { heading: '', subHeading: '', description: '' }

/**
 * Builds the view model of a lead form.
 *
 * @param input - The form, the state of its machine, and translations.
 * @returns The view model; only a loading state until the configuration is loaded.
 * @source F-ROUTE-37, F-ROUTE-38, F-ROUTE-39, F-CFG-29, F-VAL-20, F-SUB-73, F-SUB-74, F-ERR-01, E-F-01, E-F-03, E-F-14, E-F-15, D-F-15, D-F-61
 *
 * @example Nothing but a spinner
 * ```ts
 * import { startLeadForm } from '@evkit/engine/forms'
 * import { toLeadFormView } from '@evkit/engine/forms'
 * import { tinyFormInput } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, dictionary: new Map(), nameCountry: String, compare: () => 0 }
 * const view = toLeadFormView({ state: startLeadForm(tinyFormInput), phase: { booting: 'asking' }, words })
 * view.live // => 'Loading'
 * ```
 * @category view
 */
export const toLeadFormView = (input: LeadFormViewInput): LeadFormView => {
  const { state, words } = input
  const plan = toUndefined(state.plan)
  const flags = plan?.flags ?? []
  const text = textsOf(words, flags)
  const phase = phaseOf(input.phase)
  const step = stepOf(input.phase)
  const sections =
    plan === undefined
      ? []
      : toSections({
          state,
          plan,
          words,
          isBusy: step !== '' && step !== 'editing',
          notice: NOTICES[state.sendFault.tag].map((key) => text(key)),
        })
  const shells = listShells(sections)
  const summary = toSummary(input, shells, text)
  return {
    phase,
    live: liveOf(input, text),
    titlePrefix: summary === undefined ? '' : text('ErrorTitle'),
    header: plan === undefined ? NO_HEADER : toHeader(plan, words, text),
    maxWidth: resolveFormWidth(state.input.request.app, flags),
    isNewStyle: flags.includes('useNewCopyAndStyling'),
    failure: phase === 'failed' ? wordFailure(text) : undefined,
    summary,
    requiredNote: noteOf(shells, text),
    restored: state.isRestored
      ? { text: text('RestoredNotice'), clear: text('ClearForm') }
      : undefined,
    sections,
    trap: { name: TRAP_NAME, label: text('TrapLabel') },
  }
}
