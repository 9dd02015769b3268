import { Hono } from 'hono'
import sharp from 'sharp'
import { left } from '@evkit/engine/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { OPEN_DOOR, type Admission } from '../service/admission.js'
import { asksForWidth, createOwnImages } from '../service/own-images.js'

let photo: Buffer
let made: Buffer[] = []

beforeAll(async () => {
  photo = await sharp({ create: { width: 1300, height: 650, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
})

const open = (door: Pick<Admission, 'inTurn'> = OPEN_DOOR, bytes: () => Buffer = () => photo) => {
  made = []
  const answer = createOwnImages(door)
  const app = new Hono()
  app.get('/photo.jpg', (context) =>
    answer(context, {
      tag: 'photo',
      type: 'image/jpeg',
      cache: 'public, max-age=3600',
      bytes: async () => {
        made.push(bytes())
        return Promise.resolve(bytes())
      },
    }),
  )
  return (query: string, headers: Record<string, string> = {}) =>
    app.request(`/photo.jpg?${query}`, { headers })
}

const sizeOf = async (response: Response): Promise<readonly (number | string | undefined)[]> => {
  const { width, height, format } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata()
  return [format, width, height]
}

describe('a picture of the site in a width', () => {
  test('[B-IMG-01] is as wide as asked, in the kind it has', async () => {
    const response = await open()('w=480&imdensity=1')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(await sizeOf(response)).toEqual(['jpeg', 480, 240])
  })

  test('[B-IMG-06] the placeholder is 10 px wide; twice the density is twice as wide, and never wider than the file', async () => {
    const ask = open()
    expect(await sizeOf(await ask('w=10&imdensity=1'))).toEqual(['jpeg', 10, 5])
    expect(await sizeOf(await ask('w=480&imdensity=2'))).toEqual(['jpeg', 960, 480])
    expect(await sizeOf(await ask('w=1920'))).toEqual(['jpeg', 1300, 650])
  })

  test('[B-B-10] is narrow for who saves data, narrower on a phone, whatever width is asked for', async () => {
    const ask = open()
    const saving = { 'Save-Data': 'on' }
    const response = await ask('w=1920', saving)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding, Save-Data, Sec-CH-UA-Mobile')
    expect(await sizeOf(response)).toEqual(['jpeg', 720, 360])
    expect(await sizeOf(await ask('w=480', saving))).toEqual(['jpeg', 480, 240])
    const onPhone = { ...saving, 'Sec-CH-UA-Mobile': '?1' }
    for (const query of ['', 'w=1080&imdensity=2'])
      expect(await sizeOf(await ask(query, onPhone))).toEqual(['jpeg', 480, 240])
    expect((await ask('w=7', saving)).status).toBe(400)
    expect((await ask('', { 'Save-Data': 'off' })).status).toBe(400)
  })

  test('is made once, and not sent to who has it', async () => {
    const ask = open()
    const tag = (await ask('w=720')).headers.get('ETag') ?? ''
    expect((await ask('w=720&imdensity=1', { 'If-None-Match': tag })).status).toBe(304)
    expect((await ask('w=1080', { 'If-None-Match': tag })).status).toBe(200)
    expect(made.length).toBe(2)
  })

  test.each([
    'w=481',
    'w=0',
    'w=-480',
    'w=480px',
    'w=4.8e2',
    'w=',
    'w=99999999999',
    'w=480&w=720',
    'w=480&imdensity=3',
    'w=480&imdensity=',
    'w=480&imdensity=1&imdensity=2',
  ])('[B-IMG-03] %s is refused, and nothing is made', async (query) => {
    const response = await open()(query)
    expect([response.status, made.length]).toEqual([400, 0])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('what is no picture is not there; where too many wait, one comes again', async () => {
    expect((await open(OPEN_DOOR, () => Buffer.from('<svg/>'))('w=480')).status).toBe(404)
    const busy = await open({ inTurn: () => Promise.resolve(left('busy')) })('w=480')
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, '2'])
  })

  test('drawings and other files are never asked for in a width', () => {
    expect(asksForWidth('image/jpeg', '/a.jpg?v=1&w=480')).toBe(true)
    expect(asksForWidth('image/jpeg', '/a.jpg?width=480')).toBe(false)
    expect(asksForWidth('image/svg+xml', '/a.svg?w=480')).toBe(false)
    expect(asksForWidth('text/javascript', '/a.js?w=480')).toBe(false)
  })
})
