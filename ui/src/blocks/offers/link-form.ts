/** Links to the contact form where that of an offer cannot be opened: the code counts for who asks for a company too. */
export const linkForm = (href: string, campaignCode: string): string => {
  const code = encodeURIComponent(campaignCode.trim())
  return code === '' ? href : `${href}?campaigncode=${code}&b2bcampaigncode=${code}`
}
