import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FAULTS } from '../lint.counter-examples.mjs'
import { bin, ROOT } from '../process.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CONFIG = join(ROOT, '.config/oxlint.json')
const PREFIX = 'typescript/'

const [usual] = JSON.parse(readFileSync(CONFIG, 'utf8')).overrides
const rules = Object.keys(usual.rules)

const findFaults = () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
  const settings = { ...compilerOptions, lib: ['ES2022', 'DOM'], types: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings }))
  for (const [rule, text] of Object.entries(FAULTS)) {
    writeFileSync(join(folder, `${rule}.ts`), `${text}\n`)
  }
  const { stdout } = spawnSync(bin('oxlint'), ['.', '--config', CONFIG, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') },
  })
  return JSON.parse(stdout).diagnostics.map(({ code, filename }) => [
    basename(filename, '.ts'),
    code,
  ])
}

test('each rule that is answered from types finds the fault planted for it', () => {
  expect(
    Object.keys(FAULTS)
      .map((rule) => PREFIX + rule)
      .toSorted(),
  ).toEqual(rules.toSorted())
  const found = findFaults()
  const missed = Object.keys(FAULTS).filter(
    (rule) => !found.some(([file, code]) => file === rule && code === `typescript(${rule})`),
  )
  expect(missed).toEqual([])
})
