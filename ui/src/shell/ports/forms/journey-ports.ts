// What is asked for what an address names, and for who is signed in: loaded once a form is awake.
import { FORMS_CALLS, type FormRequest } from '@evkit/engine/forms'
import {
  readChosen,
  resolveClientId,
  resolvePictureQuery,
  writeChosen,
} from '@evkit/engine/internal/forms'
import { none, writeAddress, type Option } from '@evkit/engine/shared'
import { option as O } from 'fp-ts'
import type { JourneyPorts } from '../../../forms/index.js'
import type { FormServicePorts } from './form-service-ports.js'
import type { Finders } from './forms-client.js'
import type { TextMemory } from '../session-memory.js'

/** What these ports are made for. */
export interface JourneyPortsInput {
  readonly request: FormRequest
  readonly consumerApp?: Option<string>
  readonly memory: TextMemory
  readonly load: () => Promise<FormServicePorts>
}

// [px] As wide as the card's picture at the most, on a screen of twice the density.
const PICTURE_WIDTH = 640

/** Where the pictures of vehicles are. */
const createPictureOf = ({
  request,
  consumerApp = none,
}: Pick<JourneyPortsInput, 'request' | 'consumerApp'>): JourneyPorts['pictureOf'] => {
  const clientId = resolveClientId({ request, consumerApp })
  return (imageId) => {
    const original = writeAddress(FORMS_CALLS.vehicleImage, { imageId, clientId })
    const { market } = request
    const query = resolvePictureQuery({ market, url: original, width: PICTURE_WIDTH })
    return { resized: writeAddress(FORMS_CALLS.resizedImage, query), original }
  }
}

/** What is looked up for an address. */
type Lookups = Pick<
  JourneyPorts,
  'findVehicle' | 'findVehicleCopy' | 'listRetailers' | 'findConsumer' | 'findProfile'
>

/** What is looked up, by what asks the service. */
export const lookUpWith = (client: () => Promise<Finders>): Lookups => ({
  findVehicle: async (...asked) => (await client()).findVehicle(...asked),
  findVehicleCopy: async (...asked) => (await client()).findVehicleCopy(...asked),
  listRetailers: async ({ by, id }, signal) => {
    const { findRetailer, listRetailers } = await client()
    return by === 'dealerId' ? [await findRetailer(id, signal)] : listRetailers(signal)
  },
  findConsumer: async (...asked) => (await client()).findConsumer(...asked),
  findProfile: async (signal) => (await client()).findProfile(signal),
})

/** Makes what asks for what an address names. */
export const createJourneyPorts = (input: JourneyPortsInput): JourneyPorts => {
  const { memory, load } = input
  const kept = { model: 'selectedModel', retailer: 'selectedRetailer' } as const
  const readText = (name: string): Option<string> => O.fromNullable(memory.read(name))
  return {
    ...lookUpWith(async () => (await load()).client),
    readVehicle: () => readChosen(kept.model, readText(kept.model)),
    saveVehicle: (vehicle) => {
      memory.write(kept.model, writeChosen(kept.model, vehicle))
    },
    readRetailer: () => readChosen(kept.retailer, readText(kept.retailer)),
    saveRetailer: (retailer) => {
      memory.write(kept.retailer, writeChosen(kept.retailer, retailer))
    },
    dropChoice: (choice) => {
      memory.remove(kept[choice])
    },
    search: () => window.location.search,
    rewrite: (search) => {
      const { pathname, hash } = window.location
      window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
    },
    pictureOf: createPictureOf(input),
  }
}

const never = () => new Promise<never>(() => undefined)
const nothing = () => undefined

/** What is asked for what an address names while rendering on the server: nothing, but pictures have their addresses. */
export const silentJourneyPorts = (request: FormRequest): JourneyPorts => ({
  findVehicle: never,
  findVehicleCopy: never,
  listRetailers: never,
  findConsumer: never,
  findProfile: never,
  readVehicle: () => none,
  saveVehicle: nothing,
  readRetailer: () => none,
  saveRetailer: nothing,
  dropChoice: nothing,
  search: () => '',
  rewrite: nothing,
  pictureOf: createPictureOf({ request }),
})
