import type { MotorFlags, MotorType } from '../car/index.js'
import type { Km, Option, Step } from '../shared/index.js'
import type { DrivingProfile, RangeProfile } from './profile.js'
import type { TemperatureIndex } from './temperature.js'

/** How sure a figure is. */
export type Basis = 'measured' | 'published' | 'modelled'

/** One row of the range data: the conditions, and a range for each profile. */
export interface RangeEntry {
  /** [°C] Outside temperature. */
  readonly temperature: number
  /** True when the row holds for a car with its heat pump on. */
  readonly heatpump: boolean
  /** True when the row holds with climate control on. */
  readonly climate: boolean
  /** [km] 0 when there is no figure. */
  readonly city: number
  /** [km] 0 when there is no figure. */
  readonly highway: number
  /** [km] 0 when there is no figure. */
  readonly combined: number
  /** How the row is known; absent when the data does not say. */
  readonly basis?: Basis
}

/** The range data of one family, as a file or a service gives it. */
export interface RangeFamilyDocument {
  /** Family key: model, underscore, drivetrain. */
  readonly modelFamily: string
  readonly rangeValues: readonly RangeEntry[]
}

/** Raw range data of the requested families. */
export type RangeDocument = readonly RangeFamilyDocument[]

/** What a range is asked for. */
export interface RangeQuery {
  /** [°C] What is no finite number counts as 20. */
  readonly temperature: number
  readonly heatpump: boolean
  readonly climate: boolean
  readonly drivingProfile: RangeProfile
}

/** A member of a query, in the order corrections are listed. */
export type RangeMember = 'temperature' | 'heatpump' | 'climate' | 'drivingProfile'

/** What the visitor changed last; `none` on load, by the address, by a new car. */
export type RangeChange = 'temperature' | 'heatpump' | 'climate' | 'profile' | 'none'

/** The entry a query leads to. */
export interface RangeAnswer {
  /** [km] Not rounded; 0 when there is no entry. */
  readonly km: Km
  /** [°C] Temperature of the entry; the query's own when there is none. */
  readonly temperature: number
  readonly heatpump: boolean
  readonly climate: boolean
  readonly drivingProfile: RangeProfile
  /** Members that differ from the query, in order. */
  readonly corrected: readonly RangeMember[]
  /** The entry used; none when the family has no usable one. */
  readonly entry: Option<RangeEntry>
}

/** Where one wanted profile leads: everything an answer says, side by side. */
export interface RangeCell {
  readonly km: Km
  /** [°C] Temperature of the entry. */
  readonly temperature: number
  readonly heatpump: boolean
  readonly climate: boolean
  /** The profile with a figure: the wanted one, else combined, city, highway. */
  readonly profile: RangeProfile
  /** Position of that profile in the order it was looked for, 0 for the wanted one. */
  readonly rank: number
  readonly entry: Option<RangeEntry>
}

/** A cell for each wanted profile. */
export type RangeCells = Readonly<Record<RangeProfile, RangeCell>>

/** Cells by rising temperature. */
export interface RangeColumn {
  /** [°C] Rising, each once. */
  readonly temperatures: readonly number[]
  readonly cells: readonly RangeCells[]
}

/** Cells of one temperature by climate and heat pump; undefined where the data has none. */
export type RangeCorner = readonly (RangeCells | undefined)[]

/** The highest figures of one temperature and climate setting. */
export interface HighestCell {
  readonly km: Km
  readonly profile: RangeProfile
  /** The first entry with that figure. */
  readonly entry: RangeEntry
  /** [1] How many entries were compared. */
  readonly compared: number
}

/** The highest figures by rising temperature: one for each wanted profile, and over all profiles. */
export interface HighestColumn {
  /** [°C] Rising, each once. */
  readonly temperatures: readonly number[]
  readonly cells: readonly Readonly<Record<RangeProfile | 'any', HighestCell>>[]
}

/** One family, ready for look-up; made by `toRangeData`. */
export interface RangeFamily {
  /** Family key with the model as the data writes it. */
  readonly key: string
  readonly model: string
  readonly drivetrain: MotorType
  /** The usable entries, in the order of the data. */
  readonly entries: readonly RangeEntry[]
  /** By climate and heat pump: 0 neither, 1 heat pump, 2 climate, 3 both. */
  readonly columns: readonly RangeColumn[]
  /** All temperatures with their four corners. */
  readonly corners: {
    /** [°C] Rising, each once. */
    readonly temperatures: readonly number[]
    readonly cells: readonly RangeCorner[]
  }
  /** Highest figures without climate, with climate, and whatever the climate. */
  readonly highest: {
    readonly off: HighestColumn
    readonly on: HighestColumn
    readonly either: HighestColumn
  }
}

