// The storage of leads behind a port of its own, to be killed: one POST a lead, answered after the commit.
import { createServer, type IncomingMessage } from 'node:http'
import { homedir } from 'node:os'
import { either as E } from 'fp-ts'
import { makeLeadStore } from '../leads/lead-store.js'
import type { Lead } from '../leads/lead.types.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import { readLeadSettings } from '../leads/settings.js'

const STATUS = { wrong: 400, 'key-reused': 422, 'token-used': 403, unavailable: 503 } as const

const settings = readLeadSettings(process.env, homedir())
if (E.isLeft(settings)) throw new Error(settings.left.join('\n'))
const database = await openLeadDatabase(settings.right.place, NODE_PORTS)
if (E.isLeft(database)) throw new Error(database.left)
const store = makeLeadStore(database.right, NODE_PORTS)

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

const server = createServer((request, response) => {
  void readBody(request)
    .then(async (body) => store.receive(JSON.parse(body) as Lead))
    .then((answer) => {
      if (E.isLeft(answer)) response.writeHead(STATUS[answer.left.kind])
      else response.writeHead(answer.right.isReplay ? 200 : 201)
      response.end(JSON.stringify(E.isLeft(answer) ? answer.left : answer.right))
    })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? (address?.port ?? 0) : 0}\n`)
})
