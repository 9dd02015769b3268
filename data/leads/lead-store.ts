// The storage of leads: what is acknowledged is on the disk.
import { either as E } from 'fp-ts'
import { left, right } from '@evkit/engine/shared'
import { erase } from './erase.js'
import { attempt, type DatabaseFault } from './faults.js'
import { makeGroup } from './group.js'
import { listLeadFaults } from './lead-check.js'
import { inTransaction, type LeadDatabase } from './lead-database.js'
import { requeueRows } from './outbox.js'
import { countLeads, readPage } from './read-leads.js'
import { purge, type Retention } from './retention.js'
import { writeLeads, type WriteAnswer } from './write-leads.js'
import type {
  Lead,
  LeadCounts,
  LeadPorts,
  LeadRecord,
  LeadSelector,
  PurgeCounts,
  Stored,
  Unavailable,
  VisitorSelector,
} from './lead.types.js'

/** The most leads of one commit. */
const GROUP_SIZE = 256

/** The most leads that wait for a commit. */
const WAITING_ROOM = 4096

/** Stores leads, and does what is asked about them later. */
export interface LeadStore {
  /** Answers after the commit; a key that was used answers with the first lead's id and stores nothing. */
  readonly receive: (lead: Lead) => Promise<WriteAnswer>
  /** A page of leads in the order of their ids, from the first behind the given id; empty at the end. */
  readonly read: (selector: LeadSelector, behind: string) => Stored<readonly LeadRecord[]>
  readonly count: () => Stored<LeadCounts>
  /** Answers the ids of the leads that were erased. */
  readonly erase: (selector: VisitorSelector) => Stored<readonly string[]>
  readonly purge: (rules: Retention) => Stored<PurgeCounts>
  /** Makes leads due again that had failed, or releases those held back; answers how many. */
  readonly requeue: (state: 'failed' | 'held') => Stored<number>
  /** Answers what has come, then closes. */
  readonly close: () => Promise<void>
}

/** How leads are committed. */
export interface CommitOptions {
  /** The most leads of one commit; 1 commits one at a time. */
  readonly groupSize?: number
}

const toUnavailable = (fault: DatabaseFault): Unavailable => ({
  kind: 'unavailable',
  reason: fault === 'row' ? 'failed' : fault,
})

const writer = (database: LeadDatabase, ports: LeadPorts) => {
  const write = async (leads: readonly Lead[]): Promise<readonly WriteAnswer[]> => {
    const written = await attempt(ports.wait, async () =>
      inTransaction(database, async (db) => writeLeads(db, leads, ports.now())),
    )
    if (E.isRight(written)) return written.right
    if (written.left !== 'row') {
      const refusal = left(toUnavailable(written.left))
      return leads.map(() => refusal)
    }
    // One lead that cannot be stored takes none of the others with it.
    if (leads.length === 1) {
      return [left({ kind: 'wrong', faults: ['id: expected one that is not yet stored'] })]
    }
    const answers: WriteAnswer[] = []
    for (const lead of leads) answers.push(...(await write([lead])))
    return answers
  }
  return write
}

/** Makes the storage of an open database. */
export const makeLeadStore = (
  database: LeadDatabase,
  ports: LeadPorts,
  { groupSize = GROUP_SIZE }: CommitOptions = {},
): LeadStore => {
  const group = makeGroup<Lead, WriteAnswer>({
    write: writer(database, ports),
    size: groupSize,
    room: WAITING_ROOM,
    refused: left({ kind: 'unavailable', reason: 'busy' }),
  })
  const ask = async <A>(action: () => Promise<A>): Stored<A> => {
    const answer = await attempt(ports.wait, async () => {
      database.check()
      return action()
    })
    return E.isLeft(answer) ? left(toUnavailable(answer.left)) : right(answer.right)
  }
  return {
    receive: async (lead) => {
      const faults = listLeadFaults(lead)
      return faults.length > 0 ? left({ kind: 'wrong', faults }) : group.add(lead)
    },
    read: async (selector, behind) => ask(async () => readPage(database.kysely, selector, behind)),
    count: async () => ask(async () => countLeads(database.kysely)),
    erase: async (selector) => ask(async () => erase(database, selector, ports.now())),
    purge: async (rules) => ask(async () => purge(database, rules, ports.now())),
    requeue: async (state) => ask(async () => requeueRows(database, state, ports.now())),
    close: async () => {
      await group.close()
      await database.close()
    },
  }
}
