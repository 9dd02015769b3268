import { request, Agent } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { listen, type Listening } from '../../server/listen.js'

const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'X-Policy': 'ours' }

const started: Listening[] = []
const serve = async (
  fetch: (request: Request) => Response | Promise<Response>,
  requestTimeout?: number,
): Promise<Listening> => {
  const server = await listen({
    fetch,
    port: 0,
    headers: HEADERS,
    ...(requestTimeout === undefined ? {} : { requestTimeout }),
  })
  started.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop(0)))
})

const get = (port: number, agent?: Agent) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ port, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text })
      })
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/** Sends text as it is, and answers with all that comes back until the connection ends. */
const raw = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    let back = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (back += part))
    socket.on('close', () => {
      resolve(back)
    })
    socket.on('error', () => undefined)
  })

/** A request that stays open from when it has come in until it is let go. */
const holdOne = () => {
  let arrive = (): void => undefined
  let release = (_: Response): void => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  const released = new Promise<Response>((done) => (release = done))
  return {
    arrived,
    release: (text: string) => {
      release(new Response(text))
    },
    answer: () => {
      arrive()
      return released
    },
  }
}

// Longer than a test may last: a stop that waits for it fails its test.
const NEVER = 120_000

describe('stopping', () => {
  test('an open request is finished, then nothing is taken any more', async () => {
    const held = holdOne()
    const server = await serve(held.answer)
    const agent = new Agent({ keepAlive: true })
    const answer = get(server.port, agent)
    await held.arrived
    const stopped = server.stop(NEVER)
    await expect(get(server.port)).rejects.toThrow('ECONNREFUSED')
    held.release('whole')
    expect(await answer).toEqual({ status: 200, text: 'whole' })
    expect(await stopped).toBe('finished')
    await expect.poll(() => server.countOpen()).toBe(0)
    agent.destroy()
  })

  test('a connection that only waits does not hold it up', async () => {
    const server = await serve(() => new Response('x'))
    const agent = new Agent({ keepAlive: true })
    await get(server.port, agent)
    expect(server.countOpen()).toBe(1)
    expect(await server.stop(NEVER)).toBe('finished')
    agent.destroy()
  })

  test('what takes longer than the limit is cut off', async () => {
    const held = holdOne()
    const server = await serve(held.answer)
    const failed = expect(get(server.port)).rejects.toThrow('socket hang up')
    await held.arrived
    expect(await server.stop(100)).toBe('cut off')
    await failed
  })
})

describe('slow and large callers', () => {
  test('headers that do not end are given up', async () => {
    const server = await serve(() => new Response('x'), 200)
    expect(await raw(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1.1 408 /)
  })

  test('a body that drips in is given up', async () => {
    const server = await serve(async (asked) => new Response(await asked.text()), 200)
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'
    expect(await raw(server.port, head)).toMatch(/^HTTP\/1.1 408 /)
  })

  test('headers over 16 kB are refused', async () => {
    const server = await serve(() => new Response('x'))
    const head = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`
    expect(await raw(server.port, head)).toMatch(/^HTTP\/1.1 431 /)
  })
})

describe('a body nobody reads', () => {
  const refuse = (): Response => new Response('too large', { status: 413, headers: HEADERS })
  const MEGABYTE = 'x'.repeat(1_000_000)

  const post = (port: number, headers: Readonly<Record<string, string | number>>) =>
    new Promise<string>((resolve, reject) => {
      request({ port, method: 'POST', headers, agent: false }, (answer) => {
        let text = `${answer.statusCode ?? 0} `
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () => {
          resolve(text)
        })
      })
        .on('error', reject)
        .end(MEGABYTE)
    })

  test.each([
    ['says its size', { 'Content-Length': MEGABYTE.length }],
    ['comes in chunks', { 'Transfer-Encoding': 'chunked' }],
  ])('[E-F-21] one that %s does not keep its sender from our answer', async (_, headers) => {
    const server = await serve(refuse)
    expect(await post(server.port, headers)).toBe('413 too large')
  })

  test("[E-F-21] chunks with more said of them than they hold: the parser's answer, with our headers and no text", async () => {
    const server = await serve(async (asked) => new Response(await asked.text()))
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
    const back = await raw(server.port, `${head}1;${'x'.repeat(17_000)}\r\n`)
    expect(back).toMatch(/^HTTP\/1.1 413 /)
    expect(back).toMatch(/\r\nX-Policy: ours\r\n/i)
    expect(back.split('\r\n\r\n')[1]).toBe('')
  })
})

describe('[E-T-58] what is no request', () => {
  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
    ['no words of the protocol', 'NONSENSE\r\n\r\n', 400],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
      431,
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('%s is refused with all headers of ours', async (_, text, status) => {
    let asked = 0
    const server = await serve(() => {
      asked += 1
      return new Response('x')
    })
    const back = await raw(server.port, text)
    expect(back).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(back).toMatch(/\r\nX-Policy: ours\r\n/i)
    expect(back).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i)
    expect(asked).toBe(0)
  })

  test('a request that does not end is refused with them too', async () => {
    const server = await serve(() => new Response('x'), 200)
    const back = await raw(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n')
    expect(back).toMatch(/^HTTP\/1.1 408 /)
    expect(back).toMatch(/\r\nX-Policy: ours\r\n/i)
  })
})

test('a port that is taken is an error, not a crash', async () => {
  const server = await serve(() => new Response('x'))
  await expect(
    listen({ fetch: () => new Response(''), port: server.port, headers: HEADERS }),
  ).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