/** One model, ready for look-up. */
export interface RangeModel {
  /** The model as the data writes it. */
  readonly model: string
  readonly families: Readonly<Partial<Record<MotorType, RangeFamily>>>
}

/** Range data indexed for look-up; made by `toRangeData`. */
export interface RangeData {
  /** Models by their name in lower case, in the order of the data. */
  readonly models: ReadonlyMap<string, RangeModel>
  /** The same models by exact name, a fast path for most queries. */
  readonly named: ReadonlyMap<string, RangeModel>
}

/** Unit of a displayed distance: kilometres or miles. */
export type DistanceUnit = 'km' | 'mi'

/** Unit a temperature is shown in. */
export type TemperatureUnit = 'C' | 'F'

/** How a figure of the range tools came about. */
export interface RangeExplanation {
  readonly query: RangeQuery
  /** What had to differ from the query. */
  readonly corrected: readonly RangeMember[]
  /** The entry used; none when there is none. */
  readonly entry: Option<RangeEntry>
  /** Where it stands: `EX30_Twin.20.heatpump-on.climate-off.combined`; empty when there is none. */
  readonly cell: string
  /** [1] How many entries were compared to find it. */
  readonly compared: number
  /** From the entry's kilometres to the figure shown; every number ends in given ones. */
  readonly figure: Step
}

/** An estimated range for display, with the settings it applies to. */
export interface RangeEstimate {
  /** [km] Not rounded. */
  readonly km: Km
  /** [km or mi] Whole number, in the requested unit. */
  readonly shown: number
  readonly unit: DistanceUnit
  /** [°C] Temperature of the entry used. */
  readonly temperature: number
  readonly heatpump: boolean
  readonly climate: boolean
  readonly drivingProfile: RangeProfile
  readonly basis: Basis
  readonly explanation: RangeExplanation
}

/** A car of the range tool: content's car joined with the drivetrains of the data. */
export interface RangeToolCar extends MotorFlags {
  /** Published ranges by drivetrain; absent where content has none. */
  readonly published?: readonly PublishedRange[]
  readonly model: string
  /** Name shown. */
  readonly name: string
  /** Address of the large picture; empty when there is none. */
  readonly image: string
  readonly square: { readonly src: string; readonly alt: string }
  /** True when the heat pump choice cannot be operated. */
  readonly disableHeatPump: boolean
  /** Text shown while this car is chosen; may be empty. */
  readonly disclaimer: string
}

/** On or off. */
export type OnOff = 'on' | 'off'

/** Everything a visitor can choose in the range tool; motor flags, heat pump flag and disclaimer come with the car. */
export interface RangeSelection {
  readonly car: RangeToolCar
  readonly motorType: MotorType
  readonly temperatureIndex: TemperatureIndex
  readonly climateControl: OnOff
  readonly drivingProfile: DrivingProfile
  readonly heatPump: boolean
}

/** A range the maker has published for a drivetrain, by the WLTP test. */
export interface PublishedRange {
  readonly drivetrain: MotorType
  /** [km] Combined. */
  readonly km: number
  /** Code of the source: the messages word it. */
  readonly source: string
}

/** A car of the calculators, as content describes it. */
export interface CalculatorCarInfo {
  /** Kind of drive, such as `electric`. */
  readonly engineType: string
  readonly model: string
  /** Model year and week the car's data holds for. */
  readonly structureWeek: string | number
  readonly category: string
  /** URL of a picture; values that are not text are ignored. */
  readonly image: unknown
  readonly imgAltText?: string
  /** Motor labels; at least one. */
  readonly motor: readonly string[]
  readonly price?: string
  /** Price of each drivetrain that has one; absent where content gives the car one price alone. */
  readonly prices?: Readonly<Partial<Record<MotorType, string>>>
  readonly pdpUrl?: { readonly href: string }
  readonly disclaimer?: string
  /** Published ranges by drivetrain; absent where content has none. */
  readonly published?: readonly PublishedRange[]
}

/** A car of the calculators joined with the range data. */
export interface CalculatorCar {
  readonly model: string
  readonly info: CalculatorCarInfo
  /** Drivetrains that labels and data agree on, in display order; at least one. */
  readonly drivetrains: readonly MotorType[]
}

/** Everything a visitor can choose in the full calculator. */
export interface CalculatorSelection {
  readonly car: CalculatorCar
  readonly motor: MotorType
  readonly drivingProfile: DrivingProfile
  readonly outsideTemperatureIndex: TemperatureIndex
  readonly climate: boolean
}
