// The spreadsheet's formulas, read from its file and recomputed by an evaluator that shares nothing with the engine.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeFormula, given, type Formula } from '@evkit/engine/shared'
import { runs } from '../../.config/property-runs.mjs'
import { explainEnergy, explainPower } from '../../engine/src/charging/energy.js'
import { OPERATIONS } from '../../engine/src/shared/explain.js'
import { listUnitFaults } from '../../engine/src/testing/unit-algebra.js'
import { anyValuesOf } from '../../engine/src/testing/formula-samples.js'
import { modelRange } from '../../data/scripts/range-model.js'
import { examplesOf, REGISTER } from '../scripts/register.js'
import { writeWorkbook } from '../scripts/spreadsheet.js'

const root = resolve(import.meta.dirname, '../..')
const file = readFileSync(join(root, 'docs/formulas/evkit-formulas.xml'), 'utf8')

interface Cell {
  readonly formula: string | undefined
  readonly text: string
}
type Sheet = readonly (readonly Cell[])[]

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const readSheets = (xml: string): ReadonlyMap<string, Sheet> =>
  new Map(
    [...xml.matchAll(/<Worksheet ss:Name="([^"]*)">([^]*?)<\/Worksheet>/g)].map(
      ([, name = '', body = '']) => [
        unescape(name),
        [...body.matchAll(/<Row>(.*?)<\/Row>/g)].map(([, line = '']) =>
          [
            ...line.matchAll(
              /<Cell(?: ss:Formula="([^"]*)")?><Data ss:Type="\w+">([^<]*)<\/Data><\/Cell>/g,
            ),
          ].map(([, formula, text = '']) => ({
            formula: formula === undefined ? undefined : unescape(formula),
            text: unescape(text),
          })),
        ),
      ],
    ),
  )

type Token = string
const tokenize = (formula: string): Token[] =>
  formula.slice(1).match(/R\d+C\d+|[A-Z]+|\d+\.?\d*|[-+*/(),>]/g) ?? []

const FUNCTIONS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  INT: ([value = Number.NaN]) => Math.floor(value),
  ABS: ([value = Number.NaN]) => Math.abs(value),
  SIGN: ([value = Number.NaN]) => Math.sign(value),
  MAX: (values) => Math.max(...values),
  MIN: (values) => Math.min(...values),
  IF: ([condition = 0, yes = 0, no = 0]) => (condition === 1 ? yes : no),
}

