// The record of the cars, beside everything below the data folder that says something of one.
import type { ContentParts } from '../content/parts.js'
import { readFormsContent } from '../content/forms-read.js'
import { readRangeContent } from '../content/range-read.js'
import { readRangeSources } from '../sources/range-rows.js'
import type { Fault, Sources } from '../sources/rows.js'
import { readSavingsSources } from '../sources/savings-rows.js'
import { listCarMentionFaults } from './car-mentions.js'
import { listCarRecordFaults } from './car-record.js'
import { listConsumptionFaults } from './consumption.js'

/** Faults of the record of the cars beside all that tables, prices, forms and pages say of them. */
export const listCarRoomFaults = (
  folder: URL,
  { register, cars: line, languages, pageDocuments, drafts }: ContentParts,
  { vehicles, batteries }: Sources,
): readonly Fault[] => {
  const content = new URL('content/', folder)
  const { consumption, carPrices: prices } = readSavingsSources(folder)
  const { ranges } = readRangeSources(folder)
  const motors = [...languages].map(([name, { tool }]) => [name, tool.motors] as const)
  return [
    ...listCarRecordFaults({
      register,
      line,
      motors: new Map(motors),
      ranges,
      vehicles,
      consumption,
      prices,
      rangeCars: readRangeContent(content).parts.cars,
      formCars: readFormsContent(content).parts.vehicles.map(({ car }) => car),
    }),
    ...listConsumptionFaults({ ranges, batteries, consumption }),
    ...listCarMentionFaults({ pageDocuments, drafts }, line),
  ]
}
