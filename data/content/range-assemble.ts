// Assembles the documents of the range tools: one for each site and client.
import { listMotorTypes, MOTOR_WORDS } from '@evkit/engine/internal/car'
import { resolveUnitSettings } from '@evkit/engine/range'
import { writeFamilyKey } from '@evkit/engine/internal/range'
import { writePagePath, type ContentSource } from '@evkit/engine/internal/site'
import { carPicture, overlay } from './assemble.js'
import type { LanguageEntry, SiteEntry } from './parts.js'
import type {
  PublishedRanges,
  RangeCarEntry,
  RangeContentParts,
  RangeLanguageEntry,
  RangeSiteEntry,
} from './range-parts.js'

type Json = Readonly<Record<string, unknown>>

/** What the documents of a site are made from. */
export interface RangeSite {
  readonly site: SiteEntry
  /** The texts all tools share: what the drawn cars show. */
  readonly common: LanguageEntry
  readonly own: RangeSiteEntry
  readonly language: RangeLanguageEntry
  readonly cars: readonly RangeCarEntry[]
  /** Whether the brand calls them by other names than the data. */
  readonly isRenamed: boolean
  readonly published: PublishedRanges
}

/** Resolves what the documents of a site are made from, with the site's drafts in preview; nothing without its texts. */
export const resolveRangeSite = (
  parts: RangeContentParts,
  page: { readonly site: SiteEntry; readonly common: LanguageEntry; readonly draft: unknown },
  source: ContentSource,
): RangeSite | undefined => {
  const { site, common, draft } = page
  const own = parts.sites.find((one) => one.site === site.site)
  const language = parts.languages.get(site.language)
  if (own === undefined || language === undefined) return undefined
  const isDraft = source === 'preview' && typeof draft === 'object' && draft !== null
  const drafts = isDraft && 'range' in draft ? draft.range : {}
  return {
    site,
    common,
    own,
    language: overlay(language, drafts) as RangeLanguageEntry,
    cars: parts.cars,
    isRenamed: parts.isRenamed,
    published: parts.published,
  }
}

const altOf = ({ common }: RangeSite, { body }: RangeCarEntry): string =>
  common.tool.bodies[body] ?? ''

const disclaimerOf = ({ language }: RangeSite, { disclaimer }: RangeCarEntry): string =>
  disclaimer === undefined ? '' : (language.disclaimers[disclaimer] ?? '')

const publishedOf = ({ published }: RangeSite, { model, motors }: RangeCarEntry): Json => {
  const known = listMotorTypes(motors).flatMap((drivetrain) => {
    const found = published[writeFamilyKey({ model, drivetrain })]
    return found === undefined ? [] : [{ drivetrain, km: found.publishedKm, source: found.source }]
  })
  return known.length === 0 ? {} : { published: known }
}

const toToolCar = (page: RangeSite, car: RangeCarEntry): Json => {
  const types = listMotorTypes(car.motors)
  return {
    model: car.model,
    name: car.model,
    image: carPicture(car, 'three-quarter'),
    square: { src: carPicture(car, 'square'), alt: altOf(page, car) },
    singleMotor: types.includes('Single'),
    twinMotor: types.includes('Twin'),
    singleExtendedMotor: types.includes('Single-with-Extended'),
    disableHeatPump: car.heatPumpDisable,
    disclaimer: disclaimerOf(page, car),
    ...publishedOf(page, car),
  }
}

const pageOf = ({ site }: RangeSite, { model }: RangeCarEntry): string => {
  const path = writePagePath(site.site, 'charging', site.chargingSegments)
  return `${path}?${new URLSearchParams({ carModel: model }).toString()}`
}

const toCalculatorCar = (page: RangeSite, car: RangeCarEntry): Json => ({
  engineType: 'electric',
  model: car.model,
  structureWeek: car.structureWeek,
  category: page.language.categories[car.body],
  image: carPicture(car, 'three-quarter'),
  imgAltText: altOf(page, car),
  motor: car.motors.map((key) => MOTOR_WORDS[key]),
  ...(car.inChargingTool ? { pdpUrl: { href: pageOf(page, car) } } : {}),
  disclaimer: disclaimerOf(page, car),
  ...publishedOf(page, car),
})

const unitsOf = ({ site }: RangeSite): Json => ({ ...resolveUnitSettings(site) })

const climateOf = ({ own }: RangeSite): Json =>
  own.defaultClimateControl === undefined
    ? {}
    : { defaultClimateControl: own.defaultClimateControl }

const listCalculatorCars = (page: RangeSite): readonly Json[] =>
  page.cars.filter(({ inCalculators }) => inCalculators).map((car) => toCalculatorCar(page, car))

const listModels = ({ cars }: RangeSite): readonly string[] =>
  cars.flatMap(({ inTool, model }) => (inTool ? [model] : []))

/** Assembles the document of the range tool. */
export const assembleRangeTool = (page: RangeSite): Json => ({
  ...page.language.tool,
  cars: page.cars.filter(({ inTool }) => inTool).map((car) => toToolCar(page, car)),
  ...(page.isRenamed ? { models: listModels(page) } : {}),
  units: unitsOf(page),
  mapCentre: { ...page.site.mapCentre },
  showStatusMessages: page.site.showStatusMessages,
  messages: page.language.messages,
})

/** Assembles the document of the full calculator. */
export const assembleCalculator = (page: RangeSite): Json => ({
  ...page.language.calculator,
  rangeCarDataArray: listCalculatorCars(page),
  ...climateOf(page),
  units: unitsOf(page),
  messages: page.language.messages,
})

/** Assembles the document of the light calculator. */
export const assembleLight = (page: RangeSite): Json => ({
  ...page.language.light,
  rangeUrl: writePagePath(page.site.site, 'range', page.site.chargingSegments),
  model: page.own.lightModel,
  rangeCarDataArray: listCalculatorCars(page),
  ...climateOf(page),
  units: unitsOf(page),
  messages: page.language.messages,
})

/** Assembles the document of the tabs. */
export const assembleTabs = ({ own, language }: RangeSite): Json => ({
  ...language.tabs,
  style: own.tabStyle,
  ...(own.defaultTab === undefined ? {} : { defaultTab: own.defaultTab }),
  ...(own.tabType === undefined ? {} : { type: own.tabType }),
})
