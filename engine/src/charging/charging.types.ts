import type { MotorFlags, MotorKey, MotorType } from '../car/index.js'
import { type GivenStep, type Minutes, type Option, type Step } from '../shared/index.js'
import type { ChargeRange } from './charge-range.js'
import type { Charger, HomeCharger, PublicCharger, TablePower } from './charger.js'
import type { DurationLabel } from './duration-label.js'

/** One car of the charging tool as content gives it. */
export interface CarInfo {
  readonly car: {
    /** Model key such as `ex30-bev`; two cars may share one. */
    readonly model: string
    /** Name shown and written to the address; no two cars share one. */
    readonly displayName: string
    /** Kind of car, `bev` for battery electric. */
    readonly carType: string
    /** Address of a picture; empty when there is none. */
    readonly image: string
  }
  /** The motors of the car, in the order of content; the first is the one to start with. */
  readonly powerTrains: readonly { readonly key: MotorKey; readonly value: string }[]
}

/** One entry of the car picker as content gives it. */
export interface ElectricCarOption extends MotorFlags {
  /** Model key. */
  readonly carModel: string
  /** Display name; joins the option to its car. */
  readonly carName: string
  readonly imageSquare: { readonly src: string; readonly alt: string }
  /** True for the option content shows first; the address decides what is really chosen. */
  readonly selectedCar: boolean
  /** True when the heat pump choice cannot be operated. */
  readonly heatPumpDisable: boolean
  /** Text shown with the tool while this car is chosen; may be empty. */
  readonly disclaimer: string
  /** The heat pump value the car starts with; absent when there is no such choice. */
  readonly heatPump?: boolean
}

/** A disclaimer with its place in content. */
export interface Disclaimer {
  readonly text: string
  /** Id of the content type. */
  readonly id: string
  readonly type: string
}

/** Heading, descriptions and disclaimer of the tool. */
export interface ChargingProfileContent {
  readonly heading: string
  readonly descriptionHome: string
  readonly descriptionPublicACCharging: string
  readonly descriptionPublicDCCharging: string
  readonly publicHeading: string
  readonly disclaimer: Disclaimer
}

/** A car of the charging tool: content's car joined with its picker option. */
export interface ChargingCar {
  /** Model key. */
  readonly model: string
  /** Display name, unique. */
  readonly name: string
  /** Address of the large picture; empty when there is none. */
  readonly image: string
  readonly square: { readonly src: string; readonly alt: string }
  /** Motor keys and their words, in the order of content. */
  readonly motors: readonly { readonly key: MotorKey; readonly value: string }[]
  readonly heatPump: Option<boolean>
  readonly heatPumpDisabled: boolean
  readonly disclaimer: string
}

/** Where and how the car is charged. */
export type Charge =
  | {
      readonly place: 'home'
      readonly charger: HomeCharger
    }
  | { readonly place: 'public'; readonly charger: PublicCharger }

/** The selection of the charging page: car, motor, place, charger, charge range and heat pump. */
export interface ChargeSelection {
  readonly car: ChargingCar
  /** Stays what it was when the car has no motor at all. */
  readonly motorType: MotorType
  /** None only when the car has no motor. */
  readonly motor: Option<MotorKey>
  readonly charge: Charge
  readonly range: ChargeRange
  /** None when the car has no such choice. */
  readonly heatPump: Option<boolean>
}

/** Engine codes of a model with their motor and battery codes, as the data set gives them. */
export type BatteryDocument = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly motor: MotorKey; readonly batteries: readonly string[] }>>
  >
>

/** Raw charging table: minutes by battery, current, charger power, end level and start level. */
export type ChargingTableDocument = Readonly<
  Record<
    string,
    Readonly<
      Record<
        'AC' | 'DC',
        Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>
      >
    >
  >
>

/** How sure a figure is. */
export type Basis = 'measured' | 'published' | 'modelled'

/** Battery data: usable energy, maximum powers and charging curve. */
export interface BatteryFacts {
  /** [kWh] Energy between 0 and 100 % of the shown charge level. */
  readonly usableKwh: number
  /** [kW] Power of the car's own AC charger. */
  readonly onBoardKw: number
  /** [kW] Highest DC power. */
  readonly peakKw: number
  /** Power at the DC charger by charge level, levels rising from 0 to 100 %. */
  readonly curve: readonly { readonly level: number; readonly kw: number }[]
  /** Basis of the curve: measured, published or modelled. */
  readonly basis: Basis
}

/** Raw data set of the charging tool, as a file or service delivers it. */
export interface ChargingDocument {
  readonly batteries: BatteryDocument
  readonly table: ChargingTableDocument
  readonly facts: Readonly<Record<string, BatteryFacts>>
}

/** Charging times ready for look-up; made by `chargingTable`. */
export interface ChargingTable {
  /** Cells by battery code, then charger power; a list by end and start level. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<TablePower, readonly Option<Minutes>[]>>
}

/** What a model and a motor lead to. */
export interface FoundBattery {
  /** Engine code whose motor is the one asked for. */
  readonly engine: string
  /** Battery code that has a table. */
  readonly battery: string
}

/** Batteries ready for look-up; made by `batteryTable`. */
export interface BatteryTable {
  /** By model, then motor key: the battery, and the codes passed over because they have no table. */
  readonly found: ReadonlyMap<
    string,
    ReadonlyMap<
      MotorKey,
      { readonly battery: Option<FoundBattery>; readonly skipped: readonly string[] }
    >
  >
}

/** Data set of the charging tool, decoded and indexed for look-up. */
export interface ChargingData {
  readonly batteries: BatteryTable
  readonly table: ChargingTable
  readonly facts: ReadonlyMap<string, BatteryFacts>
}

/** A question to the tool. */
export interface ChargeQuery {
  /** Model key. */
  readonly model: string
  readonly motor: MotorKey
  readonly charger: Charger
  readonly range: ChargeRange
}

/** How a figure of the tool came about: every number ends in given ones. */
export interface ChargeExplanation {
  /** The cell of the table [min]. */
  readonly cell: GivenStep
  /** The rounded minutes. */
  readonly rounded: Step
  /** Lower end of the wording [h]; none below an hour. */
  readonly from: Option<Step>
  /** Upper end of the wording [h]; none below an hour. */
  readonly to: Option<Step>
  /** Energy added [kWh]. */
  readonly energy: Step
  /** Average power into the battery [kW]. */
  readonly power: Step
}

/** Result of the charging tool: time, wording, energy, average power and their traces. */
export interface ChargeEstimate {
  /** Engine code used. */
  readonly engine: string
  /** Battery code used. */
  readonly battery: string
  /** [min] The cell of the table, not rounded. */
  readonly minutes: Minutes
  /** The specified wording. */
  readonly duration: DurationLabel
  /** [kWh] Energy added to the battery. */
  readonly energy: number
  /** [kW] Average power into the battery. */
  readonly power: number
  readonly explanation: ChargeExplanation
}
