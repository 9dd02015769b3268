import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

// [B] and [ms]: fine enough that a browser draws between two parts of a block.
const PIECE = 250
const PAUSE = 20
// Hop by hop, or untrue once the body is sent in pieces.
const DROPPED = ['content-length', 'content-encoding', 'transfer-encoding', 'connection']

const sendSlowly = async (response: ServerResponse, body: Buffer): Promise<void> => {
  for (let at = 0; at < body.length; at += PIECE) {
    response.write(body.subarray(at, at + PIECE))
    await wait(PAUSE)
  }
  response.end()
}

/** Stands before the site and hands its pages on a piece at a time, everything else at once. */
export const serveSlowly = async (site: string) => {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${site}${request.url ?? '/'}`, { redirect: 'manual' })
      const headers = [...answer.headers].filter(([name]) => !DROPPED.includes(name))
      response.writeHead(answer.status, Object.fromEntries(headers))
      const body = Buffer.from(await answer.arrayBuffer())
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
      if (isPage) await sendSlowly(response, body)
      else response.end(body)
    })().catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://localhost:${address.port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
