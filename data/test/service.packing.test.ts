import { describe, expect, test } from 'vitest'
import { Hono } from 'hono'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chargingDataEndpoint } from '@evkit/engine/charging'
import { createService } from '../service/app.js'
import { chooseEncoding, describeBytes, hasTag, makeTag, packAnswers } from '../service/packing.js'
import { openData } from './open.js'

const service = createService(openData(), { isPreviewOpen: false })

describe('[E-T-55] how an answer is packed', () => {
  test.each([
    ['', 'plain'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0', 'plain'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'plain'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity;q=1, br;q=0.5', 'plain'],
    ['identity;q=0, GZIP', 'gzip'],
    ['bright, gzipped', 'plain'],
    ['deflate', 'plain'],
  ])('%j is taken as %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })

  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a-br"', true],
    ['"a--gzip"', true],
    ['*', true],
    ['a', false],
    ['"ab"', false],
    ['', false],
  ])('%j says that "a" is known: %s', (sent, isKnown) => {
    expect(hasTag(sent, 'a')).toBe(isKnown)
  })

  test('whatever a text is, its tag is known again as it was sent, and as a proxy writes it', () => {
    for (let at = 0; at < 300; at += 1) {
      for (const encoding of ['plain', 'gzip', 'br'] as const) {
        const sending = {
          tag: makeTag(`text ${at}`),
          type: 'text/html',
          cache: 'no-cache',
          encoding,
        }
        const { status, headers } = describeBytes(sending, undefined)
        const [, tag = ''] = headers.find(([name]) => name === 'ETag') ?? []
        expect(status).toBe(200)
        const byProxy = encoding === 'plain' ? [tag.replace(/"$/, '-gzip"')] : []
        for (const known of [tag, `W/${tag}`, ...byProxy]) {
          expect([known, describeBytes(sending, known).status]).toEqual([known, 304])
        }
      }
    }
  })
})

describe('[E-T-55] documents', () => {
  const ask = async (headers: Readonly<Record<string, string>>) => {
    const answer = await service.request(chargingDataEndpoint.path, { headers })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('are the same in each encoding, and none for who has them', async () => {
    const plain = await ask({})
    const gzip = await ask({ 'Accept-Encoding': 'gzip' })
    const br = await ask({ 'Accept-Encoding': 'br' })
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
    for (const { answer } of [plain, gzip, br]) {
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      const tag = answer.headers.get('etag') ?? ''
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        expect((await ask({ 'If-None-Match': known })).answer.status).toBe(304)
      }
    }
  })
})

describe('[E-T-55] what is answered once', () => {
  const app = new Hono()
  app.use(packAnswers)
  const long = 'a plain text. '.repeat(200)
  app.get('/long', (context) => context.json({ long }))
  app.get('/short', (context) => context.json({ short: 1 }))
  app.get('/picture', (context) => context.body(long, 200, { 'Content-Type': 'image/webp' }))
  const headers = { 'Accept-Encoding': 'gzip' }

  test('is packed where that is worth it', async () => {
    const answer = await app.request('/long', { headers })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(JSON.parse(text)).toEqual({ long })
    const short = await app.request('/short', { headers })
    expect([short.headers.get('content-encoding'), await short.text()]).toEqual([
      null,
      '{"short":1}',
    ])
    const picture = await app.request('/picture', { headers })
    expect([picture.headers.get('content-encoding'), picture.headers.get('vary')]).toEqual([
      null,
      null,
    ])
  })
})
