import { describe, expect, test } from 'vitest'
import { cutSheet, reachFiles, stylesByEntry } from '../vite-styles.mjs'

const [mark, split] = stylesByEntry({
  toKey: (id) => id.slice(1),
  toPrefix: (id) => `_${id.slice(1, 4)}`,
})

const markAll = (modules) =>
  Object.entries(modules)
    .map(([id, code]) => mark.transform.handler(code, id).code)
    .join('')

const build = (source, bundle, imports) => {
  const written = {}
  split.generateBundle.handler.call(
    {
      getModuleInfo: (id) => ({ importedIds: imports[id] ?? [] }),
      emitFile: ({ fileName, source: text }) => {
        written[fileName.replace(/-[\w-]{8}\./, '.')] = text
      },
    },
    {},
    Object.assign(bundle, { 'style.css': { type: 'asset', fileName: 'style.css', source } }),
  )
  return written
}

const entry = (name, rest) => ({
  type: 'chunk',
  fileName: `${name}.js`,
  name,
  isEntry: true,
  facadeModuleId: `/${name}.ts`,
  code: '',
  ...rest,
})

describe('styles by entry', () => {
  test('a sheet is cut where its modules end; what is of no module is refused', () => {
    expect(cutSheet('a{}\n/*! evkit:3 */\nb{}/*! evkit:0 */\n/*$vite$:1*/')).toEqual([
      { index: 3, text: 'a{}\n' },
      { index: 0, text: '\nb{}' },
    ])
    expect(() => cutSheet('a{}/*! evkit:0 */b{}')).toThrow('of no module')
  })

  test('files asked for in a circle are listed once', () => {
    const bundle = {
      'a.js': { imports: ['b.js'], dynamicImports: ['c.js'] },
      'b.js': { imports: ['a.js'] },
    }
    expect(reachFiles(bundle, 'a.js')).toEqual(['a.js', 'b.js', 'c.js'])
  })

  const sheet = markAll({
    '/base.css': 'p{margin:0}',
    '/car.css': '._car0{color:red}',
    '/map.css': '._map0{color:blue}',
  })

  test('an entry has what it imports at once, and modules its scripts name, in their order', () => {
    const written = build(
      sheet,
      {
        'home.js': entry('home', { dynamicImports: ['later.js'] }),
        'later.js': { type: 'chunk', fileName: 'later.js', code: 'draw("_map0 x")' },
        'cars.js': entry('cars', { code: 'draw("_car0")' }),
      },
      { '/home.ts': ['/base.css'], '/cars.ts': ['/frame.ts'], '/frame.ts': ['/base.css'] },
    )
    expect(written['assets/home.css']).toBe('p{margin:0}._map0{color:#00f}')
    expect(written['assets/cars.css']).toBe('p{margin:0}._car0{color:red}')
    expect(Object.keys(JSON.parse(written['.vite/styles.json']))).toEqual(['home.ts', 'cars.ts'])
  })

  test('styles no page has stop the build', () => {
    const bundle = { 'home.js': entry('home', { code: '"_car0"' }) }
    expect(() => build(sheet, bundle, { '/home.ts': ['/base.css'] })).toThrow('/map.css')
  })
})
