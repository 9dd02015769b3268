import { describe, expect, test } from 'vitest'
import { toChargingData } from '@evkit/engine/charging'
import { chargingDataOf } from '../../src/shell/charging-data.js'
import { rangeDataOf } from '../../src/shell/range-data.js'
import { onceEach } from '../../src/tool/once-each.js'

describe('what is made of a document', () => {
  test('[E-T-72] is made once for each, however many pages ask', () => {
    const asked: object[] = []
    const lengthOf = onceEach((list: readonly number[]) => {
      asked.push(list)
      return { length: list.length }
    })
    const [one, other] = [[1], [1, 2]]
    expect([one, other, one, other].map(lengthOf)).toEqual([
      { length: 1 },
      { length: 2 },
      { length: 1 },
      { length: 2 },
    ])
    expect(asked).toEqual([one, other])
  })

  test('[E-T-72] the documents are made ready for look-up once', () => {
    const charging: Parameters<typeof toChargingData>[0] = { batteries: {}, table: {}, facts: {} }
    expect(chargingDataOf(charging)).toBe(chargingDataOf(charging))
    expect(chargingDataOf(charging)).toEqual(toChargingData(charging))
    const range: Parameters<typeof rangeDataOf>[0] = []
    expect(rangeDataOf(range)).toBe(rangeDataOf(range))
  })
})
