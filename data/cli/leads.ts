// `evkit leads`: what is asked about stored leads from time to time. Text in, text out; the storage is a port.
import { either as E, option as O } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import type { LeadStore } from '../leads/lead-store.js'
import type { LeadRecord, LeadSelector } from '../leads/lead.types.js'
import { referenceOf } from '../leads/reference.js'
import type { Retention } from '../leads/retention.js'
import { readLeadsArguments, type LeadsRequest } from './leads-arguments.js'
import type { OpenLeads } from './leads-open.js'
import { EXIT } from './run.js'

/** What the command needs of the machine. */
export interface LeadsPorts {
  readonly out: (text: string) => Promise<void>
  readonly err: (text: string) => Promise<void>
  /** Opens the storage, or says why it cannot be. */
  readonly open: () => Promise<Either<readonly string[], OpenLeads>>
  /** The rules of retention, or what is wrong with them. */
  readonly rules: () => Either<readonly string[], Retention>
}

const HELP = `evkit leads: what is asked about stored leads from time to time.

usage: evkit leads export --email <address> | --id <lead> | --reference <number> | --all
       evkit leads erase --email <address> | --id <lead>
       evkit leads requeue
       evkit leads release
       evkit leads purge
       evkit leads count

  export   writes leads with their consents, one JSON object a line; the reference is the
           number a visitor was given on the page, such as 7YJC-3MMY
  erase    blanks what a visitor wrote and stops its delivery; consent records and count stay
  requeue  delivers anew what could not be delivered
  release  delivers what was kept back because it looks like a program's
  purge    removes what has been kept long enough, by data/leads/retention.json
  count    says how many leads are stored, on their way, delivered, kept back, not deliverable

The storage is that of DATABASE_URL, else the file in EVKIT_DATA_DIR; which one was read is said beside
the answer. See docs/guides/leads.md.
Exit codes: 0 done, 1 the storage could not do it, or nobody was found, 2 wrong use.
`

const writeRecord = ({ deliveredAt, erasedAt, ...record }: LeadRecord): string =>
  `${JSON.stringify({
    ...referenceOf(record.id),
    ...record,
    deliveredAt: O.toNullable(deliveredAt),
    erasedAt: O.toNullable(erasedAt),
  })}\n`

const countWord = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`

type Done = Promise<Either<readonly string[], number>>

const unavailable = (reason: string): Either<readonly string[], never> =>
  left([`the storage is not available: ${reason}`])

const exportLeads = async (
  store: LeadStore,
  selector: LeadSelector,
  out: LeadsPorts['out'],
): Done => {
  let count = 0
  for (let behind = ''; ;) {
    const page = await store.read(selector, behind)
    if (E.isLeft(page)) return unavailable(page.left.reason)
    const last = page.right.at(-1)
    if (last === undefined) break
    count += page.right.length
    behind = last.id
    await out(page.right.map(writeRecord).join(''))
  }
  return count > 0 || selector.kind === 'all' ? right(EXIT.good) : left(['no lead was found'])
}

const eraseLeads = async (
  store: LeadStore,
  { selector }: Extract<LeadsRequest, { readonly kind: 'erase' }>,
  out: LeadsPorts['out'],
): Done => {
  const erased = await store.erase(selector)
  if (E.isLeft(erased)) return unavailable(erased.left.reason)
  if (erased.right.length === 0) return left(['no lead was found'])
  await out(erased.right.map((id) => `erased ${id}\n`).join(''))
  return right(EXIT.good)
}

const purgeLeads = async (store: LeadStore, { out, rules }: LeadsPorts): Done => {
  const read = rules()
  if (E.isLeft(read)) return read
  const purged = await store.purge(read.right)
  if (E.isLeft(purged)) return unavailable(purged.left.reason)
  const { leads, consents, keys } = purged.right
  const parts = [
    countWord(leads, 'lead'),
    countWord(consents, 'consent record'),
    countWord(keys, 'key'),
  ]
  await out(`removed ${parts.join(', ')}\n`)
  return right(EXIT.good)
}

const countLeads = async (store: LeadStore, out: LeadsPorts['out']): Done => {
  const counts = await store.count()
  if (E.isLeft(counts)) return unavailable(counts.left.reason)
  const { oldestPendingAt: oldest, ...numbers } = counts.right
  const lines = Object.entries(numbers).map(([name, count]) => `${name} ${count}\n`)
  const last = O.isSome(oldest) ? `oldest pending ${oldest.value}\n` : ''
  await out(`${lines.join('')}${last}`)
  return right(EXIT.good)
}

const serve = async (
  request: Exclude<LeadsRequest, { readonly kind: 'help' }>,
  store: LeadStore,
  ports: LeadsPorts,
): Done => {
  switch (request.kind) {
    case 'export':
      return exportLeads(store, request.selector, ports.out)
    case 'erase':
      return eraseLeads(store, request, ports.out)
    case 'purge':
      return purgeLeads(store, ports)
    case 'count':
      return countLeads(store, ports.out)
    case 'requeue': {
      const requeued = await store.requeue(request.state)
      if (E.isLeft(requeued)) return unavailable(requeued.left.reason)
      await ports.out(`${countWord(requeued.right, 'lead')} due again\n`)
      return right(EXIT.good)
    }
  }
}

/** Runs `evkit leads` with the arguments behind it; the answer is the exit code. */
export const runLeads = async (args: readonly string[], ports: LeadsPorts): Promise<number> => {
  const say = async (texts: readonly string[]): Promise<void> =>
    ports.err(texts.map((text) => `evkit: ${text}\n`).join(''))
  const request = readLeadsArguments(args)
  if (E.isLeft(request)) {
    await say([request.left, 'evkit leads --help says more'])
    return EXIT.misused
  }
  if (request.right.kind === 'help') {
    await ports.out(HELP)
    return EXIT.good
  }
  const opened = await ports.open()
  if (E.isLeft(opened)) {
    await say(opened.left)
    return EXIT.refused
  }
  const { store, place } = opened.right
  await say([`leads in ${place}`])
  const answer = await serve(request.right, store, ports)
  await store.close()
  if (E.isRight(answer)) return answer.right
  await say(answer.left)
  return EXIT.refused
}
