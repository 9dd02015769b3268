// How else blocks can look: what the words and the yes and no of their content change, beside what their samples show.
import type { BlockType } from '@evkit/engine/blocks'
import { COLOURS, HOME, MOTORWAY, PHOTOS, SCENES, STREET, WINTER } from './sample-pictures.js'
import {
  CALLOUTS_HEAD,
  FAQ_HEAD,
  MESSAGE,
  writeCallouts,
  writeQuestions,
} from './written-samples.js'

const CLIP_FILES = {
  transcript: 'Nothing is said. A car is charging by the sea while it gets dark.',
  videoDesktopWebM: '/media/clips/coast.webm',
  videoDesktopMp4: '/media/clips/coast.mp4',
  posterImageLandscape: { src: '/media/clips/coast.1600.webp', alt: '', width: 1600, height: 900 },
} as const

const CLIP = {
  sources: [
    { src: '/media/clips/coast.webm', type: 'video/webm' },
    { src: '/media/clips/coast.mp4', type: 'video/mp4' },
  ],
  description: 'A long, low car at a rapid charger by the sea at dusk',
}

const HIGHLIGHT = {
  videoLandscapeWebMUrl: CLIP_FILES.videoDesktopWebM,
  videoLandscapeMp4Url: CLIP_FILES.videoDesktopMp4,
  videoLandscapePlaceholder: CLIP_FILES.posterImageLandscape,
} as const

const SYMBOLS = ['info', 'link', 'locate', 'search', 'swap', 'warning'] as const

const hero = (title: string, more: object) => ({ title, headingTag: 'h2', ...more })

const promotion = (heading1: string, more: object) => ({
  heading1,
  description: 'Order before they are built.',
  cta: { text: 'See our cars', href: '/uk/cars/' },
  ...more,
})

const BUSINESS_CARS = ['EX30', 'EX40', 'EX90'].map((name) => ({
  name,
  isAvailableOnline: true,
  pricingText: 'From',
  startingPrice: '£33,795',
  images: [{ type: 'product-list', ...SCENES[0] }],
  link1: { text: `See ${name}`, href: '/uk/cars/' },
}))

const VIDEO_CONTROLS = [
  ['disabled', 'Controls that are drawn and cannot be pressed'],
  ['extended', 'All controls there are'],
  ['none', 'Short enough to need none'],
  ['forceDisable', 'No controls, whatever it is'],
] as const

/** Further looks of types of block that have some. */
export const LOOKS: Partial<Readonly<Record<BlockType, readonly object[]>>> = {
  callouts: [
    {
      ...CALLOUTS_HEAD,
      variant: 'centred',
      callouts: SYMBOLS.map((icon) => ({ title: `The symbol “${icon}”`, icon })),
    },
    {
      ...CALLOUTS_HEAD,
      variant: 'spotlight',
      showAll: true,
      callouts: writeCallouts((_, __, at) => SCENES[at]),
    },
  ],
  colours: [{ heading: 'Nothing moves by itself', colours: COLOURS, enableAutoplay: false }],
  faq: [{ ...FAQ_HEAD, variant: 'advanced', faqList: writeQuestions(4) }],
  features: [
    {
      title: 'Nothing moves by itself',
      enableAutoplay: false,
      loopVideos: true,
      items: [
        { title: 'A film', image: STREET, video: CLIP },
        { title: 'A picture', image: HOME },
      ],
    },
  ],
  'filter-carousel': [
    {
      heading: 'Chosen by their bodies',
      hideIfNoPrice: true,
      cars: ['SUV', 'Saloon'].map((body, at) => ({
        key: `body-${at}`,
        displayName: body,
        body,
        cashPrice: '£35,000',
        priceData: { isValidCarPrice: at === 0 },
        image: SCENES[at],
        link: { text: 'See it', href: '/uk/cars/' },
      })),
      frontendFilters: { property: 'body', allLabel: 'All', order: ['SUV', 'Saloon'] },
    },
  ],
  'gallery-grid': [
    { heading: 'Opened by a button', openLook: 'button', openText: 'See all', items: PHOTOS },
  ],
  hero: [
    hero('At the foot, where reading ends', {
      desktopTextPosition: 'bottomRight',
      lowerButtonsOnTablet: true,
      ctas: [{ text: 'See our cars', href: '/uk/cars/' }],
      image: { landscape: MOTORWAY },
    }),
    hero('In the middle', { desktopTextPosition: 'center', image: { landscape: WINTER } }),
  ],
  'info-message': [
    { ...MESSAGE, id: 'look-alert', title: 'Do not drive before the recall', messageType: 'alert' },
    { ...MESSAGE, id: 'look-success', title: 'The network is back', messageType: 'success' },
    { ...MESSAGE, id: 'look-dialog', title: 'A word before you go on', messageType: 'dialog' },
  ],
  'intro-header': [
    { label: 'In the middle', heading: 'Six ways to drive electric', align: 'center' },
    { label: 'At the end', heading: 'Six ways to drive electric', align: 'end' },
  ],
  'media-highlights': [
    {
      variant: 'rows',
      heading: 'Every film by itself',
      autoplay: 'all',
      items: [
        { title: 'By the sea', ...HIGHLIGHT },
        { title: 'In winter', imageLandscape: WINTER },
      ],
    },
  ],
  offers: [
    {
      overlayTitle: 'Offers of inside sales',
      insideSalesRetailer: { retailerId: 'GB001', useInsideSalesTransform: true },
      offerCards: [
        {
          title: 'EX30, Black Edition',
          image: STREET,
          useCarPrice: true,
          carModel: 'ex30-bev',
          isBlackEditionCar: true,
        },
      ],
    },
  ],
  'product-carousel': [
    {
      heading: 'Without prices, one after the other',
      hidePrice: true,
      enableAutoplay: true,
      categories: [{ title: 'All', carModels: BUSINESS_CARS }],
    },
  ],
  'product-list': [
    { products: [{ carModel: { name: 'EX30', isAvailableOnline: false }, image: STREET }] },
  ],
  promotion: [
    promotion('On a soft ground, in the middle', {
      background: 'soft',
      contentAlignOnDesktop: 'center',
    }),
    promotion('On a dark ground, at the end', {
      background: 'dark',
      contentAlignOnDesktop: 'right',
    }),
  ],
  'text-statement': [
    { text: 'Said from the start of the line.', align: 'start' },
    { text: 'Said from its end.', align: 'end' },
  ],
  video: [
    ...VIDEO_CONTROLS.map(([controls, heading]) => ({ heading, controls, ...CLIP_FILES })),
    {
      heading: 'Starts by itself',
      ...CLIP_FILES,
      enableAutoplay: true,
      loopVideo: true,
      useLoopVideoAsPosterForYouTube: true,
    },
  ],
}
