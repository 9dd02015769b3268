// Which vehicle an address means, and the search for one that is not in the list.
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { none, some, type Option } from '../../../src/shared/option.js'
import { parseQuery } from '../../../src/shared/query.js'
import { toUndefined } from '../../../src/shared/result.js'
import type { LogEntry } from '../../../src/shared/log.js'
import { readFormQuery } from '../../../src/forms/lead/plan/forms.url.js'
import type { FormParameters } from '../../../src/forms/lead/plan/parameters.js'
import type { Vehicle } from '../../../src/forms/lead/forms.types.js'
import {
  selectVehicle,
  type VehicleSelectionInput,
} from '../../../src/forms/quote/vehicle-selection.js'
import {
  vehicleSelectionMachine,
  type VehicleQuestion,
} from '../../../src/forms/quote/vehicle-selection.machine.js'
import { makePort } from '../../../src/testing/port.js'
import { tinyVehicle } from '../../../src/testing/forms-samples.js'
import { walkVehicleSelection } from '../../kit/journey-walk.js'
import { VEHICLES } from './vehicles.js'

const query = (search: string) => readFormQuery(parseQuery(search)).read
const select = (search: string): string => {
  const choice = selectVehicle(VEHICLES, query(search))
  return choice.kind === 'listed' ? choice.vehicle.id : choice.kind
}

describe('the vehicle of an address', () => {
  test('[F-ROUTE-26] [F-VEH-10] number before key before name, in any letter case', () => {
    expect(select('?pno=416xy2&modelkey=s90')).toBe('v2')
    expect(select('?modelkey=EX90')).toBe('v5')
    expect(select('?model=v60 cross-country')).toBe('v3')
    expect(select('?PNO=416XY2')).toBe('v2')
    expect(select('?modelkey=xc40&model=ex30')).toBe('v4')
  })

  test('[F-ROUTE-65] a whole number before the first that starts with it', () => {
    expect(select('?pno=416')).toBe('v2')
    expect(select('?pno=416xy9')).toBe('v3')
    expect(select('?pno=416XY')).toBe('v2')
  })

  test('[F-ROUTE-64] a key is the whole key', () => {
    expect(select('?modelkey=ex30')).toBe('v2')
    expect(select('?modelkey=ex3')).toBe('unknown')
  })

  test('[F-ROUTE-63] a name is its letters and digits: of the key, the title or the model', () => {
    expect(select('?model=EX30')).toBe('v2')
    expect(select('?model=e-x 30')).toBe('v2')
    expect(select('?model=xc40%20recharge')).toBe('v4')
    expect(select('?model=V60-CC')).toBe('v3')
    expect(select('?model=ex')).toBe('unknown')
  })

  test('nothing falls through: a wrong car is worse than none', () => {
    expect(selectVehicle(VEHICLES, query('?pno=999&modelkey=ex30'))).toEqual({
      kind: 'unlisted',
      pno: '999',
    })
    expect(select('?modelkey=nope&model=ex30')).toBe('unknown')
    expect(select('')).toBe('none')
    expect(select('?pno=&modelkey=%20')).toBe('none')
  })

  test('signs alone are no name, and no number matches a vehicle without one', () => {
    const nameless = { ...tinyVehicle, modelKey: '', pno34: '' }
    const bare = { ...nameless, presentation: { ...tinyVehicle.presentation, title: '--' } }
    expect(selectVehicle([bare], { model: '--' })).toEqual({ kind: 'unknown' })
    expect(selectVehicle([bare], { pno: '4' }).kind).toBe('unlisted')
  })

  test('a vehicle that is not offered can be linked to, and so can a stock car', () => {
    const hidden = {
      ...tinyVehicle,
      isStockCar: true,
      presentation: { ...tinyVehicle.presentation, hide: true },
    }
    expect(selectVehicle([hidden], { pno: '416XY2' })).toEqual({ kind: 'listed', vehicle: hidden })
  })
})

const NOTHING = { stored: none, keepsStored: false } as const

