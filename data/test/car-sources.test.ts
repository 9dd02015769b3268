// On what the figures of a car rest, as its page says it.
import { either as E, option as O } from 'fp-ts'
import { UnknownRecord } from 'io-ts'
import { describe, expect, test } from 'vitest'
import { toCarClient } from '@evkit/engine/internal/site'
import { openStore } from '../service/store.js'

interface Row {
  readonly title: string
  readonly note?: string
  readonly cells: readonly string[]
}

interface Table {
  readonly columns: readonly string[]
  readonly fold: string
  readonly rows: readonly Row[]
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

// As it is read: markdown without its escapes, spaces that may break.
const plain = (text: string): string =>
  text.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '').replaceAll('\u00a0', ' ')

const rowsOf = (site: string, slug: string, title: string): readonly (readonly string[])[] =>
  tableOf(site, slug, 'about-figures')
    .rows.filter((row) => plain(row.title) === title)
    .map(({ note = '', cells }) => [note, ...cells].map(plain))

const SITES = ['uk', 'us', 'de', 'se', 'ae']
const CARS = ['ex30', 'ex30-cross-country', 'ex40', 'ec40', 'ex90', 'es90'].map(
  (name) => `${name}-electric`,
)

describe('[E-B-80] about the figures of a car', () => {
  test('each has its value, its source and when it held', () => {
    expect(rowsOf('uk', 'ex30-electric', 'Boot')).toEqual([
      ['', '318 l', '[EVKX charging tables](<https://github.com/evkx/evkx.github.io>)', '2024'],
    ])
    expect(rowsOf('uk', 'ex30-electric', 'Range, WLTP combined')[1]).toEqual([
      'Single Motor Extended Range',
      '295 miles',
      'The maker’s published figures',
      'looked up 20 Nov 2026',
    ])
    expect(rowsOf('de', 'ex30-electric', 'Länge')[0]?.at(-1)).toBe('Dezember 2025')
    expect(rowsOf('ae', 'ex30-electric', 'الطول')[0]?.at(-1)).toBe('ديسمبر 2025')
  })

  test('versions that differ have a row each, those that do not share one', () => {
    const rows = rowsOf('uk', 'ex30-electric', 'Power')
    expect(rows.map(([versions, value]) => [versions, value])).toEqual([
      ['Single Motor, Single Motor Extended Range', '200 kW (268 bhp)'],
      ['Twin Motor Performance', '315 kW (422 bhp)'],
    ])
  })

  test('an example says that it is one, and a time from what it was worked out', () => {
    expect(rowsOf('uk', 'ex30-electric', 'Price, from')[0]).toEqual([
      'Single Motor',
      '£35,000',
      'Example, chosen by us',
      '20 Nov 2026',
    ])
    const minutes = SITES.flatMap((site) => CARS.map((car) => tableOf(site, car, 'about-figures')))
      .flatMap(({ rows }) => rows)
      .filter(({ title }) => plain(title) === '10 to 80% at a 250 kW charger')
      .map(({ cells }) => plain(cells[1] ?? ''))
    expect(new Set(minutes.map((text) => text.replace(/\[.*$/, '…')))).toEqual(
      new Set(['Worked out by our own model', 'Worked out by us from …']),
    )
  })

  test.each(SITES)('%s: every figure of the tables of every car is there, with a date', (site) => {
    for (const car of CARS) {
      const { rows, columns, fold } = tableOf(site, car, 'about-figures')
      expect([columns.length, fold === '']).toEqual([4, false])
      const told = new Set(rows.map(({ title, cells }) => plain(`${title}: ${cells[0] ?? ''}`)))
      const shown = ['data', 'size'].flatMap((id) =>
        tableOf(site, car, id).rows.flatMap(({ title, cells }) =>
          cells.filter((cell) => cell !== '').map((cell) => plain(`${title}: ${cell}`)),
        ),
      )
      expect([...new Set(shown)].filter((one) => !told.has(one))).toEqual([])
      expect(rows.filter(({ cells }) => cells.length !== 3 || cells.includes(''))).toEqual([])
      expect(rows.flatMap(({ cells }) => cells).join()).not.toMatch(/\{|undefined|Invalid/)
    }
  })
})
