// What is at hand is sent at once, word for word as it is sent by everything else that answers.
import { either as E } from 'fp-ts'
import {
  createAdmission,
  findCaller,
  findSender,
  openStore,
  toPacked,
  watchRequests,
  type RequestRecord,
} from '@evkit/data/service'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSendAtHand } from '../../server/at-hand.js'
import { listen, type Listening } from '../../server/listen.js'
import { listSecurityHeaders } from '../../server/security.js'
import { assembleSite } from '../../server/site.js'
import { renderPage } from '../../src/shell/render.js'

const TOOLS = '/uk/electrification/'
const CHARGING = '/uk/electrification/charging-your-car/'
const CONSENT = 'OptanonConsent=groups%3DC0001%3A1%2CC0003%3A1'
const FORM = '/uk/contact-request/form/'
const FILE = '/assets/one.js'
const BURST = 12

const store = openStore(new URL('../../../data/', import.meta.url))
if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
const script = toPacked('// a script\n'.repeat(500))
const headers = listSecurityHeaders('https://cars.example')

const open = async () => {
  const records: RequestRecord[] = []
  const faster: string[] = []
  const clock = { now: 0 }
  const watch = {
    now: () => clock.now,
    makeId: () => 'id',
    tell: (record: RequestRecord) => void records.push(record),
  }
  const few = { burst: BURST, perHour: 0 }
  const admission = createAdmission({
    findCaller: (context) => findCaller(context, 1),
    now: () => clock.now,
    limits: { pages: few, roads: few, places: few, graph: few, documents: few },
  })
  const { app, findReady } = assembleSite({
    store: store.right,
    render: renderPage,
    findAsset: (path) =>
      path === FILE
        ? { type: 'text/javascript', isText: true, isImmutable: true, packed: script }
        : undefined,
    listAssets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
    origin: '',
    headers,
    isPreviewOpen: true,
    guests: ['https://guest.example'],
    admission,
    watch: watchRequests(watch),
  })
  const sendAtHand = createSendAtHand({
    ...watch,
    findReady,
    mayHavePage: (asked) => admission.takeAs('pages', findSender(asked, 1)) === 0,
    headers,
  })
  const server = await listen({
    fetch: app.fetch,
    port: 0,
    headers,
    sendAtHand: (asked, response) => {
      const isSent = sendAtHand(asked, response)
      if (isSent) faster.push(asked.url ?? '')
      return isSent
    },
  })
  return { server, records, faster }
}

type Words = Readonly<Record<string, string>>

const get = async (port: number, path: string, words: Words = {}, method = 'GET') =>
  new Promise<{ status: number; words: Words; body: Buffer }>((resolve, reject) => {
    request(
      { port, path, method, headers: { 'X-Forwarded-For': '192.0.2.1', ...words } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const { date: _, ...rest } = answer.headers as Words
          resolve({ status: answer.statusCode ?? 0, words: rest, body: Buffer.concat(parts) })
        })
      },
    )
      .on('error', reject)
      .end()
  })

let opened: Awaited<ReturnType<typeof open>>
let port = 0
const servers: Listening[] = []

beforeAll(async () => {
  opened = await open()
  servers.push(opened.server)
  port = opened.server.port
})
afterAll(async () => {
  await Promise.all(servers.map(async (server) => server.stop(0)))
})

/** Asks twice: found by everything, then sent at once. */
const askTwice = async (path: string, words: Words, caller: string) => {
  const from = { ...words, 'X-Forwarded-For': caller }
  const first = await get(port, path, from)
  const before = opened.faster.length
  const second = await get(port, path, from)
  return { first, second, isFaster: opened.faster.length > before }
}

describe('[E-T-71] what is at hand is sent at once', () => {
  test.each([
    ['a page, packed', TOOLS, { 'Accept-Encoding': 'br, gzip' }],
    ['a page, packed another way', TOOLS, { 'Accept-Encoding': 'br;q=0, gzip' }],
    ['a page as it is', TOOLS, {}],
    ['a page with a state', `${TOOLS}?carModel=EX30&junk=1`, { 'Accept-Encoding': 'br' }],
    ['a page that reads no cookies', CHARGING, { Cookie: 'a=1', 'Accept-Encoding': 'br' }],
    ['a page with consent', TOOLS, { Cookie: CONSENT, 'Accept-Encoding': 'br' }],
    ['a draft', `${CHARGING}?preview=true`, { 'Accept-Encoding': 'br' }],
    ['a file', FILE, { 'Accept-Encoding': 'gzip' }],
  ])('%s', async (name, path, words) => {
    const { first, second, isFaster } = await askTwice(path, words, `${name.length}.0.2.1`)
    expect(isFaster).toBe(true)
    expect(second).toEqual(first)
    expect(opened.records.at(-1)).toEqual(opened.records.at(-2))
    const tag = first.words['etag'] ?? ''
    const before = opened.faster.length
    const known = await get(port, path, { ...words, 'If-None-Match': `W/${tag}, "x"` })
    expect([known.status, known.body.byteLength]).toEqual([304, 0])
    expect(opened.faster.length).toBe(before + 1)
  })

  test.each([
    ['HEAD', TOOLS, {}, 'HEAD'],
    ['another method', TOOLS, {}, 'POST'],
    ['an odd host', TOOLS, { Host: 'EXAMPLE.org' }, 'GET'],
    ['an address written another way', '/uk/./electrification/', {}, 'GET'],
    ['a form listed origins may frame', FORM, {}, 'GET'],
    ["a visitor's own place", TOOLS, { Cookie: 'evkit_location=%7B%7D' }, 'GET'],
    ['a page that is not there', '/uk/nowhere/', {}, 'GET'],
  ])('%s is looked at with care', async (name, path, words, method) => {
    const from = { ...words, 'X-Forwarded-For': `${name.length}.0.3.1` }
    await get(port, path, { ...from, 'Accept-Encoding': 'br' })
    const before = opened.faster.length
    const first = await get(port, path, from, method)
    if (method === 'GET' && path === TOOLS) expect(first.status).toBe(200)
    expect(opened.faster.length).toBe(before)
  })

  test('whoever asks too often is told so, as before', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.9' }
    for (let at = 0; at < BURST; at += 1) {
      expect((await get(port, TOOLS, from)).status).toBe(200)
    }
    const refused = await get(port, TOOLS, from)
    expect([refused.status, refused.words['retry-after']]).toEqual([429, '3600'])
    expect((await get(port, TOOLS, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(200)
  })
})
