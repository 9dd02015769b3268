// Reads the content files of the range tools from disk; a new language is a new file.
import * as codecs from 'io-ts'
import type { Fault } from '../sources/rows.js'
import { readBrand } from './brand.js'
import { isChargingCar, RegisterCar } from './parts.js'
import { readFile, readLanguages, toMap } from './read-files.js'
import {
  RangeCarRow,
  RangeLanguageEntry,
  RangeSiteEntry,
  RangeTable,
  type RangeCarEntry,
  type RangeContentParts,
} from './range-parts.js'

/** Content files of the range tools, and what is wrong with them. */
export interface ReadRangeContent {
  /** Names of the cars as the file has them, known to the register or not. */
  readonly named: readonly string[]
  readonly parts: RangeContentParts
  readonly faults: readonly Fault[]
}

// In the order of the register, which is that of every page; a car it does not know is told of by the check.
const joinRegister = (
  rows: readonly RangeCarRow[],
  register: readonly RegisterCar[],
): readonly RangeCarEntry[] =>
  register.flatMap((car) => {
    const row = rows.find(({ model }) => model === car.name)
    const { motors, body, colour, heatPumpDisable } = car
    return row === undefined
      ? []
      : [{ ...row, motors, body, colour, heatPumpDisable, inChargingTool: isChargingCar(car) }]
  })

/** Reads all content files of the range tools; a file that is broken is left out and its faults are told. */
export const readRangeContent = (folder: URL): ReadRangeContent => {
  const { brand } = readBrand(new URL('../', folder))
  const cars = readFile(folder, 'range-cars.json', codecs.readonlyArray(RangeCarRow))
  const register = readFile(folder, 'cars.json', codecs.readonlyArray(RegisterCar))
  const sites = readFile(folder, 'range-sites.json', codecs.readonlyArray(RangeSiteEntry))
  const languages = readLanguages(folder, 'range', RangeLanguageEntry)
  const table = readFile(folder, '../tables/range.json', RangeTable)
  return {
    named: cars.values.flat().map(({ model }) => model),
    parts: {
      cars: joinRegister(cars.values.flat(), register.values.flat()),
      isRenamed: Object.entries(brand.cars).some(([key, name]) => key !== name),
      sites: sites.values.flat(),
      languages: toMap(languages),
      published: table.values[0]?.provenance.families ?? {},
    },
    faults: [cars, sites, table, ...languages].flatMap(({ faults }) => faults),
  }
}
