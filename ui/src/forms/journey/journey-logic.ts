import { option as O } from 'fp-ts'
import {
  prefillMachine,
  retailerLookupMachine,
  vehicleSelectionMachine,
  type Vehicle,
} from '@evkit/engine/forms'
import type { Lookup, VehicleQuestion } from '@evkit/engine/internal/forms'
import type { LogEntry, Option } from '@evkit/engine/shared'
import { asking } from '../../tool/asking.js'
import type { JourneyPorts } from '../lead-form-app.types.js'

/** What the machines of a journey ask. */
export interface JourneyLogicInput {
  readonly ports: JourneyPorts
  readonly log: (entry: LogEntry) => void
}

const findWith = (find: Lookup<string, Option<Vehicle>, AbortSignal>) =>
  asking(({ pno }: VehicleQuestion, signal) => find(pno, signal))

/** Makes the machines of what an address names, with the outside they ask. */
export const createJourneyLogic = ({ ports, log }: JourneyLogicInput) => {
  const writeLog = (_: object, entry: LogEntry): void => {
    log(entry)
  }
  return {
    vehicle: vehicleSelectionMachine.provide({
      actors: {
        findVehicle: findWith(ports.findVehicle),
        findCopy: findWith(ports.findVehicleCopy),
      },
      actions: {
        writeLog,
        saveVehicle: (_, { vehicle }) => {
          if (O.isSome(vehicle)) ports.saveVehicle(vehicle.value)
        },
        dropVehicle: () => {
          ports.dropChoice('model')
        },
      },
    }),
    retailer: retailerLookupMachine.provide({
      actors: {
        listRetailers: asking(ports.listRetailers),
      },
      actions: {
        writeLog,
        saveRetailer: (_, { retailer }) => {
          if (O.isSome(retailer)) ports.saveRetailer(retailer.value)
        },
      },
    }),
    known: prefillMachine.provide({
      actors: {
        findConsumer: asking(({ id }, signal) => ports.findConsumer(id, signal)),
        findProfile: asking((_, signal) => ports.findProfile(signal)),
      },
      actions: { writeLog },
    }),
  }
}
