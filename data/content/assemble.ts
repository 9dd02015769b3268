// Assembles what a content service would deliver: one document for each site and client.
import { UnknownRecord } from 'io-ts'
import { listMotorTypes, toPriceSlug } from '@evkit/engine/internal/car'
import type { ChargeTariffs } from '@evkit/engine/charging'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import {
  fillTexts,
  writeBatteryFigures,
  writeOnBoardFigure,
  type BatterySources,
} from './battery-figures.js'
import { listContentPages, listContentSteps } from './content-pages.js'
import type { ContentSource } from '@evkit/engine/internal/site'
import { COLOURS, findCard, findMade, writeCardAddress, type MadeScene } from '../pictures/index.js'
import type {
  CarEntry,
  ContentParts,
  LanguageEntry,
  SceneEntry,
  SectionEntry,
  SiteEntry,
} from './parts.js'

type Json = Readonly<Record<string, unknown>>

/** Lays drafts over a document: what stands in them takes the place of what stands in it. */
export const overlay = (base: unknown, draft: unknown): unknown =>
  UnknownRecord.is(base) && UnknownRecord.is(draft)
    ? Object.fromEntries(
        Object.entries(base).map(([key, value]) => [
          key,
          Object.hasOwn(draft, key) ? overlay(value, draft[key]) : value,
        ]),
      )
    : draft

/** Address of a drawn car. */
export const carPicture = (
  { body, colour }: Pick<CarEntry, 'body' | 'colour'>,
  view: 'three-quarter' | 'square',
): string => `/media/cars/${body}-${colour}-${view}.svg`

/** Address and text of a drawn scene. */
export const toPicture = ({ scene, time, season, alt }: SceneEntry): Json => ({
  src: `/media/scenes/${scene}-${time}-${season}.svg`,
  alt,
})

const filesOf = (path: string) => ({
  src: `${path}.1600.webp`,
  sources: [{ src: `${path}.1600.avif`, type: 'image/avif' }],
})

/** A picture of a car with its files. */
export interface CarImage {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Files most browsers read better; none beside a drawing. */
  readonly sources?: readonly { readonly src: string; readonly type: string }[]
}

/** From where a car is shown. */
export type CarSide = 'three-quarter' | 'side' | 'rear'

/** A car as it is rendered; drawn where its body has no model. */
export const carImage = (car: Pick<CarEntry, 'body' | 'colour'>, view: CarSide): CarImage => {
  const files = filesOf(`/media/cars/${car.body}-${car.colour}-${view}`)
  return findMade(files.src).length === 0
    ? { src: carPicture(car, 'three-quarter'), width: 2240, height: 1120 }
    : { ...files, width: 1600, height: 800 }
}

/** A rendered scene as a page names it. */
export interface RenderedScene {
  readonly rendered: MadeScene
  readonly alt: string
}

/** A rendered scene with its text. */
export const renderedScene = ({ rendered, alt }: RenderedScene): Json => ({
  ...filesOf(`/media/scenes/${rendered}`),
  width: 1600,
  height: 1000,
  alt,
})

const toSection = ({ picture, cards, ...section }: SectionEntry): Json => ({
  ...section,
  ...(picture === undefined ? {} : { picture: toPicture(picture) }),
  ...(cards === undefined
    ? {}
    : { cards: cards.map((card) => ({ ...card, picture: toPicture(card.picture) })) }),
})

const writeDisclaimer = (car: CarEntry, { language, sources, site }: ChargingPage): string =>
  fillPlaceholders(
    language.tool.disclaimers[car.disclaimer] ?? '',
    writeBatteryFigures(car.model, sources, site.locale),
  )

const toOption = (car: CarEntry, page: ChargingPage, at: number): Json => {
  const { language } = page
  const types = listMotorTypes(car.motors)
  return {
    carModel: car.model,
    carName: car.name,
    imageSquare: { src: carPicture(car, 'square'), alt: language.tool.bodies[car.body] ?? '' },
    selectedCar: at === 0,
    singleMotor: types.includes('Single'),
    twinMotor: types.includes('Twin'),
    singleExtendedMotor: types.includes('Single-with-Extended'),
    heatPumpDisable: car.heatPumpDisable,
    disclaimer: writeDisclaimer(car, page),
    ...(car.heatPump === undefined ? {} : { heatPump: car.heatPump }),
  }
}

