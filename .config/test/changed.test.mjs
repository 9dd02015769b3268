import { describe, expect, test } from 'vitest'
import { findBase, listChanged, planChanged } from '../changed.mjs'
import { STEPS } from '../test-steps.mjs'

const plan = (...changed) => planChanged(STEPS, { base: 'abc', changed, gone: [] })
const names = (...changed) => plan(...changed).map(({ name }) => name)
const commandOf = (step, ...changed) =>
  plan(...changed)
    .find(({ name }) => name === step)
    .command.join(' ')

describe('what a change can reach', () => {
  test('a change in documents runs documents', () => {
    expect(names('docs/guides/contribute.md')).toEqual(['format', 'docs', 'documents'])
    expect(names('README.md')).toEqual(['format', 'docs', 'documents'])
  })

  test('a change in the engine runs what imports it, in a browser too, and no story', () => {
    const steps = names('engine/src/route/detour.ts')
    expect(steps).toEqual(expect.arrayContaining(['types', 'lint', 'unit', 'components', 'docs']))
    expect(steps).not.toContain('stories')
    expect(commandOf('unit', 'engine/src/route/detour.ts')).toContain('--changed abc')
  })

  test('only what has changed is linted and looked at for its format', () => {
    const files = ['ui/src/tool/later.ts', 'ui/src/tool/tool.module.css']
    expect(commandOf('format', ...files)).toMatch(/later\.ts ui\/src\/tool\/tool\.module\.css$/)
    expect(commandOf('lint', ...files)).toMatch(/lint\.mjs ui\/src\/tool\/later\.ts$/)
  })

  test('a story that has changed is run, on a site built for it', () => {
    expect(names('ui/e2e/route.e2e.ts')).toEqual(expect.arrayContaining(['site', 'stories']))
    expect(commandOf('stories', 'ui/e2e/route.e2e.ts')).toContain('--only-changed=abc')
  })

  test('a file that is gone is looked for where others name it', () => {
    const steps = planChanged(STEPS, { base: 'abc', changed: [], gone: ['data/roads/a.ts'] })
    expect(steps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['types', 'imports', 'unused', 'data', 'unit']),
    )
  })

  test('nothing that changed is nothing to run', () => {
    expect(names()).toEqual([])
  })
})

test('a change is compared with a commit that is there, or with none', () => {
  expect(findBase('HEAD')).toMatch(/^[0-9a-f]{40}$/)
  expect(findBase(undefined)).toMatch(/^[0-9a-f]{40}$/)
  expect(findBase('no-such-commit')).toBeUndefined()
  const { changed, gone } = listChanged(findBase('HEAD'))
  for (const file of [...changed, ...gone]) expect(file).toMatch(/^[\w.@/-]+$/)
})
