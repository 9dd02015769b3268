import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../.config/property-runs.mjs'
import { csvReader, LONGEST_RECORD } from '../cli/csv-read.js'
import { shieldText, unshieldText, writeCsvCell, writeCsvRecord } from '../cli/csv-write.js'
import { nearestName } from '../cli/hint.js'
import { readNumber, wordNumberFault } from '../cli/number.js'

const read = (pieces: readonly string[]) => {
  const records: (readonly string[])[] = []
  const lines: number[] = []
  const faults: string[] = []
  const reader = csvReader({
    record: ({ cells, line }) => {
      records.push(cells)
      lines.push(line)
    },
    fault: ({ line, cell, text }) => faults.push(`${line}.${cell} ${text}`),
  })
  const went = pieces.every((piece) => reader.push(piece))
  reader.end()
  return { records, lines, faults, went }
}

// Cuts a text at any places, as a stream does.
const cut = (text: string, places: readonly number[]): readonly string[] => {
  const at = [0, ...places.map((place) => place % (text.length + 1)), text.length]
  const sorted = [...at].sort((a, b) => a - b)
  return sorted.slice(1).map((end, index) => text.slice(sorted[index], end))
}

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', '#', '=', "'", 'é', '1') }),
  fc.string({ unit: 'binary' }),
)
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 }),
  )

describe('[B-T-10] reading CSV', () => {
  test('what was written is read again, however the text is cut', () => {
    fc.assert(
      fc.property(table, fc.array(fc.nat(), { maxLength: 6 }), (rows, places) => {
        const text = `h\r\n${rows.map(writeCsvRecord).join('')}`
        const { records, faults } = read(cut(text, places))
        expect(faults).toEqual([])
        expect(records.slice(1).map((cells) => cells.map(unshieldText))).toEqual(rows)
      }),
    )
  })

  test('any text cut anywhere reads as it does in one piece, and nothing throws', () => {
    fc.assert(
      fc.property(cell, fc.array(fc.nat(), { maxLength: 6 }), (text, places) => {
        expect(read(cut(text, places))).toEqual(read([text]))
      }),
    )
  })

  test.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r"1\r3",2',
      [
        ['a', 'b'],
        ['1\n3', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\n\n\r\n1\n', [['a'], ['1']]],
    [
      'a,b\n"x ""y"", z","1\n2"\n',
      [
        ['a', 'b'],
        ['x "y", z', '1\n2'],
      ],
    ],
    ['a,b\n,\n""\n', [['a', 'b'], ['', ''], ['']]],
    ['\ufeffa\n1\n', [['a'], ['1']]],
    ['# a "comment", here\n#\na\n#1\n', [['a'], ['#1']]],
    ['a\n"x"', [['a'], ['x']]],
    ['', []],
  ])('%j', (text, records) => {
    expect(read([text])).toMatchObject({ records, faults: [] })
  })

  test('the line is the one a record starts on', () => {
    expect(read(['a\n"1\n2"\n3\n']).lines).toEqual([1, 2, 4])
  })

  test('a record that is not well written is a fault of its own; the next is read', () => {
    expect(read(['a,b\n1,"x"y\n2,z"\n3,4\n'])).toEqual({
      records: [
        ['a', 'b'],
        ['3', '4'],
      ],
      lines: [1, 4],
      faults: [
        '2.2 text behind a closing quote',
        '3.2 a quote in a cell that does not start with one',
      ],
      went: true,
    })
    expect(read(['a\n"1\n2\n'])).toMatchObject({
      records: [['a']],
      faults: ['2.1 a quote that is never closed'],
    })
  })

  test('a record without an end does not fill the memory', () => {
    const piece = 'x'.repeat(LONGEST_RECORD)
    expect(read(['a\n"', piece, piece])).toMatchObject({
      records: [['a']],
      faults: [`2.1 a record longer than ${LONGEST_RECORD} characters`],
      went: false,
    })
  })
})

describe('[B-T-10] writing CSV', () => {
  test('a text a spreadsheet would compute gets an apostrophe, and loses it when read', () => {
    expect(['=A1', '+x', '-x', '@x', "'=x", '-5', '+1e3', 'x'].map(shieldText)).toEqual([
      "'=A1",
      "'+x",
      "'-x",
      "'@x",
      "''=x",
      '-5',
      '+1e3',
      'x',
    ])
    fc.assert(fc.property(cell, (text) => unshieldText(shieldText(text)) === text))
  })

  test('numbers have a dot and no grouping, and read back bit for bit', () => {
    expect([1234567.5, 1e21, -0.1].map(writeCsvCell)).toEqual(['1234567.5', '1e+21', '-0.1'])
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        expect(readNumber(writeCsvCell(value)) - value).toBe(0)
      }),
    )
  })
})

describe('numbers and hints', () => {
  test.each([
    ['5', 5],
    [' 5 ', 5],
    ['+5', 5],
    ['-5.5', -5.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
  ])('%j is a number', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  test('digits with a dot are read as the language reads them', () => {
    const digits = fc.string({
      unit: fc.constantFrom('0', '1', '5', '9', '.'),
      minLength: 1,
      maxLength: 18,
    })
    fc.assert(
      fc.property(digits, (text) => {
        const isNumber = text.split('.').length < 3 && text !== '.'
        expect(readNumber(text)).toBe(isNumber ? Number(text) : Number.NaN)
      }),
      { numRuns: runs(2000) },
    )
  })

  test.each([
    '',
    ' ',
    'x',
    '0x10',
    '1_000',
    'Infinity',
    '-Infinity',
    'NaN',
    '1e999',
    '1,5',
    '1 000',
    '١',
    '--5',
  ])('%j is none', (text) => {
    expect(readNumber(text)).toBeNaN()
  })

  test('the reason helps', () => {
    expect(wordNumberFault('1,5')).toContain('write a dot for decimals')
    expect(wordNumberFault('1 000')).toContain('no grouping')
    expect(wordNumberFault('1e999')).toContain('too large')
    expect(wordNumberFault('x'.repeat(1000)).length).toBeLessThan(100)
  })

  test('the nearest name', () => {
    expect(nearestName('costMilage', ['costMileage', 'costEnergy'])).toBe('costMileage')
    expect(nearestName('CSV', ['csv', 'site'])).toBe('csv')
    expect(nearestName('entirely', ['csv', 'site'])).toBeUndefined()
    expect(nearestName('', ['csv'])).toBeUndefined()
  })
})
