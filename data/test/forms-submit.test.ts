import { describe, expect, test } from 'vitest'
import { goodBody, key, post, readAll, readJson, serve, type Accepted } from './forms-kit.js'

describe('a lead', () => {
  test('[F-API-33] [F-SUB-56] is accepted with its id, and is on the disk', async () => {
    const served = await serve()
    const answer = await post(served, goodBody(), key(1))
    const body = await readJson<Accepted>(answer)
    expect([answer.status, body.status]).toEqual([201, 'accepted'])
    const [lead] = await readAll(served)
    expect(lead).toMatchObject({ id: body.leadId, site: 'uk', app: 'contact', delivery: 'pending' })
  })
})
