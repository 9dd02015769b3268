/** Where a page holds the question for consent; one without it belongs to a host that asks. */
export const CONSENT_QUESTION = 'template[data-consent-question]'