const toInfo = (car: CarEntry, language: LanguageEntry): Json => ({
  car: {
    model: car.model,
    displayName: car.name,
    carType: 'bev',
    image: carPicture(car, 'three-quarter'),
  },
  powerTrains: car.motors.map((key) => ({ key, value: language.tool.motors[key] })),
})

/** What the charging tool of a site is assembled from, beside its cars. */
export interface ChargingPage {
  readonly site: SiteEntry
  readonly language: LanguageEntry
  /** Absent where nothing is said of money. */
  readonly tariffs: ChargeTariffs | undefined
  /** Whose figures texts name. */
  readonly sources: BatterySources
}

/** Assembles the document of the charging tool. */
export const assembleTool = (parts: ContentParts, page: ChargingPage): Json => {
  const { site, language, tariffs } = page
  const { disclaimer, ...profile } = language.tool.profile
  return {
    profile: {
      ...profile,
      disclaimer: { text: disclaimer, id: 'charging-time', type: 'disclaimer' },
    },
    cars: parts.cars.map((car) => toInfo(car, language)),
    options: parts.cars.map((car, at) => toOption(car, page, at)),
    durationPolicy: site.durationPolicy,
    showStatusMessages: site.showStatusMessages,
    ...(site.chargingMode === undefined ? {} : { chargingMode: site.chargingMode }),
    ...(site.homePowers === undefined ? {} : { homePowers: site.homePowers }),
    ...(tariffs === undefined ? {} : { tariffs }),
    sections: fillTexts(
      language.tool.sections.map(toSection),
      writeOnBoardFigure(page.sources, site.locale),
    ),
    messages: language.tool.messages,
  }
}

// What a page of a car is passed on with; that of the site where the car is not rendered.
const cardOf = ({ body, colour }: CarEntry): { readonly card?: string } => {
  const address = writeCardAddress(`${body}-${colour}`)
  return findCard(address) === undefined ? {} : { card: address }
}

const SITE_CARD = writeCardAddress('coast')

/** Assembles the document of the frame of every page. */
export const assembleFrame = (
  parts: ContentParts,
  site: SiteEntry,
  language: LanguageEntry,
): Json => {
  const cars = parts.cars.map((car) => ({
    slug: toPriceSlug(car.name),
    name: car.name,
    motors: car.motors,
    colours: COLOURS,
    picture: carImage(car, 'three-quarter'),
    ...cardOf(car),
  }))
  const steps = listContentSteps(parts, site.language)
  return {
    site: site.site,
    locale: site.locale,
    direction: site.direction,
    siteName: site.siteName,
    maker: parts.brand.name,
    chargingSegments: site.chargingSegments,
    trailSegments: [
      ...site.trailSegments,
      ...cars.map(({ slug }) => slug),
      ...steps.map(([step]) => step),
    ],
    cars,
    pages: listContentPages(parts, site.language),
    card: SITE_CARD,
    contentPaths: site.contentPaths,
    pictures: Object.fromEntries(
      Object.entries(parts.framePictures).map(([name, scene]) => [name, toPicture(scene)]),
    ),
    ...(site.consent === undefined ? {} : { consent: site.consent }),
    sites: parts.sites.map((one) => ({
      site: one.site,
      siteName: one.siteName,
      locale: one.locale,
    })),
    messages: {
      ...language.frame,
      ...parts.consent.get(site.language),
      ...Object.fromEntries(cars.map(({ slug, name }) => [`trail.${slug}`, name])),
      ...Object.fromEntries(steps.map(([step, label]) => [`trail.${step}`, label])),
    },
  }
}

/** Resolves the texts a site reads: its language, with the site's drafts over it in preview. */
export const resolveLanguage = (
  parts: ContentParts,
  site: SiteEntry,
  source: ContentSource,
): LanguageEntry | undefined => {
  const language = parts.languages.get(site.language)
  const draft = parts.drafts.get(site.site)
  return language !== undefined && source === 'preview' && draft !== undefined
    ? (overlay(language, draft) as LanguageEntry)
    : language
}
