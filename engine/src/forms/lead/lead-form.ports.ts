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

/** Ports (side effects) of a lead form. */
export interface LeadFormPorts<Signal> {
  readonly loadConfiguration: Lookup<FormRequest, FullConfiguration, Signal>
  /** Resolves to true for a valid e-mail address. */
  readonly checkEmail: Lookup<string, boolean, Signal>
  /** Resolves to true for a valid phone number. */
  readonly checkPhone: Lookup<string, boolean, Signal>
  readonly searchAddresses: Lookup<string, readonly AddressSuggestion[], Signal>
  /** Token of the bot check (captcha). */
  readonly getToken: Lookup<ChallengeWatch, string, Signal>
  /**
   * Idempotency key of a lead: the last attempt's, if it had the same content and an unknown outcome, else a new one.
   */
  readonly mintKey: (body: LeadSubmission) => Promise<string>
  /** Submits the lead; never rejects: failures are results, too. */
  readonly postLead: Lookup<LeadTry, LeadAnswer, Signal>
  /** Saved draft of an earlier visit, where the visitor allowed saving. */
  readonly readDraft: () => Option<LeadValues>
  readonly saveDraft: (values: LeadValues) => void
  readonly dropDraft: () => void
  /** Saves what the thank-you page needs: no text of the visitor. */
  readonly saveLead: (lead: SentLead) => void
  readonly navigate: (url: string) => void
  /** Sends an event to analytics, with the visitor's consent only. */
  readonly track: (news: FormNews) => void
  readonly notifyHost: (fault: HostError | FormValidationError) => void
  readonly log: (entry: LogEntry) => void
}
