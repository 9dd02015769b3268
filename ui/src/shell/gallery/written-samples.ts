// What several of the samples of blocks are written from, by the gallery and by tests.

const QUESTIONS = [
  [
    'How long does it take to charge at home?',
    'On an 11 kW wallbox a full charge takes about **six hours**: overnight is plenty.',
  ],
  [
    'How far will I get in winter?',
    'Expect about a quarter less at −10 °C. Preheating while the car is plugged in brings most of it back.',
  ],
  [
    'What does a charge on the road cost?',
    'Between 0.39 and 0.79 a kilowatt-hour, depending on the operator and the power of the charger.',
  ],
  [
    'Can I tow with an electric car?',
    'Yes. The EX90 tows up to 2,200 kg; the range falls by about half with a caravan.',
  ],
  [
    'How long does the battery last?',
    'It is covered for eight years or 160,000 km, and down to 70 % of its capacity.',
  ],
  [
    'Is there a heat pump?',
    'In most models it is standard. The price list names those where it is an option.',
  ],
  [
    'What happens to old batteries?',
    'They are used as stationary storage first, and recycled after that.',
  ],
  [
    'Can I charge in the rain?',
    'Of course. Current flows only once plug and car have agreed on it.',
  ],
] as const

/** Questions as authors write them. */
export const writeQuestions = (count: number): readonly object[] =>
  QUESTIONS.slice(0, count).map(([question, answer], at) =>
    at === 1
      ? {
          question,
          textAnswer: [
            { heading: 'In town', text: answer },
            { heading: 'On the motorway', text: 'About a third less at 120 km/h.' },
          ],
          cta: { text: 'Work out your range', href: '/uk/range/' },
        }
      : { question, answer },
  )

/** What stands over the questions. */
export const FAQ_HEAD = {
  topic: 'Electric driving',
  heading: 'Good questions, short answers',
  text: 'What people ask us before their first electric car.',
} as const

const CALLOUTS = [
  [
    'Quiet from the first metre',
    'No engine, double glazing, and tyres that were chosen for their sound.',
    'home',
  ],
  [
    'Charged while you sleep',
    'Plug in, go to bed, and leave with a full battery in the morning.',
    'station',
  ],
  [
    'At home on the map',
    'Stops to charge are planned with your route, traffic and weather included.',
    'map',
  ],
  ['Always up to date', 'New functions come over the air, as they do on your phone.', 'reset'],
  ['Covered for eight years', 'Battery and drive are under warranty up to 160,000 km.', 'check'],
] as const

/** Callouts as authors write them; each with the picture made for it, where there is one. */
export const writeCallouts = (
  drawPicture: (icon: string, title: string, at: number) => object | undefined,
): readonly object[] =>
  CALLOUTS.map(([title, description, icon], at) => {
    const image = drawPicture(icon, title, at)
    return {
      title,
      description,
      icon,
      ...(image === undefined ? {} : { image }),
      popUpDisclaimer:
        icon === 'check'
          ? [
              {
                title: 'What is covered',
                description: 'Everything that drives.',
                link: { text: 'Read the terms', href: '/uk/warranty/' },
              },
            ]
          : undefined,
    }
  })

/** What stands over the callouts. */
export const CALLOUTS_HEAD = {
  label: 'Why electric',
  heading: 'Five things you will not want to miss',
  subHeading: 'Small ones, every day.',
} as const

/** A text that is folded. */
export const READ_MORE = {
  text: [
    'An electric car has about a tenth of the moving parts of one with an engine. There is no oil to change, no belt, no exhaust, and the brakes wear slowly because the motor slows the car and charges the battery while it does.',
    'What is left are tyres, wipers, a cabin filter and a look at the brakes every two years. Most of what used to be done in a workshop is done over the air.',
    'That is good for the wallet and for the calendar, and it is why [service plans](/uk/service/) for electric cars cost less than others. The zanzibar clause says so in writing.',
  ].join('\n\n'),
} as const

/** A message. */
export const MESSAGE = {
  id: 'm1',
  marketSlug: 'uk',
  title: 'Software update 3.6 is here',
  message: 'It takes about **90 minutes**. Your car cannot be driven meanwhile.',
  link: { url: '/uk/updates/', urlText: 'What is new' },
} as const

/** A banner. */
export const BANNER = {
  bannerText: 'Winter wheels for every electric model: order before the first snow.',
  cta: { text: 'Find yours', href: '/uk/wheels/' },
} as const

/** Service and insurance. */
export const CARE = {
  title: 'Looked after, for one amount a month',
  description: 'Service and insurance as fixed items in your budget.',
  serviceTitle: 'Service',
  serviceDescription: 'Inspections, filters and wear, at a workshop near you.',
  servicePrice: { prefix: 'From', value: '£29', suffix: '/month' },
  insuranceTitle: 'Insurance',
  insuranceDescription: 'Comprehensive cover, whoever is at the wheel.',
  insurancePrice: { prefix: 'From', value: '£64', suffix: '/month' },
} as const
