// Starts the built site for the stories in Firefox, with a storage of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A site that is served. */
export interface Served {
  readonly origin: string
  readonly stop: () => Promise<void>
}

const ROOT = resolve(import.meta.dirname, '../..')
const PLACE = /evkit is at (http:\/\/localhost:\d+)\//

const findOrigin = (server: ChildProcess): Promise<string> =>
  new Promise((found, fail) => {
    let text = ''
    const take = (part: Buffer): void => {
      text += part.toString('utf8')
      const [, origin] = PLACE.exec(text) ?? []
      if (origin !== undefined) found(origin)
    }
    server.stdout?.on('data', take)
    server.stderr?.on('data', take)
    server.once('exit', () => {
      fail(new Error(`The site did not start: ${text}`))
    })
  })

/** Serves the site on a port nobody else has; builds it before that when it is stale. */
export const serveSite = async (): Promise<Served> => {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'))
  const server = spawn(process.execPath, ['.config/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      EVKIT_PREVIEW: 'on',
      EVKIT_ENVIRONMENT: 'qa',
      EVKIT_FORMS_LIMITS: 'off',
      EVKIT_DATA_DIR: folder,
    },
  })
  const origin = await findOrigin(server)
  return {
    origin,
    stop: async () => {
      const end = once(server, 'exit')
      server.kill()
      await end
      rmSync(folder, { recursive: true })
    },
  }
}
