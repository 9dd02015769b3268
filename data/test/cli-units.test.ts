// Every trace the tools give out, on every site: its units must agree as the numbers do.
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { parseQuery } from '@evkit/engine/shared'
import { listStepFaults } from '../../engine/src/testing/unit-algebra.js'
import { openData } from '../cli/open-data.js'
import { TOOLS } from '../cli/tools.js'

const opened = openData(new URL('../', import.meta.url))
if (E.isLeft(opened)) throw new Error(opened.left.join('\n'))
const { data } = opened.right

// Short and long charges, warm and cold, fuel counted and not.
const ADDRESSES = [
  '',
  'cType=P&kW=150&chargeRange=10-80',
  'cType=P&kW=50&chargeRange=10-20',
  'chargeRange=0-100',
  'car=ES90&fuel=0',
  'temperature=0&climate=off',
  'costType=EX90&costMileage=20000',
]

describe('[B-T-01] [D-T-56] the units of every trace agree', () => {
  test.each(TOOLS.flatMap((tool) => data.store.sites.map((site) => [tool.name, site] as const)))(
    '%s on %s',
    (name, site) => {
      const tool = TOOLS.find((one) => one.name === name)
      const open = tool?.open(data, site)
      if (open === undefined || E.isLeft(open)) throw new Error('the tool does not open')
      for (const address of ADDRESSES) {
        const { cells } = open.right.readAddress(parseQuery(address), '')
        const row = open.right.explain(cells)
        if (E.isLeft(row)) throw new Error(JSON.stringify(row.left))
        expect(row.right.traces.length).toBeGreaterThan(0)
        expect(row.right.traces.flatMap(listStepFaults)).toEqual([])
      }
    },
  )
})
