import type { Translate } from '../shared/index.js'
import { isUnanswered, type ConsentQuestion } from './consent-question.js'
import { CONSENT_PURPOSES, type ConsentChoices } from './consent-choices.js'
import type { ConsentPurpose } from './consent.js'

/** A purpose, as it is asked for. */
export interface ConsentPurposeView {
  readonly purpose: ConsentPurpose
  readonly label: string
  readonly hint: string
  /** What is necessary cannot be declined. */
  readonly isFixed: boolean
}

/** Translations of the consent dialog. */
export interface ConsentTexts {
  /** Label of the button in the footer of every page. */
  readonly open: string
  /** Shown instead of the button without JavaScript. */
  readonly withoutScripts: string
  readonly heading: string
  readonly text: string
  readonly accept: string
  readonly reject: string
  readonly choose: string
  readonly preferences: {
    readonly heading: string
    readonly text: string
    readonly close: string
    readonly save: string
    readonly purposes: readonly ConsentPurposeView[]
  }
  /** Announced after saving a choice. */
  readonly saved: string
}

/**
 * Words the question for consent, for banner and preferences.
 *
 * @source B-CONS-01, D-B-44
 */
export const wordConsent = (translate: Translate): ConsentTexts => {
  const say = (key: string): string => translate(`consent.${key}`)
  return {
    open: say('open'),
    withoutScripts: say('withoutScripts'),
    heading: say('heading'),
    text: say('text'),
    accept: say('accept'),
    reject: say('reject'),
    choose: say('choose'),
    preferences: {
      heading: say('preferences'),
      text: say('preferences.text'),
      close: say('close'),
      save: say('save'),
      purposes: CONSENT_PURPOSES.map((purpose) => ({
        purpose,
        label: say(purpose),
        hint: say(`${purpose}.hint`),
        isFixed: purpose === 'necessary',
      })),
    },
    saved: say('saved'),
  }
}

/** View model of the consent dialog. */
export interface ConsentView {
  readonly isBannerShown: boolean
  readonly arePreferencesOpen: boolean
  /** State of the checkboxes. */
  readonly boxes: ConsentChoices
  /** Whether saving is announced. */
  readonly isSaid: boolean
}

/**
 * Builds the view model of the consent dialog.
 *
 * @param question - State of the consent dialog.
 * @returns The view model; the banner stays behind the preferences until there is an answer.
 * @source B-CONS-09
 *
 * @example A visitor who comes for the first time
 * ```ts
 * import { startConsent, toConsentView } from '@evkit/engine/site'
 * import { none } from '@evkit/engine/shared'
 *
 * toConsentView(startConsent(none)).isBannerShown // => true
 * ```
 * @category views
 */
export const toConsentView = (question: ConsentQuestion): ConsentView => ({
  isBannerShown: isUnanswered(question),
  arePreferencesOpen: question.isOpen,
  boxes: question.draft,
  isSaid: !question.isOpen && question.isSaved,
})
