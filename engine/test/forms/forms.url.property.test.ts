// The query of a form page.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { parseQuery } from '../../src/shared/query.js'
import { hostileQuery } from '../../src/testing/charging-arbitraries.js'
import { addChoice, dropChoice, readFormQuery } from '../../src/forms/lead/plan/forms.url.js'
import {
  BOOLEAN_PARAMETERS,
  hasModel,
  INERT_PARAMETERS,
  TEXT_PARAMETERS,
} from '../../src/forms/lead/plan/parameters.js'

const read = (search: string) => readFormQuery(parseQuery(search))

describe('reading', () => {
  test('[F-ROUTE-20] names are matched in any letter case, and 29 are read', () => {
    expect(read('?PNO=246ABC&ModelKey=ex30&UTM_Source=news').read).toEqual({
      pno: '246ABC',
      modelkey: 'ex30',
      utm_source: 'news',
    })
    expect([...TEXT_PARAMETERS, ...BOOLEAN_PARAMETERS, 'skip']).toHaveLength(29)
  })

  test('[F-ROUTE-21] [F-ROUTE-68] skip is a list over all its occurrences', () => {
    expect(read('?skip=model,retailer&skip=retailer, legal&SKIP=,,').read).toEqual({
      skip: ['model', 'retailer', 'legal'],
    })
  })

  test('[F-ROUTE-22] [F-ROUTE-51] [F-ROUTE-70] [F-ROUTE-77] booleans are true or false only', () => {
    expect(read('?testing=TRUE&b2b=False&disableexperiments=yes').read).toEqual({
      testing: true,
      b2b: false,
    })
    expect(read('?testing=1&testing=false').read).toEqual({ testing: false })
  })

  test('[F-ROUTE-23] blank and oversized values are absent, the first usable one counts', () => {
    expect(read('?pno=&pno=%20&pno=111&pno=222').read).toEqual({ pno: '111' })
    expect(read(`?pno=${'1'.repeat(2049)}`).read).toEqual({})
    expect(read(`?pno=${'1'.repeat(2048)}`).read).toEqual({ pno: '1'.repeat(2048) })
  })

  test('[F-ROUTE-24] twelve names are known and change nothing', () => {
    expect(read('?noretailer=1&Market=se&foo=bar&type=x')).toEqual({
      read: {},
      known: { noretailer: '1', market: 'se', type: 'x' },
      other: { foo: 'bar' },
    })
  })

  const INERT = [
    ['[F-ROUTE-79]', 'channel'],
    ['[F-ROUTE-80]', 'contactchannels'],
    ['[F-ROUTE-81]', 'eifcta'],
    ['[F-ROUTE-82]', 'languageid'],
    ['[F-ROUTE-83]', 'market'],
    ['[F-ROUTE-84]', 'marketid'],
    ['[F-ROUTE-85]', 'noretailer'],
    ['[F-ROUTE-86]', 'poiinit'],
    ['[F-ROUTE-87]', 'resetstate'],
    ['[F-ROUTE-88]', 'source__c'],
    ['[F-ROUTE-89]', 'testdealer'],
    ['[F-ROUTE-90]', 'type'],
  ] as const

  test.each(INERT)('%s %s is kept and not read', (_, name) => {
    expect(read(`?${name.toUpperCase()}=v`)).toEqual({
      read: {},
      known: { [name]: 'v' },
      other: {},
    })
  })

  test('[F-ROUTE-24] those are the twelve', () => {
    expect([...INERT_PARAMETERS].sort()).toEqual(INERT.map(([, name]) => name).sort())
  })

  test('prototype names are ordinary unknown names', () => {
    const { other } = read('?__proto__=a&constructor=b')
    expect(Object.keys(other)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(other)).toBe(Object.prototype)
  })

  test('Any query is read without an exception.', () => {
    fc.assert(fc.property(hostileQuery, (search) => typeof read(search) === 'object'))
  })

  test('Reading a query ignores the letter case of names.', () => {
    const anyName = fc.constantFrom(...TEXT_PARAMETERS, ...BOOLEAN_PARAMETERS, 'skip')
    fc.assert(
      fc.property(fc.array(fc.tuple(anyName, fc.constantFrom('a', 'true', 'a,b', ''))), (parts) => {
        const write = (change: (name: string) => string): string =>
          parts.map(([name, value]) => `${change(name)}=${value}`).join('&')
        expect(read(write((name) => name.toUpperCase()))).toEqual(read(write((name) => name)))
      }),
    )
  })
})

describe('moving through the quote flow', () => {
  test('[F-ROUTE-13] a step keeps the query and adds its choice', () => {
    const model = { choice: 'model', parameter: 'pno', value: '416XY2' } as const
    const once = addChoice('?utm_source=a', model)
    expect(once).toBe('?utm_source=a&pno=416XY2')
    expect(addChoice(once, { choice: 'retailer', parameter: 'retailerid', value: 'GB001' })).toBe(
      '?utm_source=a&pno=416XY2&retailerid=GB001',
    )
    expect(addChoice('?PNO=1&model=x', model)).toBe('?pno=416XY2')
    expect(addChoice('', { ...model, value: 'a&b \ud800' })).toBe('?pno=a%26b%20%EF%BF%BD')
  })

  test('[F-ROUTE-25] other parameters keep their bytes and their order', () => {
    expect(dropChoice('?foo=b%20r&UTM_term=x&pno=1&z', 'model')).toBe('?foo=b%20r&UTM_term=x&z')
  })

  test('[F-ROUTE-30] changing the model drops its three parameters', () => {
    expect(dropChoice('?pno=1&utm_source=a&modelkey=ex30&retailerid=9&Model=q', 'model')).toBe(
      '?utm_source=a&retailerid=9',
    )
    expect(dropChoice('?pno=1', 'model')).toBe('')
  })

  test('[F-ROUTE-31] changing the retailer drops its two parameters', () => {
    expect(dropChoice('?pno=1&RetailerId=9&campaigncode=C&customretailerid=8', 'retailer')).toBe(
      '?pno=1&campaigncode=C',
    )
  })

  test('Dropping a choice twice is dropping it once.', () => {
    fc.assert(
      fc.property(
        hostileQuery,
        fc.constantFrom('model' as const, 'retailer' as const),
        (text, choice) => {
          const once = dropChoice(text, choice)
          return dropChoice(once, choice) === once
        },
      ),
    )
  })

  test('[F-CFG-40] three parameters name a model', () => {
    expect([{ pno: '1' }, { modelkey: 'a' }, { model: 'a' }, {}].map(hasModel)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
