// A hero as authors may write it.
import { HOME, MOTORWAY, STREET, WINTER } from './sample-pictures.js'

const FILM = {
  sources: [
    { src: '/media/clips/coast.webm', type: 'video/webm' },
    { src: '/media/clips/coast.mp4', type: 'video/mp4' },
  ],
  description: 'A long, low car at a rapid charger by the sea at dusk',
}
const SEA = { src: '/media/clips/coast.1600.webp', alt: '', width: 1600, height: 900 }

/** Content of a hero, in the states it can be met in. */
export const HERO = {
  normal: {
    label: 'Small electric SUV',
    title: 'Made for narrow streets',
    smallText: 'Short outside, roomy inside, and quick to charge.',
    headingTag: 'h2',
    ctas: [
      { text: 'See its range', href: '/uk/electrification/range/' },
      { text: 'Request a quote', href: '/uk/quote/form' },
    ],
    disclaimerText: 'Range by WLTP, combined.',
    image: { landscape: MOTORWAY, tablet: HOME, portrait: STREET },
    lowerButtonsOnMobile: true,
  },
  others: [
    {
      title: 'A stop by the sea',
      smallText: 'A film in place of the picture, which is its poster.',
      headingTag: 'h2',
      desktopTextPosition: 'bottomLeft',
      disclaimerText: 'Illustration, without sound.',
      image: { landscape: SEA },
      video: { landscape: FILM },
    },
    {
      label: 'In winter',
      title: 'Dark letters on a light veil',
      headingTag: 'h2',
      themeColor: 'dark',
      desktopTextPosition: 'middleRight',
      ctas: [{ text: 'See its range', href: '/uk/electrification/range/' }],
      disclaimerText: 'Range by WLTP, combined.',
      image: { landscape: WINTER },
    },
    {
      title: 'The picture whole, beside its text',
      headingTag: 'h2',
      imageFit: 'contain',
      ctas: [{ text: 'See our cars', href: '/uk/cars/' }],
      image: { landscape: HOME },
    },
  ],
  few: { title: 'Made for narrow streets', headingTag: 'h2' },
  broken: {
    title: 'Made for narrow streets',
    headingTag: 'h9',
    desktopTextPosition: 'topLeft',
    themeColor: '#ffffff',
    ctas: [{ text: 'Nowhere' }],
    image: { landscape: { src: 'javascript:alert(1)' } },
  },
}
