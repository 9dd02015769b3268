import { assign, fromPromise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import { outputOf, pending, type LogEntry, type Option } from '../../shared/index.js'
import { LOOKUP_TIMEOUT, type Vehicle } from '../lead/index.js'
import {
  startVehicleSelection,
  type VehicleSelection,
  type VehicleSelectionInput,
} from './vehicle-selection.js'

/** A question for the vehicle of a product number. */
export interface VehicleQuestion {
  readonly pno: string
}

/** The vehicle; `none` when there is no such vehicle. */
type FoundVehicle = Option<Vehicle>

/** What guards and actions are given. */
interface Known {
  readonly context: VehicleSelection
}

const questionOf = ({ context: { choice } }: Known): VehicleQuestion => ({
  pno: choice.kind === 'unlisted' ? choice.pno : '',
})

const TAKE = {
  target: '#vehicleSelection.answered',
  actions: { type: 'take', params: outputOf<FoundVehicle> },
} as const

// What stood in the address is anybody's text: it is not repeated.
const MISSING: LogEntry = {
  level: 'warning',
  code: 'VehicleNotFound',
  text: 'The address names a vehicle that could not be found',
}

/**
 * State machine that resolves the vehicle of the URL: from the list, else by a request for its product number, else,
 * when that fails, from the stored copy.
 *
 * @remarks
 * Ports: the actors `findVehicle` and `findCopy` resolve to the vehicle, or `none` when there is none; the actions
 * `saveVehicle` saves it for the visit, `dropVehicle` removes the saved one, and `writeLog` logs when there is no
 * vehicle. The output is the vehicle, or `none`.
 *
 * @law Every search ends, whatever is answered.
 * @source F-VEH-10, F-VEH-11, F-VEH-12, F-VEH-13, F-API-35, F-API-37, E-F-17, E-F-18, D-F-07
 *
 * @example A vehicle of the list
 * ```ts
 * import { vehicleSelectionMachine } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { tinyVehicle } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const input = { vehicles: [tinyVehicle], query: { pno: '416' }, stored: none, keepsStored: false }
 * createActor(vehicleSelectionMachine, { input }).start().getSnapshot().value // => 'chosen'
 * ```
 * @category machines
 */
export const vehicleSelectionMachine = setup({
  types: {} as {
    context: VehicleSelection
    input: VehicleSelectionInput
    output: Option<Vehicle>
  },
  actors: {
    findVehicle: fromPromise<FoundVehicle, VehicleQuestion>(pending),
    findCopy: fromPromise<FoundVehicle, VehicleQuestion>(pending),
  },
  delays: { timeout: LOOKUP_TIMEOUT },
  guards: {
    isFound: ({ context }) => O.isSome(context.vehicle),
    isUnlisted: ({ context }) => context.choice.kind === 'unlisted',
    isUnknown: ({ context }) => context.choice.kind === 'unknown',
  },
  actions: {
    take: assign((_, vehicle: FoundVehicle) => ({ vehicle })),
    saveVehicle: (_, _params: { readonly vehicle: Option<Vehicle> }) => undefined,
    dropVehicle: () => undefined,
    writeLog: (_, _params: LogEntry) => undefined,
  },
}).createMachine({
  id: 'vehicleSelection',
  context: ({ input }) => startVehicleSelection(input),
  output: ({ context }) => context.vehicle,
  initial: 'resolving',
  states: {
    resolving: {
      always: [
        { guard: 'isFound', target: 'chosen' },
        { guard: 'isUnlisted', target: 'lookingUp' },
        { guard: 'isUnknown', target: 'missing' },
        { target: 'none', actions: 'dropVehicle' },
      ],
    },
    lookingUp: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'vehicle',
            src: 'findVehicle',
            input: questionOf,
            onDone: TAKE,
            onError: 'askingCopy',
          },
          after: { timeout: 'askingCopy' },
        },
        askingCopy: {
          invoke: {
            id: 'copy',
            src: 'findCopy',
            input: questionOf,
            onDone: TAKE,
            onError: '#vehicleSelection.missing',
          },
          after: { timeout: '#vehicleSelection.missing' },
        },
      },
    },
    answered: { always: [{ guard: 'isFound', target: 'chosen' }, { target: 'missing' }] },
    missing: { entry: { type: 'writeLog', params: MISSING }, always: 'none' },
    chosen: {
      type: 'final',
      entry: { type: 'saveVehicle', params: ({ context }) => ({ vehicle: context.vehicle }) },
    },
    none: { type: 'final' },
  },
})
