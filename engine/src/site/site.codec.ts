import * as t from 'io-ts'
import { WebAddress } from '../shared/index.js'

const Texts = t.record(t.string, t.string)

const SiteLink = t.exact(
  t.type({ site: t.string, siteName: t.string, locale: t.string }),
  'SiteLink',
)

const Picture = t.exact(t.type({ src: t.string, alt: t.string }), 'Picture')

const SiteCar = /*#__PURE__*/ t.exact(
  t.intersection([
    t.type({
      slug: t.string,
      name: t.string,
      /** Keys of its versions, in the order they are offered. */
      motors: t.readonlyArray(t.string),
      /** Keys of its paints. */
      colours: t.readonlyArray(t.string),
    }),
    t.partial({
      /** The car from three quarters, clear around. */
      picture: t.intersection([
        t.type({ src: t.string, width: t.number, height: t.number }),
        t.partial({ sources: t.readonlyArray(t.type({ src: t.string, type: t.string })) }),
      ]),
      /** Address of the picture its page is passed on with. */
      card: t.string,
    }),
  ]),
  'SiteCar',
)

const SitePage = /*#__PURE__*/ t.exact(
  t.intersection([
    t.type({
      /** Name of the page in content. */
      name: t.string,
      /** Segments of its address behind the site, joined by slashes: `business/fleet`. */
      path: t.string,
      /** What links to it are called. */
      label: t.string,
      /** Whether the footer of every page leads to it. */
      isInFooter: t.boolean,
    }),
    t.partial({
      /** What a visitor finds there, where the home of the site leads to it. */
      teaser: t.string,
    }),
  ]),
  'SitePage',
)

/**
 * Codec of the content of every page's frame (header, breadcrumbs, footer): maker, language, segments, links and texts.
 *
 * @source T-DATA-30, T-NAV-05
 * @category codecs
 */
export const FrameContentCodec = t.exact(
  t.intersection([
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
    t.partial({
      /** Who asks for consent where it is not the site itself: a tool of the host. */
      consent: t.keyof({ own: null, host: null }),
      /** Address of the picture a page is passed on with. */
      card: t.string,
      /** The cars that have a page, in the order of the line-up. */
      cars: t.readonlyArray(SiteCar),
      /** The pages that content alone describes, in the order links to them stand in. */
      pages: t.readonlyArray(SitePage),
    }),
  ]),
  'FrameContent',
)
/** Decoded content of every page's frame (header, breadcrumbs, footer). */
export type FrameContent = t.TypeOf<typeof FrameContentCodec>

const Source = t.exact(
  t.intersection([
    t.type({
      id: t.string,
      title: t.string,
      what: t.string,
      url: WebAddress,
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

const Coverage = t.exact(
  t.type({
    /** Country by its code in ISO 3166. */
    country: t.string,
    /** How many stations are known in it. */
    stations: t.number,
    /** [1] Share of its kilometres of road with a station within 15 km. */
    share: t.number,
    /** Latest day or year of the data; empty where there is none. */
    asOf: t.string,
  }),
  'CreditedCoverage',
)

/**
 * Codec of the credits page's content: sources with licences, the tables beside the published times, and how well the
 * stations of each country are known, none where another service provides them.
 *
 * @source E-T-33, E-T-101
 * @category codecs
 */
export const CreditsContentCodec = t.exact(
  t.type({
    sources: t.readonlyArray(Source),
    batteries: t.readonlyArray(Battery),
    coverage: t.readonlyArray(Coverage),
  }),
  'CreditsContent',
)
/** Decoded content of the credits page: data sources, licences, and accuracy of the tables. */
export type CreditsContent = t.TypeOf<typeof CreditsContentCodec>
