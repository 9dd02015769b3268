import type { Vehicle } from '@evkit/engine/forms'
import {
  consumerDataMachine,
  retailerLookupMachine,
  vehicleSelectionMachine,
  type VehicleQuestion,
  type VehicleSelectionEvent,
} from '@evkit/engine/forms/journey'
import type { Lookup } from '@evkit/engine/forms/lead'
import type { LogEntry, Option } from '@evkit/engine/shared'
import { createLanes, type Lanes } from '../lanes.js'
import type { JourneyPorts } from '../lead-form-app.types.js'

/** What the machines of a journey ask. */
export interface JourneyOutside {
  readonly ports: JourneyPorts
  readonly log: (entry: LogEntry) => void
}

type Asked = JourneyOutside & { readonly lanes: Lanes }

const shared = ({ lanes, log }: Asked) => ({
  cancelRequest: ({ self }: { readonly self: object }): void => {
    lanes.cancel(self)
  },
  writeLog: (_: object, entry: LogEntry): void => {
    log(entry)
  },
})

interface Asker {
  readonly self: { readonly send: (event: VehicleSelectionEvent) => void }
}

const askWith =
  ({ lanes }: Asked, find: Lookup<string, Option<Vehicle>, AbortSignal>) =>
  ({ self }: Asker, { request, pno }: VehicleQuestion): void => {
    lanes.ask(self, (signal) => find(pno, signal), {
      answer: (found) => {
        self.send(
          found._tag === 'Some'
            ? { type: 'vehicle.came', request, vehicle: found.value }
            : { type: 'vehicle.missed', request },
        )
      },
      fail: () => {
        self.send({ type: 'vehicle.failed', request })
      },
    })
  }

const vehicleLogic = (asked: Asked) =>
  vehicleSelectionMachine.provide({
    actions: {
      ...shared(asked),
      askVehicle: askWith(asked, asked.ports.findVehicle),
      askCopy: askWith(asked, asked.ports.findVehicleCopy),
      keepVehicle: (_, { vehicle }) => {
        if (vehicle._tag === 'Some') asked.ports.keepVehicle(vehicle.value)
      },
      dropVehicle: () => {
        asked.ports.dropChoice('model')
      },
    },
  })

const retailerLogic = (asked: Asked) =>
  retailerLookupMachine.provide({
    actions: {
      ...shared(asked),
      askDealers: ({ self }, question) => {
        asked.lanes.ask(self, (signal) => asked.ports.listDealers(question, signal), {
          answer: (dealers) => {
            self.send({ type: 'dealers.came', dealers })
          },
          fail: () => {
            self.send({ type: 'dealers.failed' })
          },
        })
      },
      keepDealer: (_, { dealer }) => {
        if (dealer._tag === 'Some') asked.ports.keepDealer(dealer.value)
      },
    },
  })

const consumerLogic = (asked: Asked) =>
  consumerDataMachine.provide({
    actions: {
      ...shared(asked),
      askConsumer: ({ self }, { id }) => {
        asked.lanes.ask(self, (signal) => asked.ports.findConsumer(id, signal), {
          answer: (data) => {
            self.send({ type: 'consumer.came', data })
          },
          fail: () => {
            self.send({ type: 'consumer.failed' })
          },
        })
      },
    },
  })

/** Makes the machines of what an address names, with the outside they ask. */
export const createJourneyLogic = (outside: JourneyOutside) => {
  const asked = { ...outside, lanes: createLanes() }
  return {
    vehicle: vehicleLogic(asked),
    retailer: retailerLogic(asked),
    consumer: consumerLogic(asked),
  }
}
