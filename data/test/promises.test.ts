// What the guide for whoever runs the service says in numbers and names, held against the service.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ASKED_LIMITS } from '../service/admission.js'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

type Row = readonly string[]

// Cells of the rows of all tables of a text.
const listRows = (text: string): readonly Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )

const section = (text: string, heading: string): string => {
  const from = text.indexOf(`## ${heading}\n`)
  if (from < 0) throw new Error(`no section ${heading}`)
  const to = text.indexOf('\n## ', from + 4)
  return text.slice(from, to < 0 ? undefined : to)
}

test('who is let in how often is what the table says', () => {
  const rows = listRows(section(read('docs/guides/run-the-service.md'), 'Who is let in')).slice(1)
  const numberOf = (cell = ''): number => Number(cell.replaceAll(',', ''))
  expect(
    Object.fromEntries(
      rows.map(([kind = '', , burst, perHour]) => [
        kind,
        { burst: numberOf(burst), perHour: numberOf(perHour) },
      ]),
    ),
  ).toEqual(ASKED_LIMITS)
})

test('figures of the service have the names of the table', () => {
  const rows = listRows(section(read('docs/guides/run-the-service.md'), 'Metrics')).slice(1)
  const told = rows.flatMap(([names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  const written = new Set(
    [...read('data/service/metrics.ts').matchAll(/'((?:http|process|nodejs)_\w+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect([...told].sort()).toEqual([...written].sort())
})
