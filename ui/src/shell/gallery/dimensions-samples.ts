const car = {
  picture: {
    src: '/media/cars/small-suv-moss-side.1600.webp',
    width: 1600,
    height: 800,
    alt: '',
  },
  nose: 136,
  tail: 1464,
  ground: 655,
  length: 4233,
  width: 1837,
  widthWithMirrors: 2032,
}

/** What a drawing to scale is shown with in the gallery: all it can have, what it needs, what authors get wrong. */
export const dimensionsSamples = {
  normal: {
    heading: 'True to scale',
    text: 'The body is one, whichever version you choose.',
    car,
    sideLabel: 'The car from the side, beside a person',
    topLabel: 'The car from above, in a parking bay',
    person: 'Beside a person of 1.75 m',
    bay: 'From above, in a parking bay of 5 by 2.5 m',
    figures: [
      { title: 'Length', value: '4,233 mm' },
      { title: 'Width with mirrors', value: '2,032 mm' },
      { title: 'Height', value: '1,555 mm' },
    ],
  },
  few: { car, sideLabel: 'The car from the side', topLabel: 'The car from above' },
  broken: { heading: 7, car: { ...car, length: -5 }, figures: 'none' },
}
