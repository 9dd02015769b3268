import { expect, test } from 'vitest'
import { listFirstLoad } from '../sizes.mjs'

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
