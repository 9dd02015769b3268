// Content of blocks as authors write it, in the states a block can be met in: one source for the gallery and for tests.
import type { BlockType } from '@evkit/engine/blocks'
import { GALLERY_SAMPLES } from './gallery-samples.js'
import { HOME, MOTORWAY, SCENES, STREET, WINTER } from './sample-pictures.js'
import { HERO } from './hero-samples.js'
import { factTableSamples } from './fact-table-samples.js'
import { versionsSamples } from './versions-samples.js'
import { dimensionsSamples } from './dimensions-samples.js'
import { carFinderSamples } from './car-finder-samples.js'
import { MEDIA_SAMPLES } from './media-samples.js'
import {
  BANNER,
  CARE,
  CALLOUTS_HEAD,
  FAQ_HEAD,
  MESSAGE,
  READ_MORE,
  writeCallouts,
  writeQuestions,
} from './written-samples.js'

/** Content of a block as authors may write it. */
export interface BlockSample {
  readonly normal: object
  /** Nothing but what the block needs. */
  readonly few: object
  /** What authors get wrong. */
  readonly broken: object
  /** What else it can look like, beside its normal state. */
  readonly others?: readonly object[]
}

const FEATURES = [
  ['The commute', 'If you charge where you park, nearly every battery is large enough.', HOME],
  ['The long haul', 'What matters is how quickly a battery fills, not how large it is.', MOTORWAY],
  ['The winter', 'A heat pump, and a place to warm the car while it is plugged in.', WINTER],
].map(([title, description, image]) => ({ title, description, image }))

const OFFER = {
  title: 'EX30 for the city',
  body: 'The small one, with everything a first electric car needs.',
  image: STREET,
  cta: { text: 'What’s included' },
  campaigncode: 'GALLERY',
  useCarPrice: true,
  carModel: 'ex30-bev',
  offerDetail: {
    image: STREET,
    stats: [
      { price: '36', label: 'Months', text: 'Length of the lease' },
      { price: '8,000', label: 'Miles', text: 'A year' },
    ],
    body: 'You pay one amount a month. At the end you hand the car back.',
    accordionDetails: [{ title: 'Included', body: 'Service, tyres and breakdown cover.' }],
    disclaimer: 'An example. A binding offer comes from your retailer.',
    offerDetailCta: { text: 'Ask about it' },
  },
} as const

const renderedCar = (car: string, alt: string) => {
  const path = `/media/cars/${car}-three-quarter.1600`
  return {
    src: `${path}.webp`,
    alt,
    width: 1600,
    height: 800,
    sources: [{ src: `${path}.avif`, type: 'image/avif' }],
  }
}

const PRODUCT = {
  image: renderedCar('small-suv-moss', 'Small SUV'),
  carModel: {
    name: 'EX30',
    startingPriceCash: 'From £35,000',
    isAvailableOnline: true,
    link1: { text: 'See its range', href: '/uk/electrification/range/' },
    link2: { text: 'Request a quote', href: '/uk/quote/form' },
  },
  description: 'Our smallest car, and the quickest to feel at home in town.',
  highlight1: 'Up to 293 miles on one charge',
  highlight2: '10 to 80% in about 28 minutes',
  highlight3: 'Single or twin motor',
} as const

const CARS = (
  [
    ['small-suv-moss', 'EX30', 'small'],
    ['small-suv-cross-sand', 'EX30 Cross Country', 'small'],
    ['compact-suv-cloud', 'EX40', 'small'],
    ['large-suv-fjord', 'EX90', 'large'],
    ['fastback-graphite', 'ES90', 'large'],
  ] as const
).map(([picture, displayName, engineType], at) => ({
  key: picture,
  displayName,
  engineType,
  text: 'Electric',
  cashPrice: `£${35 + 9 * at},000`,
  highlight: 'Up to 293 miles on one charge',
  image: renderedCar(picture, `${displayName}, illustration`),
  link: { text: 'See it', href: '/uk/cars/' },
}))

