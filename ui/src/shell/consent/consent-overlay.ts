/** What the address of a page calls the settings for consent: `#overlay-consent` opens them. */
export const CONSENT_OVERLAY = 'consent'
