const CARS = [
  ['EX30', 'ex30-electric', 'SM', 'Single Motor', 'small-suv-moss'],
  ['EX30', 'ex30-electric', 'SME', 'Single Motor Extended Range', 'small-suv-moss'],
  ['EX40', 'ex40-electric', 'SM', 'Single Motor', 'compact-suv-cloud'],
  ['EX90', 'ex90-electric', 'TM', 'Twin Motor', 'large-suv-fjord'],
] as const

const FIGURES = [
  [147, 213, 5, 318, 1000, 35_000],
  [200, 295, 5, 318, 1600, 39_400],
  [197, 285, 5, 410, 1500, 45_000],
  [268, 372, 7, 310, 2200, undefined],
] as const

const figuresOf = (at: number) => {
  const [winter, range, seats, boot, towing, price] = FIGURES[at] ?? []
  return {
    winter: { value: winter, text: `${winter} miles` },
    range: { value: range, text: `${range} miles` },
    seats: { value: seats, text: String(seats) },
    boot: { value: boot, text: `${boot} l` },
    towing: { value: towing, text: `${towing} kg` },
    ...(price === undefined ? {} : { price: { value: price, text: `from £${price}, example` } }),
  }
}

const VERSIONS = CARS.map(([car, slug, motor, title, picture], at) => ({
  car,
  slug,
  motor,
  title,
  picture: {
    src: `/media/cars/${picture}-three-quarter.1600.webp`,
    alt: '',
    width: 1600,
    height: 800,
  },
  figures: figuresOf(at),
  link: { text: 'See this version', href: `/uk/cars/${slug}/?version=${motor}` },
}))

const steps = (values: readonly number[], unit: string) =>
  values.map((value) => ({ value, text: `${value} ${unit} or more` }))

const WORDS = {
  any: 'Any',
  sort: 'Sort by',
  show: 'Show versions',
  count: '{count, plural, one {# of {total} versions} other {# of {total} versions}}',
  none: 'None of our {total} versions has all of this',
  without: 'Leave out “{filter}”: {count, plural, one {# version} other {# versions}}',
  unknown: '{count, plural, one {# version is} other {# versions are}} left out.',
  compare: '{which, select, all {Compare all {count}} other {Compare the first {count}}}',
  clear: 'Clear all filters',
  ignored: 'We could not use part of this link, so we left it out.',
}

/** What its page is asked for with in the gallery, where its address asks for nothing. */
export const CAR_FINDER_SEARCH = '?winter=150&budget=45000'

/** What the block Car finder is shown with in the gallery: all it can have, what it needs, what authors get wrong. */
export const carFinderSamples = {
  normal: {
    heading: 'Find the one that fits',
    text: 'Say what matters to you, and see which versions have it.',
    replaces: 'cars',
    filters: {
      winter: { label: 'Range in winter', steps: steps([150, 200, 250], 'miles') },
      seats: { label: 'Seats', steps: steps([5, 7], 'seats') },
      boot: { label: 'Boot', steps: steps([350, 400], 'l') },
      towing: { label: 'Towing', steps: steps([1500, 2000], 'kg') },
      budget: {
        label: 'Price',
        steps: [
          { value: 40_000, text: 'up to £40,000' },
          { value: 45_000, text: 'up to £45,000' },
        ],
      },
    },
    sorts: {
      price: 'Lowest price',
      winter: 'Longest range in winter',
      range: 'Longest range',
      boot: 'Largest boot',
      towing: 'Heaviest trailer',
    },
    titles: {
      winter: 'Range at −5 °C, heating on',
      range: 'Range, WLTP combined',
      seats: 'Seats',
      boot: 'Boot, all seats up',
      towing: 'Towing, braked trailer',
    },
    words: WORDS,
    priceNote: 'Prices are examples.',
    versions: VERSIONS,
  },
  few: {
    words: WORDS,
    versions: [{ car: 'EX30', slug: 'ex30-electric', motor: 'SM', title: 'Single Motor' }],
  },
  broken: {
    heading: 7,
    filters: { winter: { steps: [{ value: 'far' }] } },
    versions: [{ car: 'EX30' }, 'EX30', { ...VERSIONS[0], title: '  ' }],
  },
}
