// What the pages of cars say of each version and of the body: from published figures, in the units of the site.
import { describe, expect, test } from 'vitest'
import { listCarFigureFaults } from '../check/car-figures.js'
import type { CarFigureRow } from '../sources/car-figure-rows.js'
import type { Rows, Sources } from '../sources/rows.js'
import { openStore } from '../service/store.js'
import { either as E, option as O } from 'fp-ts'
import { UnknownRecord } from 'io-ts'
import { toCarClient } from '@evkit/engine/internal/site'

interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[]
}

const store = openStore(new URL('../', import.meta.url))
if (E.isLeft(store)) throw new Error('the data cannot be read')

const tableOf = (site: string, slug: string, id: string): Table => {
  const page = O.toUndefined(store.right.findContent(site, toCarClient(slug), 'published'))
  const blocks = UnknownRecord.is(page) ? page['blocks'] : []
  const block = (blocks as readonly { readonly id: string; readonly content: Table }[]).find(
    (one) => one.id === id,
  )
  if (block === undefined) throw new Error(`${site} ${slug} has no ${id}`)
  return block.content
}

const cellsOf = ({ rows }: Table, title: string): readonly string[] =>
  rows.find((row) => row.title === title)?.cells.map((cell) => cell.replaceAll('\u00a0', ' ')) ?? []

describe('[E-B-72] the data of a car', () => {
  test('a column for each version, each with its own figures', () => {
    const table = tableOf('uk', 'ex30-electric', 'data')
    expect(table.columns).toEqual([
      'Version',
      'Single Motor',
      'Single Motor Extended Range',
      'Twin Motor Performance',
    ])
    expect(cellsOf(table, 'Range, WLTP combined')).toEqual(['213 miles', '295 miles', '279 miles'])
    expect(cellsOf(table, 'Price, from')).toEqual(['£35,000', '£39,400', '£44,800'])
    expect(cellsOf(table, 'Power')).toEqual([
      '200 kW (268 bhp)',
      '200 kW (268 bhp)',
      '315 kW (422 bhp)',
    ])
    expect(cellsOf(table, 'Towing, braked trailer')).toEqual(['1,000 kg', '1,600 kg', '1,600 kg'])
  })

  test('in the units of the site', () => {
    expect(cellsOf(tableOf('de', 'ex30-electric', 'data'), 'Höchstgeschwindigkeit')[0]).toBe(
      '180 km/h',
    )
    expect(cellsOf(tableOf('uk', 'ex30-electric', 'data'), 'Top speed')[0]).toBe('112 mph')
    expect(cellsOf(tableOf('us', 'ex30-electric', 'size'), 'Length')).toEqual(['166.7 in'])
    expect(cellsOf(tableOf('us', 'ex90-electric', 'size'), 'Cargo space')).toEqual(['10.9 cu ft'])
    expect(cellsOf(tableOf('uk', 'ex90-electric', 'size'), 'Seats')).toEqual(['7'])
  })

  test('what nobody has published of a version is empty, and of none has no row', () => {
    const table = tableOf('uk', 'ex90-electric', 'data')
    expect(cellsOf(table, 'Power')[0]).toBe('')
    expect(tableOf('uk', 'es90-electric', 'data').rows.map(({ title }) => title)).not.toContain(
      'Kerb weight',
    )
  })
})

describe('[E-B-72] what cannot be a figure of a car', () => {
  const row = (more: Partial<CarFigureRow>): CarFigureRow => ({
    ...{ model: 'EX30', figure: 'bootL', value: 318, asOf: '2024' },
    ...{ source: 'maker', licence: 'facts cited', retrieved: '2026-11-20' },
    ...{ basis: 'published', note: '' },
    ...more,
  })
  const sources = {
    sources: { file: '', faults: [], rows: [{ id: 'maker' }] },
  } as unknown as Sources
  const check = (...rows: readonly CarFigureRow[]): readonly string[] => {
    const figures: Rows<CarFigureRow> = { file: 'f', rows, faults: [] }
    const register = [{ name: 'EX30', motors: ['SM'] }]
    return listCarFigureFaults(figures, { register, line: [] }, sources).map(({ text }) => text)
  }

  test.each([
    [row({ value: -5 }), 'expected bootL above 0'],
    [row({ source: 'nobody' }), 'names the source nobody, which sources.json does not have'],
    [row({ model: 'EX31' }), 'names EX31, which cars.json does not have'],
    [row({ motor: 'TM', figure: 'powerKw' }), 'names EX30 TM, which cars.json does not have'],
    [row({ motor: 'SM' }), 'bootL is of the body, so it has no motor'],
    [row({ figure: 'powerKw' }), 'powerKw needs a motor'],
  ])('%j: %s', (one, text) => {
    expect(check(one)).toEqual([text])
  })

  test('one figure of one version stands once', () => {
    expect(check(row({}), row({}))).toEqual(['repeats EX30 bootL'])
  })

  test('a version of the line-up has what every table shows', () => {
    const none: Rows<CarFigureRow> = { file: 'f', rows: [], faults: [] }
    const line = [{ name: 'EX30', motors: ['SM'] }]
    expect(
      listCarFigureFaults(none, { register: line, line }, sources).map(({ text }) => text),
    ).toEqual(['has no torqueNm', 'has no zeroTo100S', 'has no topSpeedKmh', 'has no towingKg'])
  })
})
