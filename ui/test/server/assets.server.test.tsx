import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLasting, listMissing, listPageAssets, readAssets } from '../../server/assets.js'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
const MANIFEST = {
  'src/start.ts': {
    file: 'assets/start-1.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/later.ts', 'src/map.ts'],
  },
  'src/later.ts': { file: 'assets/later-6.js', dynamicImports: ['src/start.ts'] },
  'src/map.ts': { file: 'assets/map-7.js', imports: ['_large.js'] },
  '_large.js': { file: 'assets/large-8.js' },
  '_shared.js': { file: 'assets/shared-2.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-3.js', imports: ['_shared.js'] },
  'font.woff2': { file: 'assets/font-5.woff2' },
}

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'assets/start-1.js'), 'start()')
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(folder, 'left.bin'), 'x')
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(
    join(folder, '.vite/styles.json'),
    JSON.stringify({
      'src/start.ts': 'assets/start-4.css',
      'src/elsewhere.ts': 'assets/elsewhere-9.css',
    }),
  )
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('built files', () => {
  test('are known by their address; the manifest and unknown kinds are not served', () => {
    expect([...readAssets(folder).keys()].sort()).toEqual(['/assets/start-1.js', '/robots.txt'])
  })

  test('unpack to what they are', async () => {
    const packed = readAssets(folder).get('/assets/start-1.js')?.packed
    expect((await packed?.encoded('plain'))?.toString()).toBe('start()')
    expect(gunzipSync((await packed?.encoded('gzip')) ?? '').toString()).toBe('start()')
    expect(brotliDecompressSync((await packed?.encoded('br')) ?? '').toString()).toBe('start()')
  })

  test('only those named by their content are kept for ever', () => {
    const files = readAssets(folder)
    expect(files.get('/assets/start-1.js')?.isImmutable).toBe(true)
    expect(files.get('/robots.txt')?.isImmutable).toBe(false)
  })

  test('[E-T-115] those the build has made and that are not there are named', () => {
    const missing = listMissing(folder).map((path) => path.slice(folder.length))
    expect(missing).toContain('/assets/later-6.js')
    expect(missing).toContain('/assets/start-4.css')
    expect(missing).not.toContain('/assets/start-1.js')
  })

  test('[B-T-12] what a page may ever ask for is each file once, without what is left out and what that alone needs', () => {
    expect(listLasting(folder, ['src/start.ts'], ['src/map.ts'])).toEqual([
      '/assets/deep-3.js',
      '/assets/font-5.woff2',
      '/assets/later-6.js',
      '/assets/shared-2.js',
      '/assets/start-1.js',
      '/assets/start-4.css',
    ])
  })

  test('a page names its script, what that will ask for, its styles and the type', () => {
    expect(listPageAssets(folder, 'src/start.ts')).toEqual({
      styles: ['/assets/start-4.css'],
      scripts: ['/assets/start-1.js'],
      preloads: ['/assets/deep-3.js', '/assets/shared-2.js'],
      fonts: ['/assets/font-5.woff2'],
    })
  })
})
