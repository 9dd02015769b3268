// The worked configuration of F-CFG-01, as a market stores it.
// Frozen: may be added to, never edited.
export const workedForm = {
  order: ['main', 'dealerPicker', 'legal', 'promo', 'submit'],
  header: { heading: 'OfferHeading' },
  main: {
    title: 'YourDetails',
    rows: [['Firstname', 'Surname'], ['EmailAsync', 'Space'], ['PhoneWithCountryCode'], ['Notes']],
    validation: {
      Firstname: { required: true, minLength: 2 },
      Surname: { required: true },
      EmailAsync: { required: true },
      PhoneWithCountryCode: { required: false, async: true },
    },
  },
  dealerPicker: { title: 'RetailerSelectorHeading' },
  legal: {
    title: 'Legal',
    paragraphs: ['LegalText'],
    fields: ['MasterOptIn', 'EmailOptIn', 'SmsOptInValidated'],
  },
  custom: {
    promo: {
      title: 'PromoTitle',
      type: 'Notice',
      fields: [{ type: 'Text', translationKey: 'PromoText' }],
    },
  },
  ctaLink: '/uk/offers/',
}
