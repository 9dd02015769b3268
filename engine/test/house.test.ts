// What the house looks like from outside: its top level, its names.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

const TOP = [
  'LICENSE',
  'README.md',
  'data',
  'docs',
  'engine',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'tsup.config.ts',
  'ui',
  'vitest.workspace.ts',
]

// Names others fix: tools, licences, pages of numbered decisions and errors, tags of languages.
const FIXED =
  /^(README|SECURITY|LICENSE|CHANGELOG)(\.md)?$|^[a-z]{2}-[A-Z]{2}(\.json)?$|^EV-\d{3}\.md$|^\d{4}-[a-z0-9-]+\.md$|^\.|^__snapshots__$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

describe('the house', () => {
  test('the top level is exactly this, and dotfiles', () => {
    const top = new Set(files.map((file) => file.split('/')[0] ?? ''))
    expect([...top].filter((name) => !name.startsWith('.')).sort()).toEqual(TOP)
  })

  test('the packed engine carries the licence of the house', () => {
    const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
    expect(read('engine/LICENSE')).toBe(read('LICENSE'))
  })

  test('names are in small letters with hyphens', () => {
    const odd = files.filter((file) =>
      file.split('/').some((part) => !FIXED.test(part) && !KEBAB.test(part)),
    )
    expect(odd).toEqual([])
  })

  test('the engine and the shell call a domain by one name', () => {
    const domains = (folder: string): Set<string> =>
      new Set(
        files.flatMap((file) => new RegExp(`^${folder}/src/([a-z-]+)/`).exec(file)?.[1] ?? []),
      )
    const engine = domains('engine')
    const SHELL_ONLY = new Set(['primitives', 'tokens', 'tool', 'shell', 'map'])
    const strangers = [...domains('ui')].filter(
      (name) => !engine.has(name) && !SHELL_ONLY.has(name),
    )
    expect(strangers).toEqual([])
  })
})
