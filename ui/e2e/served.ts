// The built site as a process of its own, on a port that nobody else has, with a storage that goes with it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A site that is served. */
export interface Served {
  readonly origin: string
  /** Ends it, takes its storage away and gives its exit code. */
  readonly stop: () => Promise<number | null>
}

/** Settings of the environment by name. */
export type Environment = Readonly<Record<string, string>>

const MAIN = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
const PLACE = /evkit is at (http:\/\/localhost:\d+)\//

/** Finds a port that nobody has. */
export const findPort = async (): Promise<string> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

/** Begins the built site with nothing of this process but where programs are found. */
export const startSite = (environment: Environment, program = MAIN, cwd?: string) =>
  spawn(process.execPath, [program], {
    ...(cwd === undefined ? {} : { cwd }),
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const findOrigin = (server: ReturnType<typeof startSite>): Promise<string> =>
  new Promise((found, fail) => {
    let text = ''
    const take = (part: Buffer): void => {
      text += part.toString('utf8')
      const [, origin] = PLACE.exec(text) ?? []
      if (origin !== undefined) found(origin)
    }
    server.stdout.on('data', take)
    server.stderr.on('data', take)
    server.once('exit', () => {
      fail(new Error(`The site did not start: ${text}`))
    })
  })

/**
 * Serves the built site.
 *
 * @param environment - Its settings.
 * @param program - What serves it, where it is not the site of this folder.
 * @param cwd - The folder it is run in.
 * @throws Error with its own words, where it does not start.
 */
export const serveSite = async (
  environment: Environment = {},
  program?: string,
  cwd?: string,
): Promise<Served> => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  const clear = (): void => {
    rmSync(folder, { recursive: true })
  }
  // Its pages name the port, so it is known before it starts.
  const own = { PORT: await findPort(), EVKIT_DATA_DIR: folder }
  const server = startSite({ ...own, ...environment }, program, cwd)
  const kill = (): void => {
    server.kill()
  }
  process.once('exit', kill)
  try {
    const origin = await findOrigin(server)
    return {
      origin,
      stop: async () => {
        process.off('exit', kill)
        const end = once(server, 'exit')
        kill()
        const [code] = (await end) as [number | null]
        clear()
        return code
      },
    }
  } catch (error) {
    clear()
    throw error
  }
}
