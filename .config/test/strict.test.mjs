import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyHouse } from '../copy-house.mjs'
import { STEPS } from '../test-steps.mjs'

const LIMIT = 60_000
const folder = copyHouse({
  copied: ['.config/reports', '.config/process.mjs', '.config/processor.mjs'],
  linked: ['node_modules'],
})
const report = join(folder, 'report.json')

const OPEN = `
import { describe, expect, test } from 'vitest'
describe('group', () => {
  test('runs', () => {})
  test.skip('is left out', () => {})
  test.todo('is to come')
  test.fails('is to fail', () => { expect(1).toBe(2) })
  test('has an option', { skip: true }, () => {})
})
`
const FOCUSED = `
import { test } from 'vitest'
test.only('is focused', () => {})
test('is not run', () => { throw new Error('never seen') })
`
const SNAPSHOT = `
import { expect, test } from 'vitest'
test('has a new picture', () => { expect(1).toMatchSnapshot() })
`

/** Runs Vitest on one file as the step of the unit tests does. */
const runStep = (name) => {
  const { command, environment } = STEPS.find((step) => step.name === 'unit')
  const [program, ...args] = command.filter(
    (part, at) => part !== '--project' && command[at - 1] !== '--project',
  )
  return spawnSync(program, [...args, name], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, ...environment, EVKIT_TEST_REPORT: report },
  })
}

beforeAll(() => {
  writeFileSync(join(folder, 'vitest.workspace.ts'), 'export default {}')
  writeFileSync(join(folder, 'open.test.mjs'), OPEN)
  writeFileSync(join(folder, 'focused.test.mjs'), FOCUSED)
  writeFileSync(join(folder, 'snapshot.test.mjs'), SNAPSHOT)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

test(
  'a test that is focused fails the step',
  () => {
    const { status, stdout, stderr } = runStep('focused')
    expect(stdout + stderr).toContain('Unexpected .only')
    expect(status).not.toBe(0)
  },
  LIMIT,
)

test(
  'a snapshot that is new fails the step and is not written',
  () => {
    const { status, stdout, stderr } = runStep('snapshot')
    expect(stdout + stderr).toContain('mismatched')
    expect(status).not.toBe(0)
  },
  LIMIT,
)

test(
  'each test is reported by how it ended',
  () => {
    expect(runStep('open').status).toBe(0)
    const tests = JSON.parse(readFileSync(report, 'utf8'))
    expect(
      tests.map(({ file, titles, outcome }) => [file, ...titles, outcome].join(' | ')),
    ).toEqual([
      'open.test.mjs | group | runs | passed',
      'open.test.mjs | group | is left out | skipped',
      'open.test.mjs | group | is to come | skipped',
      'open.test.mjs | group | is to fail | failed',
      'open.test.mjs | group | has an option | skipped',
    ])
  },
  LIMIT,
)
