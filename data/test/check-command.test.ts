// The check as a release runs it: the command itself, on a folder with known faults.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const data = join(import.meta.dirname, '..')
const root = join(data, '..')
const FOLDERS = ['brand', 'content', 'pictures', 'scripts', 'sources', 'tables']

const copy = mkdtempSync(join(tmpdir(), 'evkit-check-'))

const edit = (file: string, from: string, to: string): void => {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  writeFileSync(path, text.replace(from, to))
}

const check = (folder: string) => {
  const run = spawnSync(process.execPath, [
    join(root, '.config/run-program.mjs'),
    'data/check/check.ts',
    folder,
  ])
  return { status: run.status, lines: run.stdout.toString().trimEnd().split('\n') }
}

describe('[E-T-37] npm run check:data', () => {
  beforeAll(() => {
    for (const folder of FOLDERS) {
      cpSync(join(data, folder), join(copy, folder), { recursive: true })
    }
  })
  afterAll(() => {
    rmSync(copy, { recursive: true })
  })

  test('ends with an exit code of 1 and one line a fault', () => {
    edit('content/savings-sites.json', '"decimals": 3', '"decimals": 1')
    edit('sources/taxes.json', '"frequency": "Yearly"', '"frequency": "Weekly"')
    const { status, lines } = check(copy)
    const from = lines.findIndex((line) => line.startsWith('data/'))
    expect(status).toBe(1)
    expect(lines.slice(from)).toEqual([
      'data/sources/taxes.json  0.frequency  expected Yearly, Quarterly or Monthly, found Weekly',
      'data/content/savings-sites.json  uk.energyCost.min  expected a number with at most 1 decimals, found 0.05',
      'data/content/savings-sites.json  uk.energyCost.step  expected a number with at most 1 decimals, found 0.001',
      'data: 3 faults',
    ])
  }, 120_000)
})
