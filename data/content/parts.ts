// The shapes of the content files.
import * as t from 'io-ts'
import { MotorKeyCodec } from '@evkit/engine/car'
import { ChargingProfileTextsCodec } from '@evkit/engine/charging'
import { FrameContentCodec } from '@evkit/engine/site'
import { LatLngCodec } from '@evkit/engine/internal/site'
import { CLIPS, type ClipName } from '../pictures/index.js'
import type { Brand } from './brand.js'

const Texts = t.record(t.string, t.string)
// One that does not exist is told of where the file is read, with its place.
const ClipCodec = t.keyof(
  Object.fromEntries(CLIPS.map((name) => [name, null])) as Record<ClipName, null>,
)
// The frame of every page reads these as sites write them.
const [{ props: frame }, { props: frameOptions }] = FrameContentCodec.type.types

/** A car of the register: what every page says of it, and how it is drawn. */
export const RegisterCar = t.intersection([
  t.type({
    name: t.string,
    motors: t.readonlyArray(MotorKeyCodec),
    body: t.string,
    colour: t.string,
    heatPumpDisable: t.boolean,
  }),
  t.partial({
    model: t.string,
    disclaimer: t.string,
    heatPump: t.boolean,
    /** The clip its page opens with; the picture of the car without one. */
    film: ClipCodec,
  }),
])
export type RegisterCar = t.TypeOf<typeof RegisterCar>

/** A car of the charging tool: one of the register that has a model key and a disclaimer. */
export type CarEntry = RegisterCar & { readonly model: string; readonly disclaimer: string }

/** Tells whether the charging tool has a car of the register. */
export const isChargingCar = (car: RegisterCar): car is CarEntry =>
  car.model !== undefined && car.disclaimer !== undefined

const SceneEntry = t.type({ scene: t.string, time: t.string, season: t.string, alt: t.string })
export type SceneEntry = t.TypeOf<typeof SceneEntry>

const CardEntry = t.type({ id: t.string, picture: SceneEntry })

const SectionEntry = t.intersection([
  t.type({ id: t.string, kind: t.string }),
  t.partial({ picture: SceneEntry, cards: t.readonlyArray(CardEntry) }),
])
export type SectionEntry = t.TypeOf<typeof SectionEntry>

/** All texts of a language. */
export const LanguageEntry = t.type({
  frame: Texts,
  /** What content blocks say themselves, by block and text. */
  blocks: Texts,
  tool: t.type({
    motors: t.type({ SM: t.string, SME: t.string, TM: t.string, TMP: t.string }),
    bodies: Texts,
    disclaimers: Texts,
    profile: t.intersection([ChargingProfileTextsCodec, t.type({ disclaimer: t.string })]),
    sections: t.readonlyArray(SectionEntry),
    messages: Texts,
  }),
})
export type LanguageEntry = t.TypeOf<typeof LanguageEntry>

/** The texts that ask for consent, in one language: sites and markets that have forms only ask with the same. */
export const ConsentEntry = Texts
export type ConsentEntry = t.TypeOf<typeof ConsentEntry>

/** What differs from site to site. */
export const SiteEntry = t.intersection([
  t.type({
    site: frame.site,
    locale: frame.locale,
    language: t.string,
    direction: frame.direction,
    siteName: frame.siteName,
    chargingSegments: frame.chargingSegments,
    trailSegments: frame.trailSegments,
    contentPaths: frame.contentPaths,
    durationPolicy: t.string,
    showStatusMessages: t.boolean,
    /** Where the map of a range looks while no place is known: the middle of the country. */
    mapCentre: LatLngCodec,
    /** Where the map of the route planner looks, which starts much closer: a city. */
    mapCity: LatLngCodec,
  }),
  t.partial({
    chargingMode: t.string,
    homePowers: t.readonlyArray(t.string),
    /** Who asks for consent: the site, or a tool of the host. */
    consent: frameOptions.consent,
  }),
])
export type SiteEntry = t.TypeOf<typeof SiteEntry>

/** The pictures of the plain pages. */
export const FramePictures = t.record(t.keyof(frame.pictures.type.props), SceneEntry)
export type FramePictures = t.TypeOf<typeof FramePictures>

/** A page that content alone describes; what links to it are called stands in its document. */
export const PageEntry = t.type({
  /** Name of its file in the folder of each language. */
  name: t.string,
  /** Segments of its address behind the site, joined by slashes. */
  path: t.string,
  /** Whether the footer of every page leads to it. */
  isInFooter: t.boolean,
})
export type PageEntry = t.TypeOf<typeof PageEntry>

/** Documents of pages made of blocks, as they were written: by language, then by the name of the page. */
export type PageDocuments = ReadonlyMap<string, ReadonlyMap<string, unknown>>

/** Everything content is assembled from. */
export interface ContentParts {
  /** Who makes the cars: the same on every site. */
  readonly brand: Brand
  /** Every car of every page, in the one order they are shown in. */
  readonly register: readonly RegisterCar[]
  /** Those of the charging tool. */
  readonly cars: readonly CarEntry[]
  readonly framePictures: Partial<FramePictures>
  readonly sites: readonly SiteEntry[]
  readonly languages: ReadonlyMap<string, LanguageEntry>
  /** The texts that ask for consent, by language. */
  readonly consent: ReadonlyMap<string, ConsentEntry>
  /** Drafts by site: what stands in them takes the place of the published texts. */
  readonly drafts: ReadonlyMap<string, unknown>
  /** The pages that content alone describes. */
  readonly pages: readonly PageEntry[]
  readonly pageDocuments: PageDocuments
}
