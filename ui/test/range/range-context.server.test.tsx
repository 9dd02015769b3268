import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useRange } from '../../src/range/index.js'

const Part = () => <p>{useRange().view.heading}</p>

test('[T-RANGE-27] [T-ERR-08] a range hook outside its provider throws, and names both', () => {
  expect(() => renderToString(<Part />)).toThrow('useRange must be used within a RangeProvider')
})
