import * as O from '#fp-ts/Option'
import { batteryTable } from '../charging/battery.js'
import { CHARGE_LEVELS } from '../charging/charge-range.js'
import { chargingTable } from '../charging/charge-time.js'
import type { ChargingState } from '../charging/charging.tool.js'
import { chargingAddress } from '../charging/charging.url.js'
import type {
  BatteryFacts,
  BatteryTable,
  ChargingCar,
  ChargingData,
  ChargingTable,
  ChargingTableDocument,
} from '../charging/charging.types.js'
import type { ChargingContent } from '../charging/documents/content.codec.js'

// Minutes of each tenth of the battery, 0-10 % first; the cells are their sums.
const TENTHS: Readonly<Record<string, readonly number[]>> = {
  '11kW': [35, 35, 31, 32, 32, 31, 32, 32, 35, 35],
  '22kW': [35, 35, 31, 32, 32, 31, 32, 32, 35, 35],
  '50kW': [9, 8, 7, 7, 7, 8, 8, 8, 15, 28],
  '100kW': [8, 7, 5, 5, 5, 5, 6, 7, 14, 28],
  '150kW': [7, 7, 4, 5, 4, 5, 5, 6, 13, 28],
  '200kW': [7, 6, 4, 5, 4, 4, 5, 5, 13, 28],
  '250kW': [7, 6, 4, 4, 4, 4, 5, 5, 13, 28],
}

const sumOf = (tenths: readonly number[], from: number, to: number): number =>
  tenths.slice(from / 10, to / 10).reduce((total, minutes) => total + minutes, 0)

const rowsOf = (power: string): Readonly<Record<string, Readonly<Record<string, number>>>> => {
  const tenths = TENTHS[power] ?? []
  return Object.fromEntries(
    CHARGE_LEVELS.filter((to) => to > 0).map((to) => [
      String(to),
      Object.fromEntries(
        CHARGE_LEVELS.filter((from) => from < to).map((from) => [
          String(from),
          sumOf(tenths, from, to),
        ]),
      ),
    ]),
  )
}

const powersOf = (powers: readonly string[]): ChargingTableDocument[string]['AC'] =>
  Object.fromEntries(powers.map((power) => [power, rowsOf(power)]))

/** Raw document of {@link tinyTable}: one battery `B51` with all its cells. */
export const tinyTableDocument: ChargingTableDocument = {
  B51: {
    AC: powersOf(['11kW', '22kW']),
    DC: powersOf(['50kW', '100kW', '150kW', '200kW', '250kW']),
  },
}

/** A complete charging table of one battery, `B51`: 20 to 80 % takes 26 minutes at 250 kW, 190 at 11 kW. */
export const tinyTable: ChargingTable = chargingTable(tinyTableDocument)

/** Batteries of three models; motor `TMP` of `ex30-bev` and `SM` of `ex90-bev` name `B77`, which has no table. */
export const tinyBatteries: BatteryTable = batteryTable(
  {
    'ex30-bev': {
      E01: { motor: 'SM', batteries: ['B51'] },
      E02: { motor: 'TMP', batteries: ['B77'] },
    },
    'ex40-bev': {
      E03: { motor: 'TM', batteries: ['B51'] },
      E04: { motor: 'SME', batteries: ['B51'] },
    },
    'ex90-bev': {
      E05: { motor: 'TM', batteries: ['B51'] },
      E06: { motor: 'TMP', batteries: ['B51'] },
      E07: { motor: 'SM', batteries: ['B77'] },
    },
  },
  tinyTable,
)

/** Battery facts of `B51`. */
export const tinyFacts: BatteryFacts = {
  usableKwh: 49,
  onBoardKw: 11,
  peakKw: 134,
  curve: [
    { level: 0, kw: 70 },
    { level: 10, kw: 134 },
    { level: 25, kw: 134 },
    { level: 80, kw: 60 },
    { level: 100, kw: 6 },
  ],
  basis: 'modelled',
}

/** A decoded charging data set of one battery. */
export const tinyData: ChargingData = {
  table: tinyTable,
  batteries: tinyBatteries,
  facts: new Map([['B51', tinyFacts]]),
}

/** Two cars: EX30 with SM and TMP and no heat pump choice; EX40 with TM and SME and a heat pump that is always on. */
export const tinyCars: readonly [ChargingCar, ChargingCar] = [
  {
    model: 'ex30-bev',
    name: 'EX30',
    image: '/car.svg',
    square: { src: '/square.svg', alt: 'A small car' },
    motors: [
      { key: 'SM', value: 'Single Motor' },
      { key: 'TMP', value: 'Twin Motor Performance' },
    ],
    heatPump: O.none,
    heatPumpDisabled: false,
    disclaimer: 'Figures of the small car.',
  },
  {
    model: 'ex40-bev',
    name: 'EX40',
    image: '',
    square: { src: '', alt: '' },
    motors: [
      { key: 'TM', value: 'Twin Motor' },
      { key: 'SME', value: 'Single Motor Extended Range' },
    ],
    heatPump: O.some(true),
    heatPumpDisabled: true,
    disclaimer: '',
  },
]

/** Charging page content with the specified duration labels, status messages and no sections. */
export const tinyContent: ChargingContent = {
  profile: {
    heading: 'Charging at home',
    descriptionHome: 'At your own wallbox.',
    descriptionPublicACCharging: 'At a slow public charger.',
    descriptionPublicDCCharging: 'At a fast public charger.',
    publicHeading: 'Charging in public',
    disclaimer: { text: 'All times are estimates.', id: 'd1', type: 'disclaimer' },
  },
  cars: [],
  options: [],
  durationPolicy: 'floor-hour',
  showStatusMessages: true,
  sections: [],
  messages: {},
}

/** Initial state of the charging page: tiny data, tiny cars, at home. */
export const tinyInput: ChargingState = {
  data: tinyData,
  cars: tinyCars,
  place: 'home',
  ...chargingAddress.read([], { cars: tinyCars, place: 'home' }),
}
