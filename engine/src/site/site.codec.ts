import * as t from 'io-ts'

const Texts = t.record(t.string, t.string)

const SiteLink = t.exact(
  t.type({ site: t.string, siteName: t.string, locale: t.string }),
  'SiteLink',
)

const Picture = t.exact(t.type({ src: t.string, alt: t.string }), 'Picture')

/**
 * Codec of what the frame of every page reads from content: maker, language, segments, links and texts.
 *
 * @source T-DATA-30, T-NAV-05
 * @category codecs
 */
export const FrameContentCodec = t.exact(
  t.type({
    site: t.string,
    locale: t.string,
    direction: t.keyof({ ltr: null, rtl: null }),
    siteName: t.string,
    maker: t.string,
    chargingSegments: t.exact(
      t.type({ canonical: t.string, recognised: t.readonlyArray(t.string) }),
    ),
    trailSegments: t.readonlyArray(t.string),
    contentPaths: t.exact(t.type({ userExperience: t.string, care: t.string })),
    sites: t.readonlyArray(SiteLink),
    pictures: t.exact(
      t.type({
        home: Picture,
        chargingHome: Picture,
        chargingPublic: Picture,
        range: Picture,
        costs: Picture,
        route: Picture,
      }),
    ),
    messages: Texts,
  }),
  'FrameContent',
)
/** What the frame of every page reads from content. */
export type FrameContent = t.TypeOf<typeof FrameContentCodec>

const Source = t.exact(
  t.intersection([
    t.type({
      id: t.string,
      title: t.string,
      what: t.string,
      url: t.string,
      licence: t.string,
      attribution: t.string,
      retrieved: t.string,
    }),
    /** Which version was taken, and by which way. */
    t.partial({ detail: t.string }),
  ]),
  'CreditedSource',
)

const Battery = t.exact(
  t.intersection([
    t.type({
      battery: t.string,
      cars: t.readonlyArray(t.string),
      basis: t.keyof({ measured: null, published: null, modelled: null }),
      curveSource: t.string,
      energySource: t.string,
      /** [min] 10 to 80 % at the strongest charger of the tables. */
      tableMinutes: t.number,
    }),
    t.partial({
      published: t.exact(t.type({ minutes: t.number, chargerKw: t.number, confirmed: t.boolean })),
    }),
  ]),
  'CreditedBattery',
)

/**
 * Codec of what the credits page reads: sources with licences, and the tables beside the published times.
 *
 * @source E-T-33
 * @category codecs
 */
export const CreditsContentCodec = t.exact(
  t.type({ sources: t.readonlyArray(Source), batteries: t.readonlyArray(Battery) }),
  'CreditsContent',
)
/** What the credits page reads from content. */
export type CreditsContent = t.TypeOf<typeof CreditsContentCodec>
