import type { Dealer } from '@evkit/engine/forms'
import {
  resolvePredictionScope,
  retailerByAddressMachine,
  simplePickerMachine,
} from '@evkit/engine/forms/retailer-picker'
import type { LogEntry, Option } from '@evkit/engine/shared'
import { createLanes } from '../lanes.js'
import type { RetailerPickerProps, RetailerPorts } from './retailer-picker.types.js'

/** Where the focus is wanted when something has happened. */
export type PickerFocus = 'choice' | 'change'

/** What the machine of a picker asks and tells. */
export interface PickerOutside {
  readonly ports: RetailerPorts
  readonly market: RetailerPickerProps['market']
  readonly choose: (dealer: Dealer) => void
  readonly takeOnlyOne: (dealer: Dealer) => void
  readonly change: () => void
  readonly focus: (target: PickerFocus) => void
}

const shared = ({ ports, choose, change, focus }: PickerOutside) => ({
  tellChosen: (_: unknown, { dealer }: { readonly dealer: Option<Dealer> }): void => {
    if (dealer._tag === 'None') return
    choose(dealer.value)
    focus('change')
  },
  tellChange: change,
  writeLog: (_: unknown, entry: LogEntry): void => {
    ports.log(entry)
  },
})

/** Makes the machine of a search near a place, with the outside it asks. */
export const createAddressLogic = (outside: PickerOutside) => {
  const { ports, market, focus } = outside
  const lanes = createLanes()
  // Places and retailers are asked for at the same time.
  const [places, dealers] = [{}, {}]
  return retailerByAddressMachine.provide({
    actions: {
      ...shared(outside),
      askPlaces: ({ self }, { request, text }) => {
        const scope = resolvePredictionScope(market.slug, market.predictionTypes)
        lanes.ask(places, (signal) => ports.predict({ text, ...scope }, signal), {
          answer: (predictions) => {
            self.send({ type: 'places.came', request, predictions })
          },
          fail: () => {
            self.send({ type: 'places.failed', request })
          },
        })
      },
      cancelPlaces: () => {
        lanes.cancel(places)
      },
      askDealers: ({ self }, { request, place, limit, offset }) => {
        if (place._tag === 'None') return
        const page = { place: place.value, limit, offset }
        lanes.ask(dealers, (signal) => ports.listNear(page, signal), {
          answer: (told) => {
            self.send({ type: 'dealers.came', request, dealers: told })
          },
          fail: () => {
            self.send({ type: 'dealers.failed', request })
          },
        })
      },
      askPosition: ({ self }, { request }) => {
        lanes.ask(dealers, ports.locate, {
          answer: (position) => {
            self.send({ type: 'position.came', request, position })
          },
          fail: () => {
            self.send({ type: 'position.failed', request })
          },
        })
      },
      cancelDealers: () => {
        lanes.cancel(dealers)
      },
      focusSearch: () => {
        focus('choice')
      },
    },
  })
}

/** Makes the machine of a choice among all retailers, with the outside it asks. */
export const createSimpleLogic = (outside: PickerOutside) => {
  const { ports, focus } = outside
  const lanes = createLanes()
  return simplePickerMachine.provide({
    actions: {
      ...shared(outside),
      tellOnlyOne: (_, { dealer }) => {
        if (dealer._tag === 'Some') outside.takeOnlyOne(dealer.value)
      },
      askDealers: ({ self }, { request }) => {
        lanes.ask(lanes, ports.listAll, {
          answer: (dealers) => {
            self.send({ type: 'dealers.came', request, dealers })
          },
          fail: () => {
            self.send({ type: 'dealers.failed', request })
          },
        })
      },
      cancelDealers: () => {
        lanes.cancel(lanes)
      },
      focusChoice: () => {
        focus('choice')
      },
    },
  })
}
