import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../process.mjs'
import { judgeSize, listAddedFiles, listFirstLoad, listOwnFiles } from '../sizes.mjs'

const manifest = {
  'start.ts': { file: 'start.js', imports: ['_base.js'], dynamicImports: ['map.ts', '_map.js'] },
  '_base.js': { file: 'base.js', dynamicImports: ['soon.ts'] },
  'map.ts': { file: 'map-a.js', imports: ['_base.js', '_big.js'] },
  '_map.js': { file: 'map-b.js' },
  '_big.js': { file: 'big.js' },
  'soon.ts': { file: 'soon.js' },
}
const modules = { 'map-a.js': ['ui/map.ts'], 'map-b.js': ['ui/other/map.ts'] }
const first = (later) => [...listFirstLoad(manifest, modules, { entry: 'start.ts', later })].sort()

test('a first load is what the script imports and asks for by itself', () => {
  expect(first([])).toEqual(['base.js', 'big.js', 'map-a.js', 'map-b.js', 'soon.js', 'start.js'])
})

test('what is asked for later leaves it with what it alone needs, and nothing else of that name', () => {
  expect(first(['ui/map.ts'])).toEqual(['base.js', 'map-b.js', 'soon.js', 'start.js'])
})

test('what the script imports at once never leaves it', () => {
  const at = { ...manifest, 'start.ts': { file: 'start.js', imports: ['map.ts'] } }
  expect([...listFirstLoad(at, modules, { entry: 'start.ts', later: ['ui/map.ts'] })]).toContain(
    'map-a.js',
  )
})

test('[E-B-28] a part costs what no other part of its kind brings, each of which loads alone', () => {
  const parts = {
    'blocks/faq.tsx': { file: 'faq.js', imports: ['_base.js', '_fold.js'] },
    'blocks/offers.tsx': { file: 'offers.js', imports: ['_base.js', '_price.js'] },
    'pages/home.ts': { file: 'home.js', imports: ['_base.js'] },
    '_base.js': { file: 'base.js' },
    '_fold.js': { file: 'fold.js', imports: ['_base.js'] },
    '_price.js': { file: 'price.js' },
  }
  expect([...listOwnFiles(parts, 'blocks/')].sort()).toEqual([
    'faq.js',
    'fold.js',
    'offers.js',
    'price.js',
  ])
  expect([...listOwnFiles(parts, 'blocks/', ['_price.js', '_fold.js'])].sort()).toEqual([
    'faq.js',
    'offers.js',
  ])
  expect(listOwnFiles(parts, 'nowhere/')).toEqual([])
})

test('[E-B-28] a script costs what none of those brings that are there already', () => {
  const scripts = {
    'blocks/offers.tsx': { file: 'offers.js', imports: ['_base.js', '_stack.js', '_popup.js'] },
    'blocks/callouts.tsx': { file: 'callouts.js', imports: ['_popup.js'] },
    'form.tsx': { file: 'form.js', imports: ['_base.js'] },
    '_base.js': { file: 'base.js' },
    '_popup.js': { file: 'popup.js' },
    '_stack.js': { file: 'stack.js', imports: ['_base.js'] },
  }
  const entry = 'blocks/offers.tsx'
  expect(listAddedFiles(scripts, { entry, beyond: ['blocks/', 'form.tsx'] })).toEqual([
    'offers.js',
    'stack.js',
  ])
  expect(() => listAddedFiles(scripts, { entry, beyond: ['gone.tsx'] })).toThrow('gone.tsx')
})

test('[E-B-28] the goals of offers and of tracking are those that were set', () => {
  const { parts } = JSON.parse(readFileSync(join(ROOT, '.config/budgets.json'), 'utf8'))
  const limits = Object.entries(parts).flatMap(([name, { limit }]) =>
    /^(?:offers|tracking)/.test(name) ? [limit] : [],
  )
  expect(limits).toEqual([6000, 2000])
})

test('[E-B-28] the scripts of a video and of media highlights are 5 kB together, beside the other blocks', () => {
  const { parts } = JSON.parse(readFileSync(join(ROOT, '.config/budgets.json'), 'utf8'))
  const own = ['video', 'media-highlights'].map((name) => {
    const entry = `src/shell/blocks/drawn/${name}.tsx`
    const row = Object.values(parts).find((part) => part.entry === entry)
    expect(row?.beyond).toEqual(['src/shell/blocks/drawn/'])
    return row.limit
  })
  expect(own[0] + own[1]).toBe(5000)
})

test('[E-B-28] every view and machine of a block is in the 20 kB of blocks', () => {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8')
  const { code, limit, external } = JSON.parse(read('.config/budgets.json')).engine[
    'blocks as they run in the browser, without xstate'
  ]
  const names = read('engine/src/entries/blocks.ts').match(/\b[a-z]\w+(?:View|Machine)\b/g) ?? []
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !code.includes(` ${name}`))).toEqual([])
  expect([limit, external]).toEqual([20_000, ['xstate']])
})

test.each([
  [1000, 'within'],
  [1001, 'in the room above'],
  [1020, 'in the room above'],
  [1021, 'OVER'],
])('%d B against a limit of 1,000 B are %s', (size, verdict) => {
  expect(judgeSize({ size, limit: 1000 })).toBe(verdict)
})
