import type { LogEntry, Option } from '../../shared/index.js'
import type { AddressSuggestion } from './fields/address.js'
import type { FullConfiguration, LeadSubmission, LeadValues } from './forms.types.js'
import type { FormValidationError, HostError } from './plan/form-errors.js'
import type { FormRequest } from './plan/form-plan.js'
import type { FormNews } from './tracking/form-news.js'
import type { SentLead } from './lead-form-setup.machine.js'
import type { LeadTry } from './submission.machine.js'
import type { LeadAnswer } from './submission.js'

/** A call that can be given up by a signal of the platform; it rejects when nothing came of it. */
export type Lookup<Question, Answer, Signal> = (
  question: Question,
  signal: Signal,
) => Promise<Answer>

/** What the bot check tells while it runs. */
export interface ChallengeWatch {
  readonly shown: () => void
  readonly hidden: () => void
  readonly cancelled: () => void
}

/** Everything a form asks of the outside. */
export interface LeadFormPorts<Signal> {
  readonly loadConfiguration: Lookup<FormRequest, FullConfiguration, Signal>
  /** True when the address can be used. */
  readonly checkEmail: Lookup<string, boolean, Signal>
  /** True when the number can be used. */
  readonly checkPhone: Lookup<string, boolean, Signal>
  readonly searchAddresses: Lookup<string, readonly AddressSuggestion[], Signal>
  /** The bot check: its token. */
  readonly getToken: Lookup<ChallengeWatch, string, Signal>
  /** The key of a lead: that of the last try with the same content where its outcome is not known, else a new one. */
  readonly mintKey: (body: LeadSubmission) => Promise<string>
  /** Never rejects: what goes wrong is an answer too. */
  readonly postLead: Lookup<LeadTry, LeadAnswer, Signal>
  /** Values of an earlier visit, where the visitor allowed to keep them. */
  readonly readDraft: () => Option<LeadValues>
  readonly saveDraft: (values: LeadValues) => void
  readonly dropDraft: () => void
  /** Keeps what the page that thanks needs: no text of the visitor. */
  readonly saveLead: (lead: SentLead) => void
  readonly navigate: (url: string) => void
  /** Tells analytics what has happened, where the visitor allows it. */
  readonly track: (news: FormNews) => void
  readonly notifyHost: (fault: HostError | FormValidationError) => void
  readonly log: (entry: LogEntry) => void
}
