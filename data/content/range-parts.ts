// The shapes of the content files of the range tools.
import * as t from 'io-ts'
import { RangeTextsCodec } from '@evkit/engine/range'
import type { RegisterCar } from './parts.js'

const Texts = t.record(t.string, t.string)

/** What the range tools add to a car of the register: which of them show it. */
export const RangeCarRow = t.intersection([
  t.type({
    /** Its name in the register. */
    model: t.string,
    /** Year and week of the model the figures hold for; an example value. */
    structureWeek: t.string,
    inTool: t.boolean,
    inCalculators: t.boolean,
  }),
  t.partial({ disclaimer: t.string }),
])
export type RangeCarRow = t.TypeOf<typeof RangeCarRow>

/** A car of the range tools: what the register says of it, and which of them show it. */
export interface RangeCarEntry
  extends RangeCarRow, Pick<RegisterCar, 'motors' | 'body' | 'colour' | 'heatPumpDisable'> {
  /** True when the charging tool has this car, where the explore button leads to. */
  readonly inChargingTool: boolean
}

/** All texts of the range tools in a language. */
export const RangeLanguageEntry = t.intersection([
  RangeTextsCodec,
  t.type({ categories: Texts, disclaimers: Texts, messages: Texts }),
])
export type RangeLanguageEntry = t.TypeOf<typeof RangeLanguageEntry>

/** What of the range tools differs from site to site. */
export const RangeSiteEntry = t.intersection([
  t.type({
    site: t.string,
    /** The car of the light calculator. */
    lightModel: t.string,
    tabStyle: t.string,
  }),
  t.partial({ defaultTab: t.string, tabType: t.string, defaultClimateControl: t.boolean }),
])
export type RangeSiteEntry = t.TypeOf<typeof RangeSiteEntry>

/** Published ranges [km] by family with the code of their source, as the table of ranges keeps them. */
export const PublishedRanges = t.record(
  t.string,
  t.type({ publishedKm: t.number, source: t.string }),
)
export type PublishedRanges = t.TypeOf<typeof PublishedRanges>

/** The table of ranges, as far as content reads it. */
export const RangeTable = t.type({ provenance: t.type({ families: PublishedRanges }) })

/** Everything the content of the range tools is assembled from. */
export interface RangeContentParts {
  readonly cars: readonly RangeCarEntry[]
  /** Whether the brand calls cars by other names than the data. */
  readonly isRenamed: boolean
  readonly sites: readonly RangeSiteEntry[]
  readonly languages: ReadonlyMap<string, RangeLanguageEntry>
  /** Published ranges by family of the range data. */
  readonly published: PublishedRanges
}
