// What is asked for an address that names something, against the real service.
import { either as E } from 'fp-ts'
import { createService, openStore } from '@evkit/data/service'
import { none, some, toUndefined } from '@evkit/engine/shared'
import { tinyFormRequest } from '@evkit/engine/testing'
import { describe, expect, test } from 'vitest'
import { createFormsClient } from '../../src/shell/ports/forms/forms-client.js'
import type { FormServicePorts } from '../../src/shell/ports/forms/form-service-ports.js'
import { createJourneyPorts } from '../../src/shell/ports/forms/journey-ports.js'
import type { TextMemory } from '../../src/shell/ports/session-memory.js'

const store = openStore(new URL('../../../data/', import.meta.url))
if (E.isLeft(store)) throw new Error('the store does not open')
const service = createService(store.right, { isPreviewOpen: false })

const open = (respond?: (address: string) => Response) => {
  const asked: string[] = []
  const texts = new Map<string, string>()
  const memory: TextMemory = {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  }
  const client = createFormsClient({
    market: 'uk',
    clientId: 'accessory-request',
    fetch: async (address, request) => {
      asked.push(address)
      return respond?.(address) ?? (await service.request(address, request))
    },
    makeId: () => crypto.randomUUID(),
    analyticsId: () => '',
    isTestMode: false,
    elapsed: () => 0,
    log: () => undefined,
  })
  const ports = createJourneyPorts({
    request: { ...tinyFormRequest, app: 'accessory', purpose: 'ACCESSORY_REQUEST' },
    memory,
    load: () => Promise.resolve({ client } as unknown as FormServicePorts),
  })
  return { ports, asked }
}

const signal = (): AbortSignal => new AbortController().signal
const status = (code: number) => () => new Response('{}', { status: code })

describe('what is asked for an address', () => {
  test('[F-API-35] a vehicle by the start of its number; one that does not exist is none', async () => {
    const { ports, asked } = open()
    const found = await ports.findVehicle('416xy', signal())
    expect(toUndefined(found)?.pno34).toBe('416XY2')
    expect(await ports.findVehicle('999', signal())).toEqual(none)
    expect(asked[0]).toBe(
      '/api/forms-backend/v1/uk/vehicles/by-pno?pno=416xy&clientId=accessory-request',
    )
  })

  test('[F-API-37] a fault of the server is no answer: only then the copy is worth a question', async () => {
    await expect(open(status(503)).ports.findVehicle('416', signal())).rejects.toThrow(
      'Service Unavailable',
    )
    expect(await open(status(404)).ports.findVehicleCopy('416', signal())).toEqual(none)
    const { ports, asked } = open()
    await ports.findVehicleCopy('416XY2', signal()).catch(() => undefined)
    expect(asked[0]).toBe(
      '/api/forms-backend/v1/vehicles/get-fallback?pno=416XY2&clientId=accessory-request',
    )
  })

  test('[F-RET-33] [F-API-18] [F-API-19] a retailer by its id, or all to find one by an id of its own', async () => {
    const { ports, asked } = open()
    const [one] = await ports.listRetailers({ by: 'dealerId', id: 'GB001' }, signal())
    expect(one?.name).toBe('Northlane Maidenhead')
    const all = await ports.listRetailers({ by: 'customRetailerId', id: 'C-9' }, signal())
    expect(all.filter(({ customRetailerId }) => toUndefined(customRetailerId) === 'C-9')).toEqual([
      one,
    ])
    await expect(ports.listRetailers({ by: 'dealerId', id: '../all?x' }, signal())).rejects.toThrow(
      'Not Found',
    )
    expect(asked.at(-1)).toBe(
      '/api/forms-backend/v1/uk/dealers/..%2Fall%3Fx?clientId=accessory-request',
    )
  })

  test('[F-ROUTE-28] [F-PRE-02] what is known of the visitor by the id of the address', async () => {
    const { ports, asked } = open(status(404))
    await expect(ports.findConsumer('77', signal())).rejects.toThrow('Not Found')
    expect(asked).toEqual(['/api/forms-backend/v1/consumerdata?id=77&clientId=accessory-request'])
  })

  test('[F-API-40] a picture by way of the resizing route, and its original', () => {
    const { resized, original } = open().ports.pictureOf('small-suv-moss-side')
    expect(original).toBe(
      '/api/forms-backend/v1/vehicles/image?imageId=small-suv-moss-side&clientId=accessory-request',
    )
    const asked = new URL(resized, 'https://x.example')
    expect([asked.pathname, Object.fromEntries(asked.searchParams)]).toEqual([
      '/api/leads-forms/image',
      { market: 'uk', url: original, width: '640', quality: '100' },
    ])
  })

  test('[F-RET-31] the retailer that was found is kept for the session', async () => {
    const { ports } = open()
    expect(ports.readRetailer()).toEqual(none)
    const [retailer] = await ports.listRetailers({ by: 'dealerId', id: 'GB002' }, signal())
    if (retailer === undefined) throw new Error('no retailer')
    ports.saveRetailer(retailer)
    expect(ports.readRetailer()).toEqual(some(retailer))
  })
})
