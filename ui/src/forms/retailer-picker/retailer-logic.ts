import { option as O } from 'fp-ts'
import { retailerByAddressMachine, simplePickerMachine, type Retailer } from '@evkit/engine/forms'
import { resolvePredictionScope } from '@evkit/engine/internal/forms'
import type { LogEntry, Option } from '@evkit/engine/shared'
import { asking } from '../../tool/asking.js'
import type { RetailerPickerProps, RetailerPorts } from './retailer-picker.types.js'

/** Where the focus is wanted when something has happened. */
export type PickerFocus = 'choice' | 'change'

/** What the machine of a picker asks and tells. */
export interface PickerLogicInput {
  readonly ports: RetailerPorts
  readonly market: RetailerPickerProps['market']
  readonly choose: (retailer: Retailer) => void
  readonly takeOnlyOne: (retailer: Retailer) => void
  readonly change: () => void
  readonly focus: (target: PickerFocus) => void
}

const shared = ({ ports, choose, change, focus }: PickerLogicInput) => ({
  notifyChosen: (_: unknown, { retailer }: { readonly retailer: Option<Retailer> }): void => {
    if (O.isNone(retailer)) return
    choose(retailer.value)
    focus('change')
  },
  notifyChange: change,
  writeLog: (_: unknown, entry: LogEntry): void => {
    ports.log(entry)
  },
})

/** Makes the machine of a search near a place, with the outside it asks. */
export const createAddressLogic = (input: PickerLogicInput) => {
  const { ports, market, focus } = input
  const scope = resolvePredictionScope(market.slug, market.predictionTypes)
  return retailerByAddressMachine.provide({
    actors: {
      suggest: asking(({ text }, signal) => ports.predict({ text, ...scope }, signal)),
      listRetailers: asking(ports.listNear),
      askPosition: asking(ports.locate),
    },
    actions: {
      ...shared(input),
      focusSearch: () => {
        focus('choice')
      },
    },
  })
}

/** Makes the machine of a choice among all retailers, with the outside it asks. */
export const createSimpleLogic = (input: PickerLogicInput) => {
  const { ports, focus } = input
  return simplePickerMachine.provide({
    actors: { listRetailers: asking((_, signal) => ports.listAll(signal)) },
    actions: {
      ...shared(input),
      tellOnlyOne: (_, { retailer }) => {
        if (O.isSome(retailer)) input.takeOnlyOne(retailer.value)
      },
      focusChoice: () => {
        focus('choice')
      },
    },
  })
}
