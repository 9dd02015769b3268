// Starts the built site for a bench and stops it afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))

/**
 * Runs work against the built site.
 *
 * @param port - Port to serve on.
 * @param work - Is given the origin.
 */
export const withSite = async <A>(
  port: number,
  work: (origin: string) => Promise<A>,
): Promise<A> => {
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(server.stdout, 'data')
    return await work(`http://localhost:${port}`)
  } finally {
    server.kill()
  }
}
