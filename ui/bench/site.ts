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
 * @param settings - Of the environment, beside the port.
 */
export const withSite = async <A>(
  port: number,
  work: (origin: string) => Promise<A>,
  settings: Readonly<Record<string, string>> = {},
): Promise<A> => {
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(server.stdout, 'data')
    return await work(`http://localhost:${port}`)
  } finally {
    server.kill()
  }
}
