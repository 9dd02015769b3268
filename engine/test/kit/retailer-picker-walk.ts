import type { Retailer } from '../../src/forms/lead/forms.types.js'
import {
  retailerByAddressMachine,
  type RetailerByAddressEvent,
} from '../../src/forms/quote/retailer-picker/retailer-by-address.machine.js'
import {
  simplePickerMachine,
  type SimplePickerEvent,
} from '../../src/forms/quote/retailer-picker/simple-picker.machine.js'
import type { RetailerSearchInput } from '../../src/forms/quote/retailer-picker/retailer-search.js'
import { none, some } from '../../src/shared/index.js'
import { tinyRetailer } from '../../src/testing/forms-samples.js'
import {
  actorDone,
  actorFailed,
  joinWalks,
  walkMachine,
  type ActorEvent,
  type Walk,
} from './walk.js'

/** Makes so many retailers of the examples. */
export const listTinyRetailers = (count: number, from = 1): readonly Retailer[] =>
  Array.from({ length: count }, (_, at) => ({
    ...tinyRetailer,
    dealerId: `D${from + at}`,
    name: `Retailer ${from + at}`,
  }))

const position = { latitude: 51.5, longitude: -0.72 }

const addressEvents: readonly (RetailerByAddressEvent | ActorEvent)[] = [
  { type: 'place.type', text: 'abc' },
  { type: 'place.type', text: 'SL6 4FL' },
  actorDone('suggestions', []),
  actorDone('suggestions', [
    { id: 'z', text: 'SL6 4FL', type: 'postal_code' },
    { id: 'm', text: 'Maidenhead', type: 'geocode' },
  ]),
  actorFailed('suggestions'),
  { type: 'place.choose', id: 'z' },
  { type: 'place.choose', id: 'm' },
  { type: 'option.move', key: 'ArrowDown' },
  { type: 'list.open' },
  { type: 'list.escape' },
  { type: 'field.blur' },
  { type: 'position.ask' },
  actorDone('position', position),
  actorFailed('position'),
  actorDone('retailers', []),
  actorDone('retailers', listTinyRetailers(4)),
  actorDone('retailers', listTinyRetailers(5)),
  actorFailed('retailers'),
  { type: 'retailers.more' },
  { type: 'retailers.retry' },
  { type: 'retailer.choose', id: 'D1' },
  { type: 'retailer.change' },
  { type: 'chosen.set', retailer: none },
  { type: 'chosen.set', retailer: some(tinyRetailer) },
]

const walkAddress = (input: RetailerSearchInput): Walk<RetailerByAddressEvent> =>
  walkMachine(retailerByAddressMachine, {
    input,
    events: addressEvents,
    delays: ['pause', 'timeout', 'positionTimeout'],
    distinguish: ({ value, context }) => [
      value,
      context.options.length,
      context.pages.retailers.length > context.pages.shown,
      context.pages.isLastFull,
    ],
  })

const STARTS: readonly RetailerSearchInput[] = [
  { chosen: none, isPositionSupported: true },
  { chosen: none, isPositionSupported: false },
  { chosen: some(tinyRetailer), isPositionSupported: true },
]

/** Walks the search for a retailer near a place. */
export const walkRetailerByAddress = (
  starts: readonly RetailerSearchInput[] = STARTS,
): Walk<RetailerByAddressEvent> => joinWalks(starts.map(walkAddress))

/** Walks the choice among all retailers, with none chosen before and with one. */
export const walkSimplePicker = (): Walk<SimplePickerEvent> =>
  joinWalks(
    [none, some(tinyRetailer)].map((chosen) =>
      walkMachine(simplePickerMachine, {
        input: { chosen },
        events: [
          ...[0, 1, 4, 5].map((count) => actorDone('retailers', listTinyRetailers(count))),
          actorFailed('retailers'),
          { type: 'retailers.retry' },
          { type: 'retailer.choose', id: 'D1' },
          { type: 'retailer.change' },
          { type: 'chosen.set', retailer: none },
          { type: 'chosen.set', retailer: some(tinyRetailer) },
        ],
        delays: ['timeout'],
        distinguish: ({ value, context }) => [value, context.retailers.length],
      }),
    ),
  )
