import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writePageData } from '../../server/page-data.js'

// A text that tells how often it was written.
const countWrites = (value: unknown) => {
  let writes = 0
  return {
    part: {
      toJSON: () => {
        writes += 1
        return value
      },
    },
    writes: () => writes,
  }
}

describe('the data of a page', () => {
  test('[E-T-72] reads back as it was, however often it is written', () => {
    const data = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }))
    fc.assert(
      fc.property(data, fc.integer({ min: 1, max: 4 }), (value, times) => {
        for (let time = 0; time < times; time += 1) {
          expect(JSON.parse(writePageData(value))).toEqual(JSON.parse(JSON.stringify(value)))
        }
      }),
    )
  })

  test('[E-T-72] what pages share is written for two of them, not for the third', () => {
    const words = countWrites('shared')
    const content = { list: [words.part] }
    const write = (at: number) => writePageData({ at, tool: { content, at } })
    expect([1, 2, 3, 4].map(write)).toEqual(
      [1, 2, 3, 4].map((at) => `{"at":${at},"tool":{"content":{"list":["shared"]},"at":${at}}}`),
    )
    expect(words.writes()).toBe(2)
  })

  test('[E-T-27] no text of it ends the data block, not even a name or one that is kept', () => {
    const shared = { text: '</script><!--' }
    const data = { shared, '</script>': ['</script>'] }
    for (const text of [data, data, data].map(writePageData)) {
      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toEqual(data)
    }
  })

  test('leaves out what JSON has no word for', () => {
    expect(writePageData({ none: undefined, list: [undefined] })).toBe('{"list":[null]}')
  })
})