const search = (
  query: FormParameters,
  before: Pick<VehicleSelectionInput, 'stored' | 'keepsStored'> = NOTHING,
) => {
  const kept: (string | undefined)[] = []
  const clock = new SimulatedClock()
  const logged: LogEntry[] = []
  const service = makePort<VehicleQuestion, Option<Vehicle>>()
  const copy = makePort<VehicleQuestion, Option<Vehicle>>()
  const actor = createActor(
    vehicleSelectionMachine.provide({
      actors: { findVehicle: service.logic, findCopy: copy.logic },
      actions: {
        saveVehicle: (_, { vehicle }) => void kept.push(toUndefined(vehicle)?.id),
        dropVehicle: () => void kept.push('dropped'),
        writeLog: (_, entry) => void logged.push(entry),
      },
    }),
    { input: { vehicles: VEHICLES, query, ...before }, clock },
  ).start()
  return { actor, clock, service: service.asked, copy: copy.asked, logged, kept }
}

describe('the search for a vehicle', () => {
  test('every state and every transition is reached', () => {
    const walk = walkVehicleSelection()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('a listed vehicle is there at once, nothing is asked', () => {
    const { actor, service } = search({ pno: '416' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'chosen', output: some(VEHICLES[1]) })
    expect(service).toEqual([])
  })

  test('one that is not listed is asked for by its number', () => {
    const { actor, service, copy } = search({ pno: '999' })
    expect([service.map(({ question }) => question), copy]).toEqual([[{ pno: '999' }], []])
    service[0]?.answer(some(tinyVehicle))
    expect(actor.getSnapshot()).toMatchObject({ value: 'chosen', output: some(tinyVehicle) })
  })

  test('there is no such vehicle: none is chosen, and one line says so without the text', () => {
    const { actor, service, copy, logged } = search({ pno: '<script>' })
    service[0]?.answer(none)
    expect(actor.getSnapshot()).toMatchObject({ value: 'none', output: none })
    expect([service.length, copy]).toEqual([1, []])
    expect(logged.map(({ code }) => code)).toEqual(['VehicleNotFound'])
    expect(JSON.stringify(logged)).not.toContain('script')
  })

  test('nobody can say: the stored copy is asked for; an answer to the first question counts no more', () => {
    const { actor, service, copy, logged } = search({ pno: '999' })
    service[0]?.fail(new Error('down'))
    expect(copy.map(({ question }) => question)).toEqual([{ pno: '999' }])
    service[0]?.answer(none)
    service[0]?.answer(some(tinyVehicle))
    expect(actor.getSnapshot().status).toBe('active')
    copy[0]?.fail(new Error('down'))
    expect([actor.getSnapshot().value, logged.length]).toEqual(['none', 1])
  })

  test('[E-F-17] no answer at all: the copy after five seconds, nothing after ten', () => {
    const { actor, clock, service, copy } = search({ pno: '999' })
    clock.increment(5000)
    expect([service[0]?.isGivenUp(), copy.length]).toEqual([true, 1])
    clock.increment(5000)
    expect(actor.getSnapshot().value).toBe('none')
    copy[0]?.answer(some(tinyVehicle))
    expect(actor.getSnapshot().output).toEqual(none)
  })

  test('[F-VEH-12] what was found is kept for the visit', () => {
    expect(search({ pno: '416' }).kept).toEqual(['v2'])
    const { service, kept } = search({ pno: '999' })
    service[0]?.answer(some(tinyVehicle))
    expect(kept).toEqual([tinyVehicle.id])
  })

  test('[F-VEH-13] an address without a vehicle: kept inside the application and in another page, else forgotten', () => {
    const stored = some(tinyVehicle)
    const kept = search({}, { stored, keepsStored: true })
    expect(kept.actor.getSnapshot()).toMatchObject({ value: 'chosen', output: stored })
    const full = search({}, { stored, keepsStored: false })
    expect(full.actor.getSnapshot()).toMatchObject({ value: 'none', output: none })
    expect(full.kept).toEqual(['dropped'])
    const other = search({ modelkey: 'nope' }, { stored, keepsStored: true })
    expect(other.actor.getSnapshot()).toMatchObject({ value: 'none', output: none })
  })
})
