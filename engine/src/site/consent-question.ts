import { none, some, toUndefined, type Option } from '../shared/index.js'
import { chooseAll, chooseConsent, readChoices, type ConsentChoices } from './consent-choices.js'
import type { ConsentPurpose } from './consent.js'

/** Where the question for consent is: what a visitor has chosen, and what they are choosing. */
export interface ConsentQuestion {
  /** What is stored, or was chosen on this page; none before. */
  readonly chosen: Option<ConsentChoices>
  /** What the boxes say that are not saved yet. */
  readonly draft: ConsentChoices
  /** The preferences are open. */
  readonly isOpen: boolean
  /** It is said that a choice was saved. */
  readonly isSaved: boolean
}

/** Events of the consent dialog (cookie banner). */
export type ConsentEvent =
  | { readonly type: 'all.accept' }
  | { readonly type: 'all.reject' }
  | { readonly type: 'preferences.open' }
  | { readonly type: 'preferences.close' }
  | { readonly type: 'purpose.set'; readonly purpose: ConsentPurpose; readonly isOn: boolean }
  | { readonly type: 'choice.save' }
  /** The cookie changed elsewhere: in another tab, or by another tool of the page. */
  | { readonly type: 'cookie.changed'; readonly cookie: Option<string> }

/** What becomes of the question when something happens. */
export interface ConsentStep {
  readonly question: ConsentQuestion
  /** What is to be stored, and told to everybody on the page. */
  readonly toStore: Option<ConsentChoices>
}

const draftOf = (chosen: Option<ConsentChoices>): ConsentChoices =>
  toUndefined(chosen) ?? chooseAll(false)

/**
 * Creates the initial state of the consent dialog: a cookie banner until an answer, and preferences on demand.
 *
 * @param cookie - Value of the consent cookie, if any.
 * @returns The state with preferences closed; answered when the cookie holds a choice.
 * @source B-CONS-05, B-CONS-09, D-B-44
 *
 * @example A visitor who comes for the first time, and one who has declined
 * ```ts
 * import { startConsent } from '@evkit/engine/site'
 * import { none, some, toUndefined } from '@evkit/engine/shared'
 *
 * toUndefined(startConsent(none).chosen) // => undefined
 * toUndefined(startConsent(some('groups=C3:0')).chosen)?.necessary // => true
 * ```
 * @category state
 */
export const startConsent = (cookie: Option<string>): ConsentQuestion => {
  const chosen = readChoices(cookie)
  return { chosen, draft: draftOf(chosen), isOpen: false, isSaved: false }
}

const save = (draft: ConsentChoices): ConsentStep => ({
  question: { chosen: some(draft), draft, isOpen: false, isSaved: true },
  toStore: some(draft),
})

const move = (question: ConsentQuestion): ConsentStep => ({ question, toStore: none })

/**
 * Reducer of the consent dialog (cookie banner and preferences).
 *
 * @param question - The current state.
 * @param event - The event to apply; boxes and saving have an effect only while the preferences are open.
 * @returns The next state, and the cookie value to store. Without a cookie, which a browser may block, the choice of
 * this page remains; a changed cookie does not reset the boxes.
 * @law Nothing is stored that the visitor has not chosen by a press.
 * @source B-CONS-09, D-B-44, E-B-26
 *
 * @example Everything is declined
 * ```ts
 * import { followConsent, startConsent } from '@evkit/engine/site'
 * import { none, toUndefined } from '@evkit/engine/shared'
 *
 * const { question, toStore } = followConsent(startConsent(none), { type: 'all.reject' })
 * toUndefined(toStore)?.functional // => false
 * question.isSaved // => true
 * ```
 * @category state
 */
export const followConsent = (question: ConsentQuestion, event: ConsentEvent): ConsentStep => {
  const { chosen, draft, isOpen } = question
  switch (event.type) {
    case 'all.accept':
      return save(chooseAll(true))
    case 'all.reject':
      return save(chooseAll(false))
    case 'choice.save':
      return isOpen ? save(draft) : move(question)
    case 'preferences.open':
      return move(
        isOpen ? question : { chosen, draft: draftOf(chosen), isOpen: true, isSaved: false },
      )
    case 'preferences.close':
      return move(isOpen ? { ...question, isOpen: false } : question)
    case 'purpose.set':
      return move(
        isOpen ? { ...question, draft: chooseConsent(draft, event.purpose, event.isOn) } : question,
      )
    case 'cookie.changed': {
      const read = readChoices(event.cookie)
      return move(toUndefined(read) !== undefined ? { ...question, chosen: read } : question)
    }
  }
}

/** Tells whether a visitor is still to be asked. */
export const isUnanswered = ({ chosen }: ConsentQuestion): boolean =>
  toUndefined(chosen) === undefined
