// What a browser asked of the network while somebody looked at pages: its own log, in which nothing is missing that goes out,
// such as a look-up of a name, a connection made ahead, or a socket.
import { chromium, expect, type Page } from '@playwright/test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANSWERED } from '../../../.config/answered.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../../../.config/chromium.mjs'

interface NetLog {
  readonly events: readonly { readonly params?: Readonly<Record<string, unknown>> }[]
}

// Where the log names a host: by address, by name, or as the pool of its sockets.
const NAMED = ['url', 'host', 'hostname', 'qname', 'destination', 'group_id'] as const
const HOST = /^(?:[a-z]+\/)?(?:[a-z]+:\/\/)?(?<host>\[[^\]]+\]|[^\s/:?#]+)/i

// What this browser asks of its maker on every page, whatever stands on it.
const OF_THE_BROWSER = [
  'accounts.google.com',
  'content-autofill.googleapis.com',
  'update.googleapis.com',
]

const hostsOf = ({ events }: NetLog): readonly string[] => {
  const hosts = events.flatMap(({ params = {} }) =>
    NAMED.flatMap((name) => {
      const written = params[name]
      if (typeof written !== 'string' || /^(?:data|blob|chrome|about):/.test(written)) return []
      return HOST.exec(written)?.groups?.['host'] ?? []
    }),
  )
  return [...new Set(hosts)].filter((host) => !OF_THE_BROWSER.includes(host)).sort()
}

/**
 * Lists the hosts a browser has had to do with during a visit.
 *
 * @param origin - Of the site that is visited.
 * @param visit - What the visitor does, in a browser of its own.
 */
export const listHosts = async (
  origin: string | undefined,
  visit: (page: Page) => Promise<void>,
): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'net-log-'))
  const file = join(folder, 'log.json')
  try {
    // A profile that is kept, as a visitor has one: only there does this browser look names up ahead.
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: findChromium() ?? '',
      args: [...CHROMIUM_FLAGS, `--log-net-log=${file}`],
      baseURL: origin ?? '',
    })
    await context.addCookies(ANSWERED.cookies.map(({ sameSite: _, ...cookie }) => cookie))
    await visit(await context.newPage())
    // The log is whole once the browser has ended.
    await context.close()
    return hostsOf(JSON.parse(readFileSync(file, 'utf8')) as NetLog)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Sees that nothing but the site itself is asked for anything during a visit. */
export const expectNoThirdParty = async (
  origin: string | undefined,
  visit: (page: Page) => Promise<void>,
): Promise<void> => {
  expect(await listHosts(origin, visit)).toEqual([new URL(origin ?? '').hostname])
}