const FIGURES = [
  {
    value: '295 miles',
    label: 'Range',
    text: 'WLTP, combined',
    bars: [
      { label: '20 °C', value: '295 miles', share: 1 },
      { label: '0 °C', value: '212 miles', share: 0.72 },
      { label: '−20 °C', value: '158 miles', share: 0.54 },
    ],
    link: { text: 'See the range', href: '/uk/electrification/range/' },
  },
  {
    value: '26 minutes',
    label: 'Fast charging',
    text: 'From 10 to 80%',
    link: { text: 'Time a charge', href: '/uk/electrification/charging-your-car/' },
  },
  { value: 'from £35,000', label: 'Price', text: 'An example' },
]

const LINKS = ['Overview', 'Design', 'Range', 'Charging', 'Equipment', 'Prices'].map((text) => ({
  text,
  href: `#${text.toLowerCase()}`,
}))

/** Content of every type of block, in the states it can be met in. */
export const BLOCK_SAMPLES: Readonly<Record<BlockType, BlockSample>> = {
  banner: {
    normal: BANNER,
    few: { bannerText: 'Winter wheels are here.', hideCloseButton: true },
    broken: { ...BANNER, cta: { text: 'No address' } },
  },
  callouts: {
    normal: { ...CALLOUTS_HEAD, callouts: writeCallouts((_, __, at) => SCENES[at]) },
    few: { callouts: [{ title: 'Quiet from the first metre' }] },
    broken: { callouts: [{ description: 'No title' }, { title: 'Whole', icon: 'rocket' }, 7] },
  },
  care: {
    normal: CARE,
    few: { insuranceTitle: 'Insurance' },
    broken: { ...CARE, serviceTitle: ' ', insurancePrice: 64 },
  },
  'compare-models': {
    normal: { ctaText: 'Compare all models' },
    few: { ctaText: 'Compare' },
    broken: { ctaText: ' ' },
  },
  faq: {
    normal: { ...FAQ_HEAD, faqList: writeQuestions(8) },
    few: { faqList: writeQuestions(1) },
    broken: { ...FAQ_HEAD, faqList: [{ question: 'No answer?' }, ...writeQuestions(1), 'text'] },
  },
  features: {
    normal: { label: 'How to choose', title: 'Start from your week', items: FEATURES },
    few: { items: [{ title: 'The commute' }] },
    broken: { title: 'Too many', items: [...FEATURES, ...FEATURES] },
  },
  'filter-carousel': {
    normal: {
      heading: 'Our electric cars',
      text: 'From narrow streets to seven seats.',
      link: { text: 'See all cars', href: '/uk/cars/' },
      cars: CARS,
      frontendFilters: {
        property: 'engineType',
        allLabel: 'All',
        labels: { small: 'Small', large: 'Large' },
        order: ['small', 'large'],
      },
    },
    few: { cars: [{ key: 'ex30' }] },
    broken: { heading: 'Our electric cars', cars: [{ displayName: 'No key' }, CARS[0], CARS[0]] },
  },
  'fleet-links': {
    normal: {
      label: 'Business services',
      learnMoreText: 'About fleets',
      contactText: 'Talk to us',
      contactHref: '/uk/contact-request/form',
    },
    few: { label: 'Business services', learnMoreText: 'About fleets' },
    broken: { label: 'Business services', contactText: 'No address' },
  },
  ...GALLERY_SAMPLES,
  ...MEDIA_SAMPLES,
  'info-message': {
    normal: MESSAGE,
    few: { id: 'm2', message: 'Workshops are closed on Friday.', dismissible: false },
    broken: { ...MESSAGE, id: 'm3', messageType: 'warning', link: { url: '/uk/updates/' } },
  },
  'intro-header': {
    normal: {
      label: 'The line-up',
      heading: 'Six ways to drive electric',
      subHeading: 'All of them run on electricity alone.',
    },
    few: { heading: 'Six ways to drive electric' },
    broken: { subHeading: 'No heading' },
  },
  offers: {
    normal: {
      overlayTitle: 'Offers this season',
      campaignCode: 'GALLERY',
      disclaimer: 'Examples. A binding offer comes from your retailer.',
      offerCards: [
        OFFER,
        { ...OFFER, title: 'EX90 for the family', image: MOTORWAY, carModel: 'ex90-bev' },
      ],
    },
    few: { overlayTitle: 'Offers', offerCards: [{ title: 'One offer' }] },
    broken: {
      overlayTitle: 'Offers',
      offerCards: [{ body: 'No title' }, { title: 'Whole', useCarPrice: true }],
    },
  },
  'product-carousel': {
    normal: {
      heading: 'Cars for business',
      categories: [
        {
          title: 'Small',
          carModels: ['EX30', 'EX40', 'EC40', 'EX90', 'ES90'].map((name) => ({
            name,
            pricingText: 'From',
            startingPrice: '£33,795',
            images: [{ type: 'product-list', ...PRODUCT.image }],
            link1: { text: `See ${name}`, href: '/uk/cars/' },
          })),
        },
      ],
    },
    few: { categories: [{ carModels: [{ name: 'EX30' }] }] },
    broken: {
      categories: [
        { title: 'None', carModels: [] },
        { carModels: [{ slug: 'no-name' }, { name: 'EX30' }] },
      ],
    },
  },
  'product-list': {
    normal: {
      products: [PRODUCT, { ...PRODUCT, carModel: { ...PRODUCT.carModel, name: 'EX40' } }],
    },
    few: { products: [{ carModel: { name: 'EX30' } }] },
    broken: { products: [{ description: 'No name' }, PRODUCT] },
  },
  'read-more': {
    normal: READ_MORE,
    few: { text: 'A short text folds nowhere.' },
    broken: { text: ['not', 'a', 'text'] },
  },
  'sub-navigation': {
    normal: {
      title: 'EX30',
      subtitle: 'Small SUV',
      links: LINKS,
      primaryCta: { text: 'Request a quote', href: '/uk/quote/form' },
      secondaryCta: { text: 'Find a retailer', href: '/uk/quote/retailer' },
    },
    few: { links: LINKS.slice(0, 2) },
    broken: { title: 'EX30', links: [{ text: 'No address' }, ...LINKS.slice(0, 1)] },
  },
  'key-figures': {
    normal: {
      heading: 'The EX30 in figures',
      text: 'Each is worked out by the tool it leads to.',
      figures: FIGURES,
    },
    few: { figures: [{ value: '295 miles', label: 'Range' }] },
    broken: {
      heading: 'The EX30 in figures',
      figures: [{ value: '295 miles' }, { ...FIGURES[0], bars: [{ label: '20 °C', share: 7 }] }],
    },
  },
  hero: HERO,
  'car-price': {
    normal: {
      heading: 'What the EX30 costs',
      text: 'On the road, with everything it needs to leave the retailer.',
      modelSlug: 'ex30-electric',
      modelKey: 'ex30-bev',
      carPriceVariant: 'MONTHLY_FROM_PURCHASE_FROM',
      fallback: 'Price on request',
      ctas: [
        { text: 'Request a quote', href: '/uk/quote/form?model=EX30' },
        { text: 'See what you save', href: '/uk/electrification/cost-benefits/' },
      ],
    },
    few: { modelSlug: 'ex30-electric', modelKey: 'ex30-bev' },
    broken: { heading: 7, modelSlug: 'no-such-car', fallback: 'Price on request', ctas: 'no list' },
  },
  'fact-table': factTableSamples,
  versions: versionsSamples,
  dimensions: dimensionsSamples,
  'car-finder': carFinderSamples,
  'text-statement': {
    normal: {
      text: 'A full battery every morning is a **quiet** kind of luxury.',
      cta: { text: 'Explore electric driving', href: '/uk/electrification/' },
    },
    few: { text: 'For life.' },
    broken: { text: '  ', cta: { text: 'Go', href: 'javascript:void(0)' } },
  },
}
