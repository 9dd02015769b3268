const version = (title: string, price: string, isChosen = false) => ({
  title,
  price,
  isChosen,
  figures: [
    { title: 'Range, WLTP', value: '295 miles' },
    { title: '0 to 62 mph', value: '5.3 seconds' },
    { title: 'Power', value: '200 kW (268 bhp)' },
  ],
  link: {
    text: 'Choose',
    href: '/uk/cars/ex30-electric/?version=SME#versions',
  },
})

/** What the block Versions is shown with in the gallery: all it can have, what it needs, what authors get wrong. */
export const versionsSamples = {
  normal: {
    heading: 'Choose your EX30',
    text: 'Prices and figures follow your choice.',
    chosenText: 'Your choice',
    versions: [
      version('Single Motor', 'from £35,000'),
      version('Single Motor Extended Range', 'from £39,400', true),
      version('Twin Motor Performance', 'from £44,800'),
    ],
  },
  few: { versions: [{ title: 'Single Motor' }] },
  many: {
    heading: 'Choose your EX40',
    chosenText: 'Your choice',
    versions: [
      'Single Motor',
      'Single Motor Extended Range',
      'Twin Motor',
      'Twin Motor Performance',
    ].map((title, at) => version(title, `from £${45 + at},000`, at === 3)),
  },
  broken: { heading: 7, versions: [{ price: '£35,000' }, 'Single Motor', { title: '  ' }] },
}
