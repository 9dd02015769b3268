// Every rule of the house has a counter-example, and the counter-example is caught.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterAll, describe, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.mjs'

interface CounterExample {
  readonly rule: string
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

const root = resolve(import.meta.dirname, '../..')
const examples = JSON.parse(
  readFileSync(join(root, '.config/rules.counter-examples.json'), 'utf8'),
) as readonly CounterExample[]
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const PACKAGES = ['react', 'vitest', 'xstate', 'io-ts', 'fp-ts']

const build = ({ files }: CounterExample): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  folders.push(folder)
  mkdirSync(join(folder, 'node_modules'))
  for (const name of PACKAGES) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const broken = async (example: CounterExample): Promise<readonly string[]> => {
  const { tsConfig: _, ...options } = config.options
  const { output } = await cruise(
    ['engine', 'ui', 'data', 'docs'].filter((name) =>
      example.files.some(({ path }) => path.startsWith(name)),
    ),
    {
      ...options,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
      baseDir: build(example),
    },
    undefined,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) },
  )
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)
}

describe('the rules of the house', () => {
  test('each has a counter-example', () => {
    expect(examples.map(({ rule }) => rule).sort()).toEqual(
      config.forbidden.map(({ name }) => name).sort(),
    )
  })

  test.each(examples.map((example) => [example.rule, example] as const))(
    '%s catches its counter-example',
    async (name, example) => {
      expect(await broken(example)).toContain(name)
    },
  )
})
