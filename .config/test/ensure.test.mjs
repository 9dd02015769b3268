import { describe, expect, test } from 'vitest'
import { isComplete } from '../ensure.mjs'

const wanted = {
  '': { version: '1.0.0' },
  ui: { version: '1.0.0' },
  'node_modules/@evkit/ui': { link: true },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/both': { version: '2.0.0', devOptional: true },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
}
const served = { 'node_modules/@evkit/ui': {}, 'node_modules/hono': { version: '4.0.0' } }
const all = {
  ...served,
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/both': { version: '2.0.0' },
}

describe('what is installed', () => {
  test.each([
    ['everything', all, true, true],
    ['what the built site needs', served, false, true],
    [
      'another version of a package',
      { ...all, 'node_modules/hono': { version: '4.0.1' } },
      false,
      false,
    ],
    [
      'no link to a folder of the house',
      { ...all, 'node_modules/@evkit/ui': undefined },
      false,
      false,
    ],
    ['nothing', {}, false, false],
  ])('%s', (_, found, isForAll, isForUse) => {
    expect(isComplete(wanted, found, { isForUseOnly: false })).toBe(isForAll)
    expect(isComplete(wanted, found, { isForUseOnly: true })).toBe(isForUse)
  })
})
