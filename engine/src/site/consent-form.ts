import { option as O } from 'fp-ts'
import { some, type Option } from '../shared/index.js'
import { chooseAll, chooseConsent, readChoices, type ConsentChoices } from './consent-choices.js'
import type { ConsentPurpose } from './consent.js'

/** What a visitor has been asked, and what they have chosen. */
export interface ConsentForm {
  /** What is stored, or was chosen on this page; none before. */
  readonly chosen: Option<ConsentChoices>
  /** What the boxes say that are not saved yet. */
  readonly draft: ConsentChoices
  /** It is said that a choice was saved. */
  readonly isSaved: boolean
}

const draftOf = (chosen: Option<ConsentChoices>): ConsentChoices =>
  O.isSome(chosen) ? chosen.value : chooseAll(false)

/** Starts with what the consent cookie holds. */
export const startConsentForm = (cookie: Option<string>): ConsentForm => {
  const chosen = readChoices(cookie)
  return { chosen, draft: draftOf(chosen), isSaved: false }
}

/** Takes the consent cookie anew; without one, what was chosen on this page stands: a browser may keep no cookie. */
export const takeCookie = (form: ConsentForm, cookie: Option<string>): ConsentForm => {
  const chosen = readChoices(cookie)
  return O.isSome(chosen) ? { ...form, chosen } : form
}

/** Opens the boxes on what was chosen; before that, nothing is. */
export const openBoxes = (form: ConsentForm): ConsentForm => ({
  ...form,
  draft: draftOf(form.chosen),
  isSaved: false,
})

/** Sets one box. */
export const setBox = (
  form: ConsentForm,
  { purpose, isOn }: { readonly purpose: ConsentPurpose; readonly isOn: boolean },
): ConsentForm => ({ ...form, draft: chooseConsent(form.draft, purpose, isOn) })

/** Chooses what the boxes say, or the same for all. */
export const saveChoices = (form: ConsentForm, choices = form.draft): ConsentForm => ({
  chosen: some(choices),
  draft: choices,
  isSaved: true,
})

/** Tells whether a visitor is still to be asked. */
export const isUnanswered = ({ chosen }: ConsentForm): boolean => O.isNone(chosen)
