/** Links to the contact form under a code; with the slug of a car, about that car. */
export type LinkContact = (campaignCode: string, modelSlug?: string) => string

/**
 * Makes the links to the contact form, where that of an offer cannot be opened, of its address and of what is added to it
 * to be about each car; the code counts for who asks for a company too.
 */
export const createLinkContact =
  (href: string, cars: Readonly<Record<string, string>> = {}): LinkContact =>
  (campaignCode, modelSlug = '') => {
    const code = encodeURIComponent(campaignCode.trim())
    return `${href}?campaigncode=${code}&b2bcampaigncode=${code}${cars[modelSlug] ?? ''}`
  }
