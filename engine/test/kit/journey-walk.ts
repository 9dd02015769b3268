import type { EventObject } from 'xstate'
import { prefillMachine } from '../../src/forms/lead/prefill.machine.js'
import { pictureMachine, type PictureEvent } from '../../src/forms/quote/picture.machine.js'
import { retailerLookupMachine } from '../../src/forms/quote/retailer-lookup.machine.js'
import { vehicleSelectionMachine } from '../../src/forms/quote/vehicle-selection.machine.js'
import type { FormParameters } from '../../src/forms/lead/plan/parameters.js'
import { none, some } from '../../src/shared/index.js'
import { tinyRetailer, tinyVehicle } from '../../src/testing/forms-samples.js'
import { actorDone, actorFailed, joinWalks, walkMachine, type Walk } from './walk.js'

const walkQuery = (query: FormParameters): Walk<EventObject> =>
  walkMachine(vehicleSelectionMachine, {
    input: { vehicles: [tinyVehicle], query, stored: none, keepsStored: false },
    events: ['vehicle', 'copy'].flatMap((id) => [
      actorDone(id, some(tinyVehicle)),
      actorDone(id, none),
      actorFailed(id),
    ]),
    delays: ['timeout'],
    distinguish: ({ value }) => value,
  })

/** Walks the search for the vehicle of an address: none, a listed one, one not listed, an unknown one. */
export const walkVehicleSelection = (): Walk<EventObject> =>
  joinWalks([{}, { pno: '416' }, { pno: '999' }, { modelkey: 'x' }].map(walkQuery))

const walkRetailer = (query: FormParameters): Walk<EventObject> =>
  walkMachine(retailerLookupMachine, {
    input: { query, stored: some(tinyRetailer), insideSales: none, translate: String },
    events: [
      actorDone('retailers', []),
      actorDone('retailers', [{ ...tinyRetailer, dealerId: 'GB002' }]),
      actorFailed('retailers'),
    ],
    delays: ['timeout'],
    distinguish: ({ value }) => value,
  })

/** Walks the search for the retailer of an address: of none, the one that was chosen before, and another one. */
export const walkRetailerLookup = (): Walk<EventObject> =>
  joinWalks([{}, { retailerid: 'GB001' }, { retailerid: 'GB002' }].map(walkRetailer))

/** Walks the questions for what is known of a visitor: by a personal link or not, signed in or not asked. */
export const walkPrefill = (): Walk<EventObject> => {
  const data = {
    title: none,
    firstName: some('Ada'),
    surName: none,
    mobilePhone: none,
    email: none,
    legalAddress: none,
  }
  return joinWalks(
    [none, some('77')].flatMap((id) =>
      [true, false].map((asksProfile) =>
        walkMachine(prefillMachine, {
          input: { id, asksProfile },
          events: [
            actorDone('consumer', data),
            actorFailed('consumer'),
            actorDone('profile', none),
            actorFailed('profile'),
          ],
          delays: ['timeout'],
          distinguish: ({ value }) => value,
        }),
      ),
    ),
  )
}

/** Walks a picture with two sources. */
export const walkPicture = (): Walk<PictureEvent> =>
  walkMachine(pictureMachine, {
    input: undefined,
    events: [{ type: 'picture.loaded' }, { type: 'picture.failed' }],
    delays: ['timeout'],
    distinguish: ({ value }) => value,
  })
