import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isSiteFresh, stampSite } from '../site-build.mjs'

let root = ''
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  write('engine/package.json', '{}')
  write('ui/src/page.ts', 'a')
  write('ui/dist/client/page.js', 'a')
  stampSite(root)
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('a built site', () => {
  test('is fresh while nothing has changed', () => {
    expect(isSiteFresh(root)).toBe(true)
  })

  test.each([
    'engine/package.json',
    'engine/src/range/range.ts',
    'ui/src/page.ts',
    'ui/server/main.ts',
    'ui/tsconfig.json',
    'ui/package.json',
    'ui/vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
    'data/content/sites.json',
    '.config/site-build.mjs',
  ])('is stale when %s has changed', (path) => {
    write(path, 'changed')
    expect(isSiteFresh(root)).toBe(false)
  })

  test.each(['client/page.js', 'server/main.js', 'pictures/car.svg'])(
    'is stale when the built %s has changed',
    (path) => {
      write(`ui/dist/${path}`, 'changed')
      expect(isSiteFresh(root)).toBe(false)
    },
  )

  test('is stale when a built file is gone', () => {
    rmSync(join(root, 'ui/dist/client/page.js'))
    expect(isSiteFresh(root)).toBe(false)
  })

  test('is fresh after a change in its tests', () => {
    write('ui/test/page.test.ts', 'changed')
    write('data/test/data.test.ts', 'changed')
    expect(isSiteFresh(root)).toBe(true)
  })

  test('is stale where none was built', () => {
    rmSync(join(root, 'ui/dist'), { recursive: true })
    expect(isSiteFresh(root)).toBe(false)
  })
})
