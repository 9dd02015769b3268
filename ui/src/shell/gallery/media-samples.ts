// Content of blocks with videos, in the states they can be met in.
import { HOME, MOTORWAY, SCENES, STREET, WINTER } from './sample-pictures.js'

const LONG =
  'A heat pump takes warmth from the air, the motor and the battery, and hands it to the cabin. On a cold morning that is worth a tenth of the range, and on a mild one nobody notices.'

// A film of the Blender Foundation, CC BY 3.0.
const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

const FILM = {
  videoDesktopWebM: '/media/clips/coast.webm',
  videoDesktopMp4: '/media/clips/coast.mp4',
  posterImageLandscape: {
    src: '/media/clips/coast.1600.webp',
    alt: '',
    width: 1600,
    height: 900,
    sources: [{ src: '/media/clips/coast.1600.avif', type: 'image/avif', media: '' }],
  },
} as const

const CLIP = {
  videoLandscapeWebMUrl: FILM.videoDesktopWebM,
  videoLandscapeMp4Url: FILM.videoDesktopMp4,
  videoLandscapePlaceholder: FILM.posterImageLandscape,
} as const

/** Content of every block with videos, and of spotlights and promotions. */
export const MEDIA_SAMPLES = {
  video: {
    normal: {
      heading: 'Ten minutes by the sea',
      text: 'A stop at a fast charger, seen from close by.',
      ...FILM,
      videoDescription: 'A low saloon stands at a fast charger by the sea, at dusk',
      ctaLabel: 'Watch the stop',
      largePlayIcon: true,
      centeredPlayIcon: true,
      controls: 'enabled',
      transcript: 'Nothing is said. A car is charging by the sea while it gets dark.',
    },
    few: { videoDesktopMp4: FILM.videoDesktopMp4, loopVideo: true },
    broken: {
      heading: 'A ratio that is none',
      ...FILM,
      mobileAspectRatio: '2:1',
      youtubeURL: 'not a url',
      controls: 'forceDisable',
      enableAutoplay: true,
    },
    // Beside that of the highlights: three videos of another provider on one page.
    others: [
      { heading: 'A film of others', youtubeURL: YOUTUBE, posterImageLandscape: WINTER },
      {
        heading: 'A part of it',
        youtubeURL: `${YOUTUBE}&t=1m30s`,
        posterImageLandscape: STREET,
        ctaLabel: 'Watch from there',
        centeredPlayIcon: true,
      },
    ],
  },
  'media-highlights': {
    normal: {
      variant: 'grid',
      heading: 'Three things to see',
      text: 'A film of our own, one of others, and a picture.',
      autoplay: 'first',
      loopVideos: true,
      items: [
        { title: 'By the sea', text: LONG, ...CLIP, link: { text: 'Read on', href: '/uk/cars/' } },
        {
          title: 'From elsewhere',
          multilineText: 'A film of others.\nIt is asked for once you play it.',
          imageLandscape: MOTORWAY,
          youtubeURL: YOUTUBE,
        },
        {
          title: 'In winter',
          text: 'Snow on the road.',
          imageSquare: WINTER,
          imageLandscape: WINTER,
          popUpDisclaimer: { title: 'How it was drawn', description: 'By a program, once.' },
        },
      ],
    },
    few: { items: [{ title: 'One line is enough' }] },
    broken: {
      heading: 'One of these can be shown',
      items: [
        { imageLandscape: STREET },
        { title: 'Its film cannot be played', youtubeURL: 'not a url' },
        7,
      ],
    },
  },
  spotlight: {
    normal: {
      heading: 'A closer look',
      text: 'What is easily passed over.',
      items: SCENES.map((image, at) => ({
        title: ['The street', 'The house', 'The snow', 'The motorway', 'The day'][at],
        image,
        buttonColorMode: at % 2 === 0 ? 'light' : 'dark',
        description: LONG,
        link: { text: 'See our cars', href: '/uk/cars/' },
      })),
    },
    few: { items: [{ title: 'One detail' }] },
    broken: {
      items: [{ image: STREET }, { title: 'Whole', buttonColorMode: 'pink', image: HOME }],
    },
  },
  promotion: {
    normal: {
      heading1: 'The EX30, first come, first served',
      heading2: 'The first cars reach their owners in spring.',
      description:
        'Order before they are built, and choose your colour **until four weeks before**.',
      imageLandscape: MOTORWAY,
      imageSquare: STREET,
      contentAlignOnDesktop: 'left',
      cta: {
        text: 'Order before all others',
        href: '/api/pre-order/uk#pre-order-post',
        fields: { model: 'EX30' },
      },
      link: { text: 'See the EX30', href: '/uk/cars/ex30-electric/' },
      disclaimer: 'An example. Nothing is ordered here.',
      popUpDisclaimer: {
        title: 'How an order works',
        description: 'You name a retailer, who makes you an offer.',
        link: '/uk/quote/form',
      },
    },
    few: { heading1: 'The EX30, first come, first served' },
    broken: {
      heading1: 'One way on leads nowhere',
      background: '#ff0000',
      cta: { text: 'Order', href: 'http://shop.example.org/#pre-order-post' },
    },
  },
} as const
