// Tokens of the bot check in the storage, on both databases: one token, one lead, over all processes.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { left, none, right, some } from '@evkit/engine/shared'
import { runs } from '../../.config/property-runs.mjs'
import { claimTokens } from '../leads/claim-tokens.js'
import type { Lead } from '../leads/lead.types.js'
import { describeOnBoth, openForEach, type Connect } from './leads-databases.js'
import {
  ALL_TABLES,
  countTables,
  emptyTables,
  lead,
  newFolder,
  NOW,
  openPlace,
  receiveAll,
  RULES,
} from './leads-kit.js'

const LATER = '2026-11-21T09:45:00.000Z'
const USED = left({ kind: 'token-used' })

const withToken = (id: string, hash: string, changes: Partial<Lead> = {}): Lead =>
  lead(id, { token: some({ hash, expiresAt: LATER }), ...changes })

const stored = (id: string) => right({ id, isReplay: false })

const suite = (connect: Connect): void => {
  const own = openForEach(connect)

  const receive = async (...leads: readonly Lead[]) => receiveAll(own().store, leads)
  const countRows = async () => countTables(own().database, ALL_TABLES)

  test('[E-F-21] a token is good for one lead: another one is refused, and leaves nothing behind', async () => {
    expect(await receive(withToken('L1', 't'))).toEqual([stored('L1')])
    expect(await receive(withToken('L2', 't'))).toEqual([USED])
    expect(await countRows()).toEqual([1, 1, 1, 1, 1])
    // Its key is free: with a token of its own the same lead goes in.
    expect(await receive(withToken('L2', 'u'))).toEqual([stored('L2')])
    expect(await countRows()).toEqual([2, 2, 2, 2, 2])
  })

  test('[E-F-21] [E-F-10] a retry of the same lead is answered with it, with its token or another', async () => {
    const same = { key: some('k'), fingerprint: 'f' }
    await receive(withToken('L1', 't', same))
    const again = right({ id: 'L1', isReplay: true })
    expect(await receive(withToken('L2', 't', same))).toEqual([again])
    expect(await receive(withToken('L3', 'u', same))).toEqual([again])
    expect(await receive(withToken('L4', 'u'))).toEqual([stored('L4')])
  })

  test('[E-F-21] in one group the first with a token counts', async () => {
    expect(await receive(withToken('L1', 't'), withToken('L2', 't'), withToken('L3', 'u'))).toEqual(
      [stored('L1'), USED, stored('L3')],
    )
    expect(await countRows()).toEqual([2, 2, 2, 2, 2])
  })

  test('[E-F-21] a copy of a lead that is refused for its token may come again', async () => {
    await receive(withToken('L1', 't'))
    const same = { key: some('k'), fingerprint: 'f' }
    expect(await receive(withToken('L2', 't', same), withToken('L3', 'u', same))).toEqual([
      USED,
      left({ kind: 'unavailable', reason: 'busy' }),
    ])
    expect(await receive(withToken('L3', 'u', same))).toEqual([stored('L3')])
  })

  test('without a key, the same content with the same token is no second lead after a minute', async () => {
    const same = { key: none, fingerprint: 'f' }
    await receive(withToken('L1', 't', same))
    own().clock.at = new Date('2026-11-21T09:31:00.000Z')
    expect(await receive(withToken('L2', 't', same))).toEqual([USED])
    expect(await countRows()).toEqual([1, 1, 1, 0, 1])
  })

  test('leads nobody asked for a token have none', async () => {
    expect(await receive(lead('L1'), lead('L2'))).toEqual([stored('L1'), stored('L2')])
    expect(await countRows()).toEqual([2, 2, 2, 2, 0])
  })

  test('[E-F-30] a token goes when it has expired, and not before', async () => {
    await receive(withToken('L1', 't'))
    const tokensAt = async (time: string) => {
      own().clock.at = new Date(time)
      await own().store.purge(RULES)
      return (await countRows()).at(-1)
    }
    expect(await tokensAt('2026-11-21T09:44:59.999Z')).toBe(1)
    expect(await receive(withToken('L2', 't'))).toEqual([USED])
    expect(await tokensAt(LATER)).toBe(0)
  })

  test('a token that is no text of a database is a mistake of the caller', async () => {
    const odd = lead('L1', { token: some({ hash: 'a b', expiresAt: 'soon' }) })
    expect(await receive(odd)).toEqual([
      left({
        kind: 'wrong',
        faults: [
          'token: expected a hash',
          'token/expiresAt: expected a time such as 2026-11-21T09:30:00.000Z',
        ],
      }),
    ])
  })

  test('[E-F-21] any leads with any tokens over two processes: one lead a token', async () => {
    const other = await connect()
    const tokens = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(tokens, async (given) => {
        await emptyTables(own().database)
        const answers = await Promise.all(
          given.map(async (token, at) =>
            (at % 2 === 0 ? own() : other).store.receive(withToken(`L${at}`, `t${token}`)),
          ),
        )
        const good = answers.filter(({ _tag }) => _tag === 'Right')
        const distinct = new Set(given).size
        expect(good).toHaveLength(distinct)
        expect(answers.filter((answer) => E.isLeft(answer))).toEqual(
          Array.from({ length: given.length - distinct }, () => USED),
        )
        expect(await countRows()).toEqual(Array.from({ length: 5 }, () => distinct))
      }),
      { numRuns: runs(15) },
    )
    await other.store.close()
  })
}

describe('a token of the bot check', () => {
  describeOnBoth(suite)

  test('[E-F-21] tokens are claimed in one order, so that two processes never wait for each other', async () => {
    const { database, store } = await openPlace({ kind: 'folder', folder: newFolder() })
    const claimed: unknown[] = []
    const seen = database.kysely.withPlugin({
      transformQuery: ({ node, queryId }) => {
        const { parameters } = database.kysely.getExecutor().compileQuery(node, queryId)
        claimed.push(parameters.filter((one) => typeof one === 'string' && one.startsWith('t')))
        return node
      },
      transformResult: async ({ result }) => Promise.resolve(result),
    })
    const leads = ['t2', 't1', 't3'].map((hash) => withToken(`L-${hash}`, hash))
    await claimTokens(seen, leads, new Date(NOW))
    await claimTokens(seen, leads.toReversed(), new Date(NOW))
    expect(claimed).toEqual([
      ['t1', 't2', 't3'],
      ['t1', 't2', 't3'],
    ])
    await store.close()
  })
})
