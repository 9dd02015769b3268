// Assembles what a content service would deliver: one document for each site and client.
import { listMotorTypes } from '@evkit/engine/car'
import type { ContentSource } from '@evkit/engine/site'
import type {
  CarEntry,
  ContentParts,
  LanguageEntry,
  SceneEntry,
  SectionEntry,
  SiteEntry,
} from './parts.js'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays drafts over a document: what stands in them takes the place of what stands in it. */
export const overlay = (base: unknown, draft: unknown): unknown =>
  isRecord(base) && isRecord(draft)
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

const toPicture = ({ scene, time, season, alt }: SceneEntry): Json => ({
  src: `/media/scenes/${scene}-${time}-${season}.svg`,
  alt,
})

const toSection = ({ picture, cards, ...section }: SectionEntry): Json => ({
  ...section,
  ...(picture === undefined ? {} : { picture: toPicture(picture) }),
  ...(cards === undefined
    ? {}
    : { cards: cards.map((card) => ({ ...card, picture: toPicture(card.picture) })) }),
})

const toOption = (car: CarEntry, language: LanguageEntry, at: number): Json => {
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
    disclaimer: language.tool.disclaimers[car.disclaimer],
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

/** Assembles the document of the charging tool. */
export const assembleTool = (
  parts: ContentParts,
  site: SiteEntry,
  language: LanguageEntry,
): Json => {
  const { disclaimer, ...profile } = language.tool.profile
  return {
    profile: {
      ...profile,
      disclaimer: { text: disclaimer, id: 'charging-time', type: 'disclaimer' },
    },
    cars: parts.cars.map((car) => toInfo(car, language)),
    options: parts.cars.map((car, at) => toOption(car, language, at)),
    durationPolicy: site.durationPolicy,
    showStatusMessages: site.showStatusMessages,
    ...(site.chargingMode === undefined ? {} : { chargingMode: site.chargingMode }),
    ...(site.homePowers === undefined ? {} : { homePowers: site.homePowers }),
    sections: language.tool.sections.map(toSection),
    messages: language.tool.messages,
  }
}

/** Assembles the document of the frame of every page. */
export const assembleFrame = (
  parts: ContentParts,
  site: SiteEntry,
  language: LanguageEntry,
): Json => ({
  site: site.site,
  locale: site.locale,
  direction: site.direction,
  siteName: site.siteName,
  maker: parts.maker,
  chargingSegments: site.chargingSegments,
  trailSegments: site.trailSegments,
  contentPaths: site.contentPaths,
  pictures: Object.fromEntries(
    Object.entries(parts.framePictures).map(([name, scene]) => [name, toPicture(scene)]),
  ),
  sites: parts.sites.map((one) => ({ site: one.site, siteName: one.siteName, locale: one.locale })),
  messages: {
    ...language.frame,
    ...Object.fromEntries(
      Object.entries(language.tool.motors).map(([key, name]) => [`credits.motor.${key}`, name]),
    ),
  },
})

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
