// Two processes of the site behind a balancer, and a second build of it whose files have other names.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const NAME = /[\w.-]+-([\w-]{8})\.(?:js|css)/g
const TEXT = /\.(?:js|mjs|css|json)$/

const rename = (name: string): string => {
  const [, stem = '', hash = '', ending = ''] = /^(.*)-([\w-]{8})(\.\w+)$/.exec(name) ?? []
  return `${stem}-${hash.slice(4)}${hash.slice(0, 4)}${ending}`
}

/** Makes a build of the same site whose scripts and styles have other names, as after any change of them. */
export const makeOtherBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), 'other-build-'))
  mkdirSync(join(folder, 'ui'))
  cpSync(join(ROOT, 'ui/dist'), join(folder, 'ui/dist'), { recursive: true })
  for (const name of ['data', 'engine', 'node_modules', 'ui/node_modules']) {
    if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), join(folder, name))
  }
  const client = join(folder, 'ui/dist/client')
  const assets = join(client, 'assets')
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  const others = new Map(names.map((name) => [name, rename(name)]))
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(file)) continue
    const path = join(client, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(NAME, (name) => others.get(name) ?? name),
    )
  }
  for (const [name, other] of others) renameSync(join(assets, name), join(assets, other))
  return {
    folder,
    program: join(folder, 'ui/dist/server/main.js'),
    remove: () => {
      rmSync(folder, { recursive: true })
    },
  }
}

// [ms] A load, and no flood.
const PAUSE = 15

/** Begins a balancer: each request goes to the next of those behind it, whichever sent the page. */
export const openBalancer = async () => {
  const behind: string[] = []
  // Requests each of them has not answered yet.
  const open = new Map<string, number>()
  const count = (origin: string, by: number): void => {
    open.set(origin, (open.get(origin) ?? 0) + by)
  }
  const agent = new Agent({ keepAlive: false })
  let turn = 0
  const server = createServer((asked, answer) => {
    const origin = behind[(turn += 1) % behind.length]
    if (origin === undefined) {
      answer.writeHead(502).end()
      return
    }
    const { method, headers, url } = asked
    count(origin, 1)
    answer.once('close', () => {
      count(origin, -1)
    })
    const onward = request(new URL(url ?? '/', origin), { method, headers, agent })
    onward.on('response', (got: IncomingMessage) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    onward.on('error', () => {
      answer.writeHead(502).end()
    })
    asked.pipe(onward)
  }).listen(0)
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    take: (origin: string) => {
      behind.push(origin)
    },
    /** Sends one of them nothing more, and waits until it has answered what it was sent. */
    leave: async (origin: string): Promise<void> => {
      behind.splice(behind.indexOf(origin), 1)
      while ((open.get(origin) ?? 0) > 0) await wait(PAUSE)
    },
    close: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const LINKED = /(?:href|src)="(\/(?:assets|media)\/[^"]+)"/g

/** Asks for pages and for all they name, again and again until it is told to end; answers with what failed. */
export const keepAsking = (origin: string, paths: readonly string[]) => {
  const failed: string[] = []
  const files = new Set<string>()
  let isEnding = false
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    if (answer.status !== 200) failed.push(`${answer.status} ${path}`)
    return answer.text()
  }
  const run = async (): Promise<void> => {
    for (let at = 0; !isEnding; at += 1) {
      const page = await ask(paths[at % paths.length] ?? '/')
      const named = new Set([...page.matchAll(LINKED)].map(([, address = '']) => address))
      for (const file of named) {
        await ask(file)
        await wait(PAUSE)
        files.add(file)
      }
    }
  }
  const running = run().catch((error: unknown) => {
    failed.push(String(error))
  })
  return {
    files,
    end: async (): Promise<readonly string[]> => {
      isEnding = true
      await running
      return failed
    },
  }
}
