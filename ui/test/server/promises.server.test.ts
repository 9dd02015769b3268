// What the guides for whoever runs a site promise, held against what the server does.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { listSecurityHeaders } from '../../server/security.js'
import { readSettings } from '../../server/settings.js'
import { listRows, readHere, sectionOf } from '../../../.config/guide-tables.mjs'

const root = resolve(import.meta.dirname, '../../..')
const SOURCES = ['ui/server', 'data', 'ui/src/shell']
const listSources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'test' ? [] : listSources(path)
    return /\.(?:ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
const GUIDES = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)
const SETTING = /\bEVKIT_[A-Z_]+\b/g
const namesIn = (text: string): readonly string[] => text.match(SETTING) ?? []

describe('[E-F-68] settings', () => {
  const used = new Set(SOURCES.flatMap(listSources).flatMap((file) => namesIn(readHere(file))))
  const told = new Set(
    GUIDES.flatMap((guide) => listRows(readHere(guide))).flatMap(([name = '']) => namesIn(name)),
  )

  test('each that is read has a row in a guide, and each row is read', () => {
    expect([...used].filter((name) => !told.has(name))).toEqual([])
    expect([...told].filter((name) => !used.has(name))).toEqual([])
  })

  test('what holds without them is what the table says', () => {
    const settings = readSettings({})
    if (E.isLeft(settings)) throw new Error('nothing set is understood')
    const { port, stopLimit, origin, linkEnvironment, transport, areToolsKept } = settings.right
    const rows = listRows(sectionOf(readHere('docs/guides/run-the-service.md'), 'Settings'))
    const without = (name: string): string | undefined =>
      rows.find(([cell = '']) => cell.includes(`\`${name}\``))?.[1]
    expect(without('PORT')).toBe(String(port))
    expect(without('EVKIT_STOP_LIMIT')).toBe(String(stopLimit))
    expect(origin).toBe(`http://localhost:${port}`)
    expect(without('EVKIT_LINK_ENV')).toBe(`\`${linkEnvironment}\``)
    expect(without('EVKIT_HSTS')).toBe(`\`${transport}\``)
    expect(without('EVKIT_OFFLINE')).toBe(areToolsKept ? 'on' : 'off')
    const shared = readSettings({ EVKIT_ASSETS_DIR: '/srv/assets' })
    const days = E.isRight(shared) ? shared.right.sharedFiles?.days : undefined
    expect(without('EVKIT_ASSETS_DAYS')).toBe(String(days))
    for (const name of ['EVKIT_PREVIEW', 'EVKIT_METRICS']) expect(without(name)).toBe('off')
    expect([settings.right.isPreviewOpen, settings.right.isMetricsOpen]).toEqual([false, false])
  })
})

describe('headers of every answer', () => {
  const guide = readHere('docs/guides/security.md')
  const headers = listSecurityHeaders('https://www.example.org')

  test('are those of the table, and no others', () => {
    const named = listRows(sectionOf(guide, 'Headers'))
      .slice(1)
      .map(([name = '']) => name)
    expect(named.map((name) => name.replaceAll('`', '')).sort()).toEqual(
      Object.keys(headers).sort(),
    )
    for (const [name = '', value = ''] of listRows(sectionOf(guide, 'Headers')).slice(1)) {
      const [, exact] = /^`([^`]+)`$/.exec(value) ?? []
      if (exact !== undefined) expect(headers[name.replaceAll('`', '')]).toBe(exact)
    }
  })

  test('three texts stand in a page itself, and nobody else is asked', () => {
    const policy = headers['Content-Security-Policy'] ?? ''
    expect(guide).toContain('allowed by its hash, three in all')
    expect(policy.match(/'sha256-/g)).toHaveLength(3)
    expect(policy).not.toMatch(/unsafe|nonce-|https?:/)
  })
})

test('what is promised is held by files that are there', () => {
  const rows = listRows(sectionOf(readHere('docs/SECURITY.md'), 'What is promised')).slice(1)
  const files = rows.flatMap(([, held = '']) =>
    [...held.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe('limits in words', () => {
  const guide = readHere('docs/guides/run-the-service.md').replaceAll(/\s+/g, ' ')
  const sourceOf = (file: string, pattern: RegExp): number => {
    const found = pattern.exec(readHere(file))?.[1] ?? ''
    return found
      .replaceAll('_', '')
      .split('*')
      .reduce((product, factor) => product * Number(factor), 1)
  }

  test.each([
    ['ui/server/listen.ts', /REQUEST_TIMEOUT = ([\d_]+)/, 1000, 'the whole request within $ s'],
    ['ui/server/listen.ts', /REQUEST_TIMEOUT = ([\d_]+)/, 2000, 'Headers must arrive within $ s'],
    ['ui/server/listen.ts', /KEEP_ALIVE = ([\d_]+)/, 1000, 'waits is ended after $ s'],
    ['ui/server/listen.ts', /REQUESTS_A_CONNECTION = ([\d_]+)/, 1, 'and after $ requests'],
    ['ui/server/listen.ts', /HEADER_BYTES = ([\d_]+)/, 1024, 'Headers are at most $ kB'],
    ['ui/server/threads.ts', /\bTASK_TIMEOUT = ([\d_]+)/, 1000, 'waits, up to $ s'],
    ['ui/server/threads.ts', /\bTASK_TIMEOUT = ([\d_]+)/, 1000, 'takes over $ s for one thing'],
    ['ui/server/send-page.ts', /CLOSED_BYTES = ([\d_ *]+)/, 1024 * 1024, 'packed, in $ MiB'],
    ['ui/server/send-page.ts', /OPEN_BYTES = ([\d_ *]+)/, 1024 * 1024, 'any text, in $ MiB more'],
    ['data/service/admission.ts', /pages: .*all: ([\d_]+)/, 1, '$ pages may wait'],
    ['data/service/admission.ts', /pages: .*each: ([\d_]+)/, 1, 'may wait, $ of each caller'],
  ])('%s %s is what the guide says', (file, pattern, unit, words) => {
    const value = sourceOf(file, pattern) / unit
    expect(value).toBeGreaterThan(0)
    expect(guide).toContain(words.replace('$', String(value)))
  })
})
