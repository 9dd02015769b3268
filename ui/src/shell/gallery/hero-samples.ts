// A hero as authors may write it.
import { HOME, MOTORWAY, STREET } from './sample-pictures.js'

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
