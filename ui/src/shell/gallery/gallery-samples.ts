// Content of galleries and showcases, in the states they can be met in.
import { COLOURS, PHOTOS, STREET } from './sample-pictures.js'

/** Content of every kind of gallery. */
export const GALLERY_SAMPLES = {
  colours: {
    normal: { heading: 'Colours of the EX30', text: 'Outside and in.', colours: COLOURS },
    few: { colours: [{ hexColor: '#364339', upholsteryTitle: 'Wool, grey' }] },
    broken: {
      heading: 'One of these has a colour',
      colours: [
        { hexColor: 'moss', upholsteryTitle: 'No colour' },
        COLOURS[1],
        { hexColor: '#fff' },
      ],
    },
  },
  gallery: {
    normal: {
      heading: 'The EX30, from every side',
      text: 'Drawn, so that nobody has to wait for good weather.',
      items: PHOTOS,
    },
    few: { items: [PHOTOS[0]] },
    broken: {
      heading: 'One of these can be shown',
      items: [
        { body: 'No picture' },
        { wideImage: 'javascript:alert(1)' },
        { wideImage: STREET.src },
        7,
      ],
    },
  },
  'gallery-grid': {
    normal: {
      heading: 'On the road, and beside it',
      visibleItems: 6,
      openText: 'See all pictures',
      items: [...PHOTOS, ...PHOTOS.slice(0, 3)],
    },
    few: { items: [PHOTOS[0]] },
    broken: { visibleItems: 4, openLook: 'hologram', items: [{}, PHOTOS[0], PHOTOS[1]] },
  },
} as const
