import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import {
  CostCarItemCodec,
  CostContentCodec,
  CostLabelsCodec,
  joinCostCars,
} from '../../src/cost/documents/cost.codec.js'
import { decodeWith } from '../../src/shared/decode.js'
import { codecLaws } from '../../src/testing/laws.js'
import { tinyCostContent, tinyCostItem } from '../../src/testing/cost-samples.js'

const without = (record: object, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

describe('documents', () => {
  test('[T-DATA-04] a car type has exactly its twelve members', () => {
    expect(Object.keys(tinyCostItem)).toHaveLength(12)
    expect(decodeWith(CostCarItemCodec, { ...tinyCostItem, more: 1 })).toEqual({
      _tag: 'Right',
      right: tinyCostItem,
    })
  })

  test.each(Object.keys(tinyCostItem))(
    '[T-DATA-04] without %s it is refused with the path',
    (key) => {
      const decoded = decodeWith(CostCarItemCodec, without(tinyCostItem, key))
      expect(E.isLeft(decoded) && decoded.left[0]?.path.split('.')[0]).toBe(key)
    },
  )

  test.each(Object.keys(tinyCostContent.labels))(
    '[T-DATA-05] without the label %s it is refused with the path',
    (key) => {
      expect(Object.keys(tinyCostContent.labels)).toHaveLength(7)
      const decoded = decodeWith(CostLabelsCodec, without(tinyCostContent.labels, key))
      expect(E.isLeft(decoded) && decoded.left[0]?.path).toBe(key)
    },
  )

  test('content may declare its unit system, of the known ones', () => {
    expect(decodeWith(CostContentCodec, { ...tinyCostContent, system: 'us' })._tag).toBe('Right')
    expect(decodeWith(CostContentCodec, { ...tinyCostContent, system: 'old' })._tag).toBe('Left')
    expect(decodeWith(CostContentCodec, tinyCostContent)._tag).toBe('Right')
  })

  test('[E-T-37] useless car types are reported all together', () => {
    const items = [
      tinyCostItem,
      { ...tinyCostItem, type: ' ex30 ' },
      { ...tinyCostItem, type: 'B', energyConsumption: 0 },
      { ...tinyCostItem, type: 'C', energyConsumption: 'much' },
    ]
    const joined = joinCostCars(items)
    expect(E.isLeft(joined) && joined.left.map(({ path }) => path)).toEqual([
      'items.1.type',
      'items.2.energyConsumption',
      'items.3.energyConsumption',
    ])
    expect(joinCostCars([tinyCostItem])._tag).toBe('Right')
    expect(joinCostCars([])._tag).toBe('Left')
  })

  test.each(codecLaws((document) => decodeWith(CostContentCodec, document)))(
    '$name',
    ({ check }) => {
      check()
    },
  )
})
