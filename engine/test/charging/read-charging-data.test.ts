import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateCharge } from '../../src/charging/estimate.js'
import { readChargingData } from '../../src/charging/charging-data.js'
import { toResult } from '../../src/shared/result.js'

const file = (): unknown =>
  JSON.parse(readFileSync(new URL('../../../data/tables/charging.json', import.meta.url), 'utf8'))

const charger = { current: 'DC', power: '250kW' } as const
const query = { model: 'ex30-bev', motor: 'SM', charger, range: { from: 20, to: 80 } } as const

describe('a data set that was only parsed', () => {
  test('[E-T-38] that of the project answers as the decoded one', () => {
    const data = toResult(readChargingData(file()))
    if (!data.ok) throw new Error('not read')
    const answer = toResult(estimateCharge(data.value, query))
    expect(answer.ok && answer.value.minutes).toBe(24)
  })

  test.each([
    [undefined, '', 'a record', 'undefined'],
    [null, '', 'a record', 'null'],
    [[], '', 'a record', 'list'],
    [{ batteries: {}, table: {} }, 'facts', 'a record', 'undefined'],
    [
      { batteries: {}, facts: {}, table: { B51: { AC: {} } } },
      'table.B51.DC',
      'a record',
      'undefined',
    ],
    [
      { batteries: { m: { E1: { motor: 'SM' } } }, table: {}, facts: {} },
      'batteries.m.E1.batteries',
      'a list',
      'undefined',
    ],
    [
      { batteries: {}, table: { B: { AC: {}, DC: { '250kW': { 80: { 20: '26' } } } } }, facts: {} },
      'table.B.DC.250kW.80.20',
      'number',
      'text "26"',
    ],
    [
      JSON.parse('{"batteries":{},"table":{},"facts":{"B":{"__proto__":{"usableKwh":1}}}}'),
      'facts.B.usableKwh',
      'number',
      'undefined',
    ],
  ])('[E-T-38] %j is refused with the place', (document, path, expected, actual) => {
    const read = toResult(readChargingData(document))
    expect(read.ok ? undefined : read.reasons[0]).toEqual({ path, expected, actual })
  })

  test('Arbitrary documents are read or refused without an exception.', () => {
    fc.assert(
      fc.property(fc.anything(), (document) => {
        const read = toResult(readChargingData(document))
        if (read.ok) estimateCharge(read.value, query)
      }),
    )
  })
})
