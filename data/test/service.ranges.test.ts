import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { readRange, sendRange } from '../service/ranges.js'
import { toPacked } from '../service/packing.js'

const TEXT = '0123456789'
const packed = toPacked(TEXT)
const app = new Hono()
app.get('/film', (context) =>
  sendRange(
    context,
    { tag: packed.tag, type: 'video/mp4', cache: 'public, max-age=3600', encoding: 'plain' },
    Buffer.from(TEXT),
  ),
)
const ask = async (headers: Record<string, string>) => {
  const answer = await app.request('/film', { headers })
  return [answer.status, answer.headers.get('Content-Range'), await answer.text()]
}

describe('[E-B-36] a film is sent in parts', () => {
  test('the first bytes, the last, those from one on, and all of them', async () => {
    expect(await ask({ Range: 'bytes=0-3' })).toEqual([206, 'bytes 0-3/10', '0123'])
    expect(await ask({ Range: 'bytes=-2' })).toEqual([206, 'bytes 8-9/10', '89'])
    expect(await ask({ Range: 'bytes=7-' })).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await ask({ Range: 'bytes=7-99' })).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await ask({})).toEqual([200, null, TEXT])
    const whole = await app.request('/film')
    expect([whole.headers.get('Accept-Ranges'), whole.headers.get('Content-Type')]).toEqual([
      'bytes',
      'video/mp4',
    ])
  })

  test('a part there is not is refused with the size there is', async () => {
    for (const range of ['bytes=10-', 'bytes=99-100', 'bytes=-0'])
      expect(await ask({ Range: range })).toEqual([416, 'bytes */10', ''])
  })

  test('whoever only asks about it is told of all of it', async () => {
    const answer = await app.request('/film', { method: 'HEAD', headers: { Range: 'bytes=0-3' } })
    const { headers } = answer
    expect([answer.status, headers.get('Content-Range'), headers.get('Accept-Ranges')]).toEqual([
      ...[200, null, 'bytes'],
    ])
  })

  test('what is no part, or several, is all of it', async () => {
    for (const range of ['bytes=', 'bytes=-', 'bytes=3-1', 'bytes=0-1,3-4', 'items=0-1', 'x'])
      expect(await ask({ Range: range })).toEqual([200, null, TEXT])
  })

  test('who has it is told so, and who has another version gets all of it', async () => {
    const tag = (await app.request('/film')).headers.get('ETag') ?? ''
    expect((await ask({ 'If-None-Match': tag }))[0]).toBe(304)
    expect((await ask({ Range: 'bytes=0-3', 'If-Range': tag }))[0]).toBe(206)
    expect((await ask({ Range: 'bytes=0-3', 'If-Range': '"other"' }))[0]).toBe(200)
  })

  test('whatever is asked, a part lies inside the file', () => {
    const number = fc.oneof(fc.nat(), fc.constant(''), fc.bigInt({ min: 0n, max: 10n ** 14n }))
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 100 }), (first, last, size) => {
        const range = readRange(`bytes=${first}-${last}`, size)
        if (typeof range === 'string') return
        expect(range.first >= 0 && range.first <= range.last && range.last < size).toBe(true)
      }),
    )
  })
})
