// Pictures the samples of blocks are shown with.
const scene = (name: string, alt = '') => ({
  src: `/media/scenes/${name}.svg`,
  alt,
  width: 1200,
  height: 800,
})
/** Scenes the samples are shown with. */
export const STREET = scene('street-ac-day-summer')
export const HOME = scene('home-wallbox-dusk-summer')
export const WINTER = scene('winter-road-day-winter')
export const MOTORWAY = scene('motorway-dc-dusk-summer')
/** All of them. */
export const SCENES = [STREET, HOME, WINTER, MOTORWAY, scene('motorway-dc-day-summer')] as const

/** Items of a gallery: one motif each, in the ratios or for the screens there are of it. */
export const PHOTOS = [
  {
    wideImage: STREET.src,
    standardImage: STREET.src,
    alternateText: 'A small SUV at a charge point in a quiet street',
    body: 'At the kerb, where most charging is done.',
  },
  {
    imageSources: {
      sm: { ...HOME, aspectRatio: '4:3' },
      lg: { ...HOME, aspectRatio: '16:9' },
    },
    alternateText: 'A compact SUV beside a house at dusk, plugged in',
    body: 'At home, overnight.',
  },
  { ultraWideImage: WINTER.src, alternateText: 'A large SUV on a snowy road', body: 'In winter.' },
  { wideImage: MOTORWAY.src, alternateText: 'A coupé SUV at a fast charger by the motorway' },
  {
    squareImage: '/media/cars/small-suv-moss-square.svg',
    wideImage: '/media/cars/small-suv-moss-three-quarter.svg',
    alternateText: 'The EX30 in moss green, seen from the front',
  },
] as const

const PAINTS = [
  ['compact-suv-cloud', '#e5e4df', 'Wool, light grey'],
  ['fastback-graphite', '#2a2f34', 'Wool, charcoal'],
  ['large-suv-fjord', '#214d73', 'Recycled weave, blue'],
  ['small-suv-moss', '#4c5c4e', 'Recycled weave, green'],
] as const

/** Colours of a showcase. */
export const COLOURS = PAINTS.map(([car, hexColor, upholsteryTitle], at) => ({
  hexColor,
  upholsteryTitle,
  upholsteryBody: 'Warm in winter, cool in summer, and easy to clean at any time.',
  ...(at === 0 ? { decorTitle: 'Decor', decorBody: 'Pressed flax, left as it grew.' } : {}),
  mediaAssets: [
    {
      imageSources: {
        sm: { src: `/media/cars/${car}-square.svg`, aspectRatio: '1:1' },
        lg: { src: `/media/cars/${car}-three-quarter.svg`, aspectRatio: '3:2' },
      },
      alternateText: `A car in ${upholsteryTitle}`,
    },
  ],
}))