const evaluate = (formula: string, cellAt: (row: number, column: number) => number): number => {
  const tokens = tokenize(formula)
  let at = 0
  const next = (): Token => tokens[at++] ?? ''
  const takes = (...wanted: Token[]): Token | undefined =>
    wanted.includes(tokens[at] ?? '') ? next() : undefined
  const call = (name: string): number => {
    next()
    const values = [comparison()]
    while (takes(',') !== undefined) values.push(comparison())
    next()
    const made = FUNCTIONS[name]
    if (made === undefined) throw new Error(`unknown function ${name}`)
    return made(values)
  }
  const factor = (): number => {
    const token = next()
    if (token === '-') return -factor()
    if (token === '(') {
      const value = comparison()
      next()
      return value
    }
    const cell = /^R(\d+)C(\d+)$/.exec(token)
    if (cell !== null) return cellAt(Number(cell[1]), Number(cell[2]))
    return /^[A-Z]+$/.test(token) ? call(token) : Number(token)
  }
  const product = (): number => {
    let value = factor()
    for (let sign = takes('*', '/'); sign !== undefined; sign = takes('*', '/')) {
      const other = factor()
      value = sign === '*' ? value * other : value / other
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    for (let sign = takes('+', '-'); sign !== undefined; sign = takes('+', '-')) {
      const other = product()
      value = sign === '+' ? value + other : value - other
    }
    return value
  }
  const comparison = (): number => {
    const value = sum()
    return takes('>') === undefined ? value : Number(value > sum())
  }
  const value = comparison()
  if (at !== tokens.length) throw new Error(`cannot read ${formula}`)
  return value
}

const sheets = readSheets(file)
const sheetOf = ({ id }: Formula): Sheet => {
  const sheet = sheets.get(id)
  if (sheet === undefined) throw new Error(`no sheet ${id}`)
  return sheet
}

/** Puts values into the input cells and computes the last cell of the sheet. */
const recompute = (sheet: Sheet, values: Readonly<Record<string, number>>): number => {
  const cellAt = (row: number, column: number): number => {
    const cells = sheet[row - 1] ?? []
    const cell = cells[column - 1]
    const name = cells[0]?.text ?? ''
    if (cell?.formula !== undefined) return evaluate(cell.formula, cellAt)
    return Object.hasOwn(values, name) ? (values[name] ?? Number.NaN) : Number(cell?.text)
  }
  return cellAt(sheet.length, 3)
}

const RUNS = runs(1000)

describe('[B-T-10] the spreadsheet of formulas', () => {
  test('has a sheet for every formula of the register', () => {
    expect([...sheets.keys()]).toEqual(REGISTER.map(({ id }) => id))
    expect(new Set(REGISTER.map(({ id }) => id)).size).toBe(REGISTER.length)
  })

  test.each(REGISTER.map((formula) => [formula.id, formula] as const))(
    '%s recomputed outside equals the engine in 1,000 cases',
    (_, formula) => {
      const sheet = sheetOf(formula)
      fc.assert(
        fc.property(anyValuesOf(formula), (values) => {
          const ours = computeFormula(formula, values)
          const theirs = recompute(sheet, values)
          expect(theirs === ours || (Number.isNaN(theirs) && Number.isNaN(ours))).toBe(true)
        }),
        { numRuns: RUNS },
      )
    },
  )

  test.each(REGISTER.map((formula) => [formula.id, formula] as const))(
    'the cells of %s hold the values of the example, and its units agree',
    (_, formula) => {
      const sheet = sheetOf(formula)
      const values = examplesOf(formula)
      expect(Number(sheet.at(-1)?.[2]?.text)).toBe(computeFormula(formula, values))
      expect(recompute(sheet, {})).toBe(computeFormula(formula, values))
      expect(listUnitFaults(formula)).toEqual([])
      expect(Object.values(values).every((value) => value !== 0)).toBe(true)
    },
  )

  const rows = JSON.parse(
    readFileSync(join(root, 'data/sources/range-model.json'), 'utf8'),
  ) as Parameters<typeof modelRange>[0]
  const sheetNamed = (id: string): Sheet => sheets.get(id) ?? []
  const level = fc.constantFrom(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
  const kwh = fc.double({ min: 1, max: 150, noNaN: true })

  test('[E-T-73] energy and power of a charge are those of the tool', () => {
    const minutes = fc.integer({ min: 1, max: 2000 })
    fc.assert(
      fc.property(kwh, level, level, minutes, (usableEnergy, from, to, tableMinutes) => {
        const values = { usableEnergy, startLevel: from, endLevel: to, tableMinutes }
        const energy = explainEnergy(usableEnergy, { from, to })
        const cell = given({ name: 'tableMinutes', unit: 'min', rules: [] }, tableMinutes)
        expect(recompute(sheetNamed('charge-energy'), values)).toBe(energy.value)
        expect(recompute(sheetNamed('charge-power'), values)).toBe(explainPower(energy, cell).value)
      }),
    )
    const example = { usableEnergy: 49, startLevel: 20, endLevel: 80, tableMinutes: 30 }
    expect(recompute(sheetNamed('charge-energy'), example)).toBe(29.4)
    expect(recompute(sheetNamed('charge-power'), example)).toBe(58.8)
  })

  test('[E-T-73] a range is that of the model the table is made by', () => {
    const sheet = sheetNamed('modelled-range')
    const find = (parameter: string, where: object): number =>
      rows.find((row) =>
        Object.entries({ parameter, ...where }).every(
          ([name, value]) => row[name as keyof typeof row] === value,
        ),
      )?.value ?? Number.NaN
    for (const profile of ['city', 'highway', 'combined'] as const) {
      for (const temperature of [-5, 0, 10, 20, 35]) {
        const values = {
          usableEnergy: 65,
          publishedRange: 476,
          profileFactor: find('profileFactor', { profile }),
          temperatureFactor: find('temperatureFactor', { temperature }),
          climatePower: find('climatePower', { temperature, heatpump: true }),
          speed: find('speed', { profile }),
        }
        const conditions = { profile, temperature, heatpump: true, climate: true }
        const km = modelRange(rows, { usableKwh: 65, rangeKm: 476 }, conditions)
        expect(km).toBeGreaterThan(0)
        expect(recompute(sheet, values)).toBe(km)
      }
    }
  })

  test('every operation has a twin', () => {
    const cases = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    for (const operation of OPERATIONS) {
      const formula: Formula = {
        id: `twin-of-${operation}`.toLowerCase(),
        version: 1,
        title: '',
        rules: [],
        inputs: ['a', 'b'].map((name) => ({ name, unit: '1', rules: [] })),
        constants: [],
        result: {
          kind: 'applied',
          operation,
          label: { name: 'c', unit: '1', rules: [] },
          terms: [
            { kind: 'input', name: 'a' },
            { kind: 'input', name: 'b' },
          ],
        },
        rounding: 'none',
      }
      const xml = writeWorkbook([formula], () => ({ a: 1, b: 2 }))
      const sheet = readSheets(xml).get(formula.id) ?? []
      fc.assert(
        fc.property(cases, cases, (a, b) => {
          const [ours, theirs] = [computeFormula(formula, { a, b }), recompute(sheet, { a, b })]
          // Nothing divided by nothing is no number on both sides.
          expect(ours === theirs || (Number.isNaN(ours) && Number.isNaN(theirs))).toBe(true)
        }),
        { numRuns: RUNS },
      )
    }
  })

  test('texts are escaped', () => {
    const [first] = REGISTER
    if (first === undefined) throw new Error('the register is empty')
    const odd = writeWorkbook([{ ...first, rules: ['a<b>&"c"'] }], examplesOf)
    expect(odd).toContain('rows a&lt;b&gt;&amp;&quot;c&quot;')
  })
})
