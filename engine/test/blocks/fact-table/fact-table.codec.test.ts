import { toPlainLine } from '../../../src/content/index.js'
import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factTableCodec } from '../../../src/blocks/fact-table/fact-table.codec.js'

const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
const read = (value: unknown) => factTableCodec(value, { path: '', links })

const TABLE = {
  label: 'Boots',
  columns: ['Car', 'Boot', 'With seats folded'],
  rows: [
    { title: 'EX30', cells: ['318 l', '904 l'] },
    { title: '[EX90](/uk/cars/ex90-electric/)', note: 'Third row up', cells: ['324 l'] },
  ],
}

const cellsOf = (value: unknown) => {
  const { value: content } = read(value)
  return O.isNone(content)
    ? undefined
    : content.value.rows.map(({ cells }) => cells.map(toPlainLine))
}

test('[E-B-62] a row has a cell for every column: missing ones are empty', () => {
  expect(cellsOf(TABLE)).toEqual([
    ['318 l', '904 l'],
    ['324 l', ''],
  ])
  expect(read(TABLE).findings).toEqual([])
})

test('[E-B-62] what is too much in a row is left out, and told of', () => {
  const rows = [{ title: 'EX30', cells: ['318 l', '904 l', '61 l'] }]
  expect(cellsOf({ ...TABLE, rows })).toEqual([['318 l', '904 l']])
  expect(read({ ...TABLE, rows }).findings).toMatchObject([{ code: 'TOO_MANY', path: 'rows' }])
})

test('[E-B-62] a cell keeps its column, also when the one before is empty or broken', () => {
  const rows = [
    { title: 'EX30', cells: ['', '904 l'] },
    { title: 'EX90', cells: [{}, '2000 l'] },
  ]
  expect(cellsOf({ ...TABLE, rows })).toEqual([
    ['', '904 l'],
    ['', '2000 l'],
  ])
})

test('[E-B-62] there is no table without two columns and a row with a title', () => {
  const nothing = [
    {},
    null,
    'table',
    { ...TABLE, columns: ['Car'] },
    { ...TABLE, columns: 'Car' },
    { ...TABLE, rows: [] },
    { ...TABLE, rows: [{ title: ' ', cells: ['318 l'] }] },
  ]
  for (const value of nothing) expect(O.isNone(read(value).value)).toBe(true)
})

test.each([
  ['en', 'en', []],
  ['pt-BR', 'pt-BR', []],
  [undefined, '', []],
  ['5', '', ['UNKNOWN_VALUE']],
  ['English', '', ['UNKNOWN_VALUE']],
  ['" onclick', '', ['UNKNOWN_VALUE']],
])('[E-B-62] rows in the language %s are marked %s', (rowLanguage, marked, codes) => {
  const { value, findings } = read({ ...TABLE, rowLanguage })
  expect(O.isSome(value) ? value.value.rowLanguage : undefined).toBe(marked)
  expect(findings.map(({ code }) => code)).toEqual(codes)
})

test('[E-B-62] notes are shown with a title and an item', () => {
  const moreOf = (more: unknown) => {
    const { value } = read({ ...TABLE, more })
    return O.isSome(value) ? O.toUndefined(value.value.more) : 'no table'
  }
  expect(moreOf({ title: 'How measured', items: ['By litres', ' '] })).toEqual({
    title: 'How measured',
    items: ['By litres'],
  })
  expect(moreOf({ title: 'How measured', items: [] })).toBeUndefined()
  expect(moreOf({ items: ['By litres'] })).toBeUndefined()
  expect(moreOf(undefined)).toBeUndefined()
})

test('[E-B-62] whatever rows hold, all of them are as long as the columns less one', () => {
  const cell = fc.oneof(fc.string(), fc.constant(null), fc.integer(), fc.constant({}))
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 6 }),
      fc.array(fc.array(cell, { maxLength: 8 }), { minLength: 1, maxLength: 8 }),
      (columns, lists) => {
        const rows = lists.map((cells) => ({ title: 'EX30', cells }))
        const found = cellsOf({ ...TABLE, columns, rows }) ?? []
        expect(found.map(({ length }) => length)).toEqual(rows.map(() => columns.length - 1))
      },
    ),
  )
})

test('[E-B-80] a table lies open unless something is said to open it', () => {
  const foldOf = (more: object) => O.toUndefined(read({ ...TABLE, ...more }).value)?.fold
  expect(foldOf({})).toBe('')
  expect(foldOf({ fold: 'About these figures' })).toBe('About these figures')
})
