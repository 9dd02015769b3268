import { assign, setup } from 'xstate'
import { some, type LogEntry, type Option } from '../../shared/index.js'
import { LOOKUP_TIMEOUT } from '../async-field.js'
import type { Vehicle } from '../forms.types.js'
import {
  numberVehicleQuestion,
  startVehicleSelection,
  type VehicleSelection,
  type VehicleSelectionInput,
} from './vehicle-selection.js'

/** A question for the vehicle of a product number, numbered. */
export interface VehicleQuestion {
  readonly request: number
  readonly pno: string
}

/** What can happen while a vehicle is looked for. */
export type VehicleSelectionEvent =
  | { readonly type: 'vehicle.came'; readonly request: number; readonly vehicle: Vehicle }
  /** There is no such vehicle. */
  | { readonly type: 'vehicle.missed'; readonly request: number }
  /** Nobody could say. */
  | { readonly type: 'vehicle.failed'; readonly request: number }

interface Known {
  readonly context: VehicleSelection
}

const questionOf = ({ context: { request, choice } }: Known): VehicleQuestion => ({
  request,
  pno: choice.kind === 'unlisted' ? choice.pno : '',
})

// What stood in the address is anybody's text: it is not repeated.
const MISSING: LogEntry = {
  level: 'warning',
  code: 'VehicleNotFound',
  text: 'The address names a vehicle that could not be found',
}

/**
 * The vehicle an address means: from the list, else by a question for its product number, else by the stored copy of it
 * where nobody could answer that.
 *
 * @remarks
 * Ports: `askVehicle` and `askCopy` answer with an event that carries the number of the question; `cancelRequest` says that
 * nobody waits any more; `keepVehicle` keeps what was found for the visit, `dropVehicle` forgets what was kept; `writeLog`
 * writes one line when there is no vehicle. The output is the vehicle, or `none`.
 *
 * @law Every search ends, whatever is answered.
 * @source F-VEH-10, F-VEH-11, F-VEH-12, F-VEH-13, F-API-35, F-API-37, E-F-17, E-F-18, D-F-07
 *
 * @example A vehicle of the list
 * ```ts
 * import { vehicleSelectionMachine } from '@evkit/engine/forms/journey'
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
    events: VehicleSelectionEvent
    input: VehicleSelectionInput
    output: Option<Vehicle>
  },
  delays: { timeout: LOOKUP_TIMEOUT },
  guards: {
    isFound: ({ context }) => context.vehicle._tag === 'Some',
    isUnlisted: ({ context }) => context.choice.kind === 'unlisted',
    isUnknown: ({ context }) => context.choice.kind === 'unknown',
    isCurrent: ({ context, event }) => event.request === context.request,
  },
  actions: {
    number: assign(({ context }) => numberVehicleQuestion(context)),
    take: assign(({ event }) =>
      event.type === 'vehicle.came' ? { vehicle: some(event.vehicle) } : {},
    ),
    askVehicle: (_, _params: VehicleQuestion) => undefined,
    askCopy: (_, _params: VehicleQuestion) => undefined,
    cancelRequest: () => undefined,
    keepVehicle: (_, _params: { readonly vehicle: Option<Vehicle> }) => undefined,
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
      on: {
        'vehicle.came': { guard: 'isCurrent', target: 'chosen', actions: 'take' },
        'vehicle.missed': { guard: 'isCurrent', target: 'missing' },
      },
      states: {
        asking: {
          entry: ['number', { type: 'askVehicle', params: questionOf }],
          exit: 'cancelRequest',
          on: { 'vehicle.failed': { guard: 'isCurrent', target: 'askingCopy' } },
          after: { timeout: 'askingCopy' },
        },
        askingCopy: {
          entry: ['number', { type: 'askCopy', params: questionOf }],
          exit: 'cancelRequest',
          on: { 'vehicle.failed': { guard: 'isCurrent', target: '#vehicleSelection.missing' } },
          after: { timeout: '#vehicleSelection.missing' },
        },
      },
    },
    missing: { entry: { type: 'writeLog', params: MISSING }, always: 'none' },
    chosen: {
      type: 'final',
      entry: { type: 'keepVehicle', params: ({ context }) => ({ vehicle: context.vehicle }) },
    },
    none: { type: 'final' },
  },
})
