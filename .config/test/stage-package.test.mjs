import { describe, expect, it } from 'vitest'
import { listReached, toPublished } from '../stage-package.mjs'

describe('a package as it is published', () => {
  it('has a manifest without what only its repository reads', () => {
    const manifest = {
      name: 'a',
      private: true,
      files: ['src'],
      scripts: { prepack: 'x' },
      devDependencies: { b: '1.0.0' },
      peerDependencies: { c: '^1.0.0' },
      exports: { './*': { '@evkit/source': './src/*.ts', import: './dist/*.js' }, './p': './p' },
    }
    expect(toPublished(manifest)).toEqual({
      name: 'a',
      peerDependencies: { c: '^1.0.0' },
      exports: { './*': { import: './dist/*.js' }, './p': './p' },
    })
  })

  it('holds what entry points reach, code by code and declarations by declarations', () => {
    const texts = {
      'e/a.js': "export { b } from '../b.js'",
      'e/a.d.ts': "export type C = import('../c.js').C",
      'b.js': "import * as O from '#fp-ts/Option'",
      'c.d.ts': "import type { B } from './b.js'",
      'b.d.ts': '',
      'alone.js': '',
    }
    const reached = listReached(['e/a.js', 'e/a.d.ts'], (path) => texts[path])
    expect(reached).toEqual(['b.d.ts', 'b.js', 'c.d.ts', 'e/a.d.ts', 'e/a.js'])
  })
})
