import * as E from '#fp-ts/Either'
import { feedOf } from '../range/range-feed.js'
import { startCalculator } from '../range/calculator.url.js'
import { startRangeTool } from '../range/range.url.js'
import { toRangeData } from '../range/range-index.js'
import type {
  CalculatorCarInfo,
  RangeData,
  RangeDocument,
  RangeEntry,
  RangeFamily,
  RangeToolCar,
} from '../range/range.types.js'
import type { CalculatorState } from '../range/calculator.tool.js'
import type { RangeToolState } from '../range/range.tool.js'
import type {
  CalculatorContent,
  LightContent,
  RangeToolContent,
  TabsContent,
} from '../range/documents/content.codec.js'

const STEPS = [-5, 0, 10, 20, 35]

// City range with climate control and heat pump on, by rising temperature; everything else follows by fixed amounts.
const CITY: Readonly<Record<string, readonly number[]>> = {
  EX30_Single: [320, 360, 420, 450, 400],
  'EX30_Single-with-Extended': [380, 440, 500, 540, 470],
  EX30_Twin: [390, 430, 480, 520, 460],
  EX90_Twin: [390, 430, 480, 520, 460],
  EX90_Single: [320, 360, 420, 450, 400],
}

const COMFORT = 30
const PUMP = 20
const TO_COMBINED = 40
const TO_HIGHWAY = 90

const entryOf = (temperature: number, city: number): readonly RangeEntry[] =>
  [true, false].flatMap((climate) =>
    [false, true].map((heatpump) => {
      const km = city + (climate ? 0 : COMFORT) - (heatpump ? 0 : PUMP)
      return {
        temperature,
        heatpump,
        climate,
        city: km,
        highway: km - TO_HIGHWAY,
        combined: km - TO_COMBINED,
        basis: 'modelled',
      }
    }),
  )

/** Range data that holds every combination: EX30 with three drivetrains, EX90 with Twin and Single. */
export const gridDocument: RangeDocument = Object.entries(CITY).map(([modelFamily, cities]) => ({
  modelFamily,
  rangeValues: cities.flatMap((city, at) => entryOf(STEPS[at] ?? 0, city)),
}))

/** Complete range data, indexed for look-up. */
export const gridData: RangeData = toRangeData(gridDocument)

const familyOf = (data: RangeData, model: string, drivetrain: 'Single' | 'Twin'): RangeFamily => {
  const family = data.models.get(model)?.families[drivetrain]
  if (family === undefined) throw new Error(`no family of ${model}`)
  return family
}

/**
 * The Single family of {@link gridData}'s EX30: at 20 °C 450 km in the city, 360 on the highway, 410 combined with
 * climate control and heat pump on; 440 combined without climate control.
 */
export const gridFamily: RangeFamily = familyOf(gridData, 'ex30', 'Single')

const sparseEntry = (temperature: number, climate: boolean, km: readonly number[]): RangeEntry => {
  const [city = 0, highway = 0, combined = 0] = km
  return { temperature, heatpump: true, climate, city, highway, combined }
}

/** Range data with gaps: 20 °C with climate control on and off, -5 and 35 °C with it on only, heat pump always on. */
const sparseDocument: RangeDocument = [
  {
    modelFamily: 'EX30_Twin',
    rangeValues: [
      sparseEntry(20, false, [460, 380, 420]),
      sparseEntry(20, true, [440, 370, 405]),
      sparseEntry(-5, true, [290, 280, 310]),
      sparseEntry(35, true, [390, 350, 370]),
    ],
  },
]

/** Range data with gaps, indexed for look-up. */
export const sparseData: RangeData = toRangeData(sparseDocument)

/** The only family of {@link sparseData}. */
export const sparseFamily: RangeFamily = familyOf(sparseData, 'ex30', 'Twin')

/** Two cars: EX30 with all drivetrains; EX90 with both single ones, a heat pump that is fixed and a disclaimer. */
export const tinyToolCars: readonly [RangeToolCar, RangeToolCar] = [
  {
    model: 'EX30',
    name: 'EX30',
    image: '/car.svg',
    square: { src: '/square.svg', alt: 'A small car' },
    singleMotor: true,
    twinMotor: true,
    singleExtendedMotor: true,
    disableHeatPump: false,
    disclaimer: '',
  },
  {
    model: 'EX90',
    name: 'EX90',
    image: '',
    square: { src: '', alt: '' },
    singleMotor: true,
    twinMotor: false,
    singleExtendedMotor: true,
    disableHeatPump: true,
    disclaimer: 'Figures of the large car.',
  },
]

