// A page built for a bench, served bare, on which the same thing by us and by others is done in turns.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type CDPSession, type Page } from 'playwright'
import { build } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'

/** One of the pages, in a tab of its own. */
export interface OpenedPage {
  readonly page: Page
  readonly session: CDPSession
}

/** What each round of each page has measured, by its name. */
export type Rounds<Round> = Readonly<Record<string, readonly Round[]>>

/** What is measured side by side. */
export interface PeerPages<Round> {
  /** The script of the page; the path tells it which of them it is. */
  readonly script: URL
  readonly names: readonly string[]
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Whether the style sheet comes with the page. */
  readonly hasStyles: boolean
  readonly rounds: number
  readonly prepare: (opened: OpenedPage) => Promise<void>
  readonly run: (opened: OpenedPage, round: number) => Promise<Round>
}

const buildPage = async (script: URL, folder: string, hasStyles: boolean): Promise<void> => {
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@evkit/source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      cssCodeSplit: hasStyles,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(script),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }
const PAGE =
  '<!doctype html><title>Bench</title><body><script type="module" src="/page.js"></script>'

const serve = async (
  folder: string,
  names: readonly string[],
): Promise<{ readonly server: Server; readonly origin: string }> => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (names.includes(path.slice(1))) {
      response.setHeader('Content-Type', 'text/html')
      response.end(PAGE)
      return
    }
    try {
      response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain')
      response.end(readFileSync(join(folder, path)))
    } catch {
      response.statusCode = 404
      response.end()
    }
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
}

const runRounds = async <Round>(
  pages: PeerPages<Round>,
  origin: string,
): Promise<Rounds<Round>> => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
  })
  try {
    const opened = new Map<string, OpenedPage>()
    for (const name of pages.names) {
      const { viewport } = pages
      const page = await browser.newPage(viewport === undefined ? {} : { viewport })
      await page.goto(`${origin}/${name}`, { waitUntil: 'networkidle' })
      const one = { page, session: await page.context().newCDPSession(page) }
      await pages.prepare(one)
      opened.set(name, one)
    }
    const times: Record<string, Round[]> = Object.fromEntries(pages.names.map((name) => [name, []]))
    // The first round warms.
    for (let round = 0; round <= pages.rounds; round += 1) {
      for (const [name, one] of opened) {
        await one.page.bringToFront()
        const measured = await pages.run(one, round)
        if (round > 0) times[name]?.push(measured)
      }
    }
    return times
  } finally {
    await browser.close()
  }
}

/** Builds the page, and measures each of its kinds in turns. */
export const measurePeers = async <Round>(pages: PeerPages<Round>): Promise<Rounds<Round>> => {
  const caches = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
  mkdirSync(caches, { recursive: true })
  const folder = mkdtempSync(join(caches, 'bench-peers-'))
  await buildPage(pages.script, folder, pages.hasStyles)
  const { server, origin } = await serve(folder, pages.names)
  try {
    return await runRounds(pages, origin)
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
