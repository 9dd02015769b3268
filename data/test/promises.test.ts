// What the guide for whoever runs the service says in numbers and names, held against the service.
import { expect, test } from 'vitest'
import { ASKED_LIMITS } from '../service/admission.js'
import { listRows, readHere, sectionOf } from '../../.config/guide-tables.mjs'

test('who is let in how often is what the table says', () => {
  const rows = listRows(
    sectionOf(readHere('docs/guides/run-the-service.md'), 'Who is let in'),
  ).slice(1)
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
  const rows = listRows(sectionOf(readHere('docs/guides/run-the-service.md'), 'Metrics')).slice(1)
  const told = rows.flatMap(([names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  const written = new Set(
    [...readHere('data/service/metrics.ts').matchAll(/'((?:http|process|nodejs)_\w+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect([...told].sort()).toEqual([...written].sort())
})