/** Initial state of the range tool over {@link sparseData}. */
export const sparseInput: RangeToolState = startRangeTool([], {
  cars: tinyToolCars,
  feed: feedOf('', sparseData),
})

/** The range tool over the grid, at its defaults. */
export const gridInput: RangeToolState = startRangeTool([], {
  cars: tinyToolCars,
  feed: feedOf('', gridData),
})

/** Range tool content of the British site. */
export const tinyToolContent: RangeToolContent = {
  heading: 'How far does it go?',
  text: 'Choose a car.',
  cars: tinyToolCars,
  units: { temperature: 'metric', range: 'imperial' },
  temperatureText: 'At {temperature}',
  mapCentre: { lat: 57.7, lng: 11.97 },
  mapText: 'Up to {rangeText} from here ({range})',
  showStatusMessages: true,
  disclaimer: 'All ranges are estimates.',
  messages: {},
}

/** Two cars of the calculators in content's order: EX90 without page and description, EX30 with everything. */
export const tinyCalculatorInfos: readonly CalculatorCarInfo[] = [
  {
    engineType: 'electric',
    model: 'EX90',
    structureWeek: '202517',
    category: 'Large',
    image: '/ex90.svg',
    motor: ['Twin Motor', 'Twin Motor Performance', 'Single Motor'],
  },
  {
    engineType: 'electric',
    model: 'EX30',
    structureWeek: 202517,
    category: 'Small',
    image: '/ex30.svg',
    imgAltText: 'A small car',
    motor: ['Twin Motor Performance', 'Single Motor Extended Range', 'Single Motor'],
    price: 'from 33,000',
    pdpUrl: { href: '/uk/cars/ex30/' },
    disclaimer: 'Figures of the small car.',
  },
]

const started = (): CalculatorState => {
  const page = { infos: tinyCalculatorInfos, data: gridData, defaultClimate: undefined }
  const state = startCalculator([], page)
  if (E.isLeft(state)) throw new Error('the sample does not start')
  return state.right
}

/** Initial state of the full calculator over {@link gridData}: EX90 with Twin. */
export const tinyCalculatorInput: CalculatorState = started()

/** Full calculator content of the British site. */
export const tinyCalculatorContent: CalculatorContent = {
  heading: 'Range calculator',
  text: 'How far do you get?',
  chooseCarTitle: 'Your car',
  drivingHabitsTitle: 'Your driving',
  carModelTitle: 'Model',
  carDropdownTitle: 'Choose a model',
  powerTrainTitle: 'Drivetrain',
  drivingProfileTitle: 'Where you drive',
  drivingProfileInfoTxt: 'Slow or fast.',
  outsideTemperatureTitle: 'Outside temperature',
  outsideTemperatureInfoTxt: 'Cold costs range.',
  climateControlTitle: 'Climate control',
  climateControlInfoTxt: 'Comfort costs range.',
  cityTxt: 'City',
  highwayTxt: 'Highway',
  mixedTxt: 'Mixed',
  rangeEstimationTxt: 'Estimated range',
  rangeCarDataArray: tinyCalculatorInfos,
  fallbackImgAltText: 'A car',
  units: { temperature: 'metric', range: 'imperial' },
  messages: {},
}

/** Light calculator content of the American site. */
export const tinyLightContent: LightContent = {
  electricRangeTitle: 'Electric range',
  rangeTemperatureText: 'Range at {temperatureDisplay}',
  rangeIntroText: 'The {modelName} goes far',
  outsideTemperatureTitle: 'Outside temperature',
  rangeCtaText: 'Work it out',
  rangeUrl: '/uk/electrification/range/',
  powerTrainTitle: 'Drivetrain',
  model: 'EX30',
  rangeCarDataArray: tinyCalculatorInfos,
  units: { temperature: 'imperial', range: 'imperial' },
  messages: {},
}

/** Content of the tools page's tabs: navigation style in narrow viewports, range first. */
export const tinyTabsContent: TabsContent = {
  label: 'Tools',
  style: 'navigation',
  tabs: { savings: 'Savings', range: 'Range', charging: 'Charging' },
  defaultTab: 'range',
  type: null,
}
